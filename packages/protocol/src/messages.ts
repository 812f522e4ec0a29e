import { z } from 'zod'
import { CommandRequest } from './commands.ts'
import { TableEvent } from './events.ts'
import { ChatText, Key, PlayerId, PlayerName } from './ids.ts'
import { Problem } from './problems.ts'

/** Who sits or looks on, as the others see them. A bot program is a player too. */
export const PublicPlayer = z.object({
  id: PlayerId,
  /** Without one: the player has erased their data. */
  name: PlayerName.optional(),
  /** Of a game that is over: the name under which it was played, if it was another. */
  playedAs: PlayerName.optional(),
  bot: z.boolean(),
})
export type PublicPlayer = z.infer<typeof PublicPlayer>

export const ChatLine = z.object({
  /** Counts up within a table, apart from its events. */
  line: z.int().min(1),
  at: z.int(),
  player: PlayerId,
  /** Without one: taken away. */
  text: ChatText.optional(),
})
export type ChatLine = z.infer<typeof ChatLine>

/** What a table's socket and its stream tell. `event` lines come in order, each once, without a gap. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    you: z.object({ player: PlayerId.optional(), seat: z.int().optional() }),
    /** The last event and chat line so far: what is missing follows. */
    seq: z.int(),
    chat: z.int(),
    /** The server's time, for clocks. */
    now: z.int(),
  }),
  z.object({ type: z.literal('event'), event: TableEvent }),
  /** Sent before the first event that names them, and when a name changes. */
  z.object({ type: z.literal('player'), player: PublicPlayer }),
  z.object({ type: z.literal('chat'), chat: ChatLine }),
  /** Who of the players is connected, and who of them has the table in sight. */
  z.object({
    type: z.literal('present'),
    players: z.array(PlayerId),
    looking: z.array(PlayerId),
    spectators: z.int(),
  }),
  /** The answer to an act or a chat line: with the problem if it was refused. */
  z.object({ type: z.literal('answer'), key: Key, seq: z.int().optional(), problem: Problem.optional() }),
  z.object({ type: z.literal('pong'), now: z.int() }),
  /** The server goes down or has had enough of a slow reader: come again. */
  z.object({ type: z.literal('bye'), why: z.enum(['shutdown', 'slow', 'closed']) }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('act'), ...CommandRequest.shape }),
  z.object({ type: z.literal('chat'), key: Key, text: ChatText }),
  /** Is the page in sight? Who looks on needs no notification. */
  z.object({ type: z.literal('looking'), looking: z.boolean() }),
  z.object({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>
