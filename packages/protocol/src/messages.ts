import { z } from 'zod'
import { CommandRequest } from './commands.ts'
import { TableEvent } from './events.ts'
import { ChatText, Key, PlayerId, PlayerName } from './ids.ts'
import { Problem } from './problems.ts'

/** A player or spectator, as others see them. A bot program is a player too. */
export const PublicPlayer = z.object({
  id: PlayerId,
  /** Missing if the player was erased. */
  name: PlayerName.optional(),
  /** In a finished game: the name it was played under, if that differs. */
  playedAs: PlayerName.optional(),
  bot: z.boolean(),
})
export type PublicPlayer = z.infer<typeof PublicPlayer>

export const ChatLine = z.object({
  /** Numbered per table, independently of its events. */
  line: z.int().min(1),
  at: z.int(),
  player: PlayerId,
  /** Missing if the line was deleted. */
  text: ChatText.optional(),
})
export type ChatLine = z.infer<typeof ChatLine>

/** The messages of a table's socket and stream. Events come in order, once each, without gaps. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    you: z.object({ player: PlayerId.optional(), seat: z.int().optional() }),
    /** The last event and chat line so far; missing ones follow. */
    seq: z.int(),
    chat: z.int(),
    /** The server's time, for clocks. */
    now: z.int(),
  }),
  z.object({ type: z.literal('event'), event: TableEvent }),
  /** Sent before the first event that names them, and when a name changes. */
  z.object({ type: z.literal('player'), player: PublicPlayer }),
  z.object({ type: z.literal('chat'), chat: ChatLine }),
  /** The players who are connected, and those who have the table in sight. */
  z.object({
    type: z.literal('present'),
    players: z.array(PlayerId),
    looking: z.array(PlayerId),
    spectators: z.int(),
  }),
  /** The response to a command or a chat line, with the problem if it was rejected. */
  z.object({ type: z.literal('answer'), key: Key, seq: z.int().optional(), problem: Problem.optional() }),
  z.object({ type: z.literal('pong'), now: z.int() }),
  /** The server shuts down or disconnects a slow reader: reconnect later. */
  z.object({ type: z.literal('bye'), why: z.enum(['shutdown', 'slow', 'closed']) }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('act'), ...CommandRequest.shape }),
  z.object({ type: z.literal('chat'), key: Key, text: ChatText }),
  /** Is the page visible? A player who is looking needs no notification. */
  z.object({ type: z.literal('looking'), looking: z.boolean() }),
  z.object({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>
