import { z } from 'zod'
import { Added, Commit, MoveText, PlayerId, SeatNumber, TableId } from './ids.ts'
import { BotLevel, SeatPlan, Settings } from './settings.ts'

const seat = SeatNumber
/** How many decisions of the game remain when some are taken back. */
const to = z.int().min(0)

/** The events of a table, roughly in the order in which they occur. The log of a table is a list of these. */
export const EventBody = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('created'),
    table: TableId,
    host: PlayerId,
    settings: Settings,
    /** SHA-256 of the secret that the server adds to the seed; where `fair` is 2, value 0 of its chain. */
    secretHash: z.string(),
    /** The version of the dealing scheme (docs/fair-deals.md); 1 if missing. */
    fair: z.literal(2).optional(),
    /** For whom each seat is reserved, and until when. */
    reserved: z.array(PlayerId.nullable()).optional(),
    until: z.int().optional(),
    /** Created by quick pairing. */
    paired: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('planned'), seat, plan: SeatPlan }),
  z.object({ type: z.literal('sat'), seat, player: PlayerId, commit: Commit }),
  z.object({
    type: z.literal('stood'),
    seat,
    /** The player did not answer the ready check in time. */
    why: z.literal('not-ready').optional(),
  }),
  /** A reserved seat is open to everyone: its player declined, or did not come in time. */
  z.object({ type: z.literal('released'), seat, why: z.enum(['declined', 'expired']) }),
  /** The player is present, and the game may start. A later `planned`, `sat`, `stood` or `released` voids it. */
  z.object({ type: z.literal('ready'), seat }),
  /** The share behind `commit`. A later `planned`, `sat` or `stood` voids it, and its owner must commit again. */
  z.object({ type: z.literal('revealed'), seat, added: Added }),
  /** The record of the game before its first move: setup and first deal. */
  z.object({
    type: z.literal('started'),
    record: z.string(),
    /** The server's value for the first round, if deals come from chains. */
    server: Commit.optional(),
  }),
  /** In the first round of a paired game, the seat of a bot is offered to a person. */
  z.object({ type: z.literal('offered'), seat, player: PlayerId, until: z.int() }),
  /** That person takes it; `commit` is the value of their chain for the first round, which was dealt without them. */
  z.object({ type: z.literal('joined'), seat, player: PlayerId, commit: Commit }),
  /** A move that ends a round waits until everybody has shared for the next deal. Nobody decides meanwhile. */
  z.object({ type: z.literal('held'), seat, move: MoveText, bot: z.literal(true).optional() }),
  /** The share of a seat for the deal of a round: the next value of its chain. */
  z.object({ type: z.literal('shared'), seat, round: z.int().min(2), added: Commit }),
  /**
   * A seat continues with another chain, of which this is the value for `round`. With `without`, others had already shared
   * for that round, and the seat adds nothing to it.
   */
  z.object({
    type: z.literal('bound'),
    seat,
    round: z.int().min(1),
    commit: Commit,
    without: z.literal(true).optional(),
  }),
  z.object({
    type: z.literal('moved'),
    seat,
    move: MoveText,
    /** Played by a bot: of the seat, or for its player. */
    bot: z.literal(true).optional(),
    /** The cards dealt after it, if it ended a round: trades, group after group. */
    deal: z.array(z.string()).optional(),
    /** The server's value for the dealt round, if deals come from chains. */
    server: Commit.optional(),
  }),
  /** The player has finished the turn: bots need not wait for an undo. */
  z.object({ type: z.literal('done'), seat }),
  z.object({ type: z.literal('undone'), seat, to }),
  /** Asks the others to agree to a takeback; a move withdraws it. */
  z.object({ type: z.literal('asked'), seat, to }),
  z.object({ type: z.literal('answered'), seat, agrees: z.boolean() }),
  z.object({ type: z.literal('conceded'), seat }),
  /** A vote to replace an unresponsive player by a bot. */
  z.object({ type: z.literal('voted'), seat, about: seat }),
  z.object({
    type: z.literal('stood-in'),
    seat,
    level: BotLevel,
    why: z.enum(['clock', 'vote', 'conceded', 'erased']),
  }),
  z.object({ type: z.literal('returned'), seat }),
  /** The server was down, or its clock was changed: the time in between counts against nobody. */
  z.object({ type: z.literal('paused'), from: z.int(), to: z.int() }),
  z.object({
    type: z.literal('ended'),
    why: z.enum(['played', 'conceded']),
    scores: z.array(z.int()),
    /** 1 for the first; ties share a rank; players who conceded come last. */
    ranks: z.array(z.int()),
    secret: z.string(),
    seed: z.string(),
  }),
  /** The same people play again. */
  z.object({ type: z.literal('rematch'), table: TableId }),
  /**
   * Closed before its end: by its host or the host of the server, because it was unused for a month, because players
   * joined or left too often after shares were revealed, or because a paired player did not come.
   */
  z.object({ type: z.literal('closed'), why: z.enum(['idle', 'void', 'unpaired']).optional() }),
])
export type EventBody = z.infer<typeof EventBody>

export const TableEvent = z.object({
  /** 1, 2, 3 … without gaps. */
  seq: z.int().min(1),
  /** Milliseconds since 1970. */
  at: z.int(),
  body: EventBody,
})
export type TableEvent = z.infer<typeof TableEvent>
