import { z } from 'zod'
import { Added, Commit, MoveText, PlayerId, SeatNumber, TableId } from './ids.ts'
import { BotLevel, SeatPlan, Settings } from './settings.ts'

const seat = SeatNumber
/** How many decisions of the game remain when some are taken back. */
const to = z.int().min(0)

/** What may happen at a table, in the order in which things mostly happen. The log of a table is a list of these. */
export const EventBody = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('created'),
    table: TableId,
    host: PlayerId,
    settings: Settings,
    /** SHA-256 of the secret that the server adds to the seed; where `fair` is 2, value 0 of its chain. */
    secretHash: z.string(),
    /** How the deals come about (docs/fair-deals.md); 1 where it is missing. */
    fair: z.literal(2).optional(),
  }),
  z.object({ type: z.literal('planned'), seat, plan: SeatPlan }),
  z.object({ type: z.literal('sat'), seat, player: PlayerId, commit: Commit }),
  z.object({ type: z.literal('stood'), seat }),
  /** What `commit` was the hash of. A later `planned`, `sat` or `stood` makes it void, and who has revealed must be bound anew. */
  z.object({ type: z.literal('revealed'), seat, added: Added }),
  /** The record of the game before its first move: setup and first deal. */
  z.object({
    type: z.literal('started'),
    record: z.string(),
    /** The server's value for the first round, where deals come from chains. */
    server: Commit.optional(),
  }),
  /** A move that ends a round waits until everybody has added something to the next deal. Nobody decides meanwhile. */
  z.object({ type: z.literal('held'), seat, move: MoveText, bot: z.literal(true).optional() }),
  /** What a seat adds to the deal of a round: the next value of its chain. */
  z.object({ type: z.literal('shared'), seat, round: z.int().min(2), added: Commit }),
  /**
   * A seat goes on with another chain, of which this is the value for `round`. With `without`, others had added something to that
   * round already, and the seat adds nothing to it.
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
    /** The server's value for the round that is dealt, where deals come from chains. */
    server: Commit.optional(),
  }),
  /** The turn is over for its player: bots need not wait any longer whether it is taken back. */
  z.object({ type: z.literal('done'), seat }),
  z.object({ type: z.literal('undone'), seat, to }),
  /** Asks the others to agree that decisions are taken back; it is withdrawn by a move. */
  z.object({ type: z.literal('asked'), seat, to }),
  z.object({ type: z.literal('answered'), seat, agrees: z.boolean() }),
  z.object({ type: z.literal('conceded'), seat }),
  /** Wishes that a bot plays for someone who does not answer. */
  z.object({ type: z.literal('voted'), seat, about: seat }),
  z.object({
    type: z.literal('stood-in'),
    seat,
    level: BotLevel,
    why: z.enum(['clock', 'vote', 'conceded', 'erased']),
  }),
  z.object({ type: z.literal('returned'), seat }),
  /** The server was away, or its clock was set to another time: what lies between counts against nobody. */
  z.object({ type: z.literal('paused'), from: z.int(), to: z.int() }),
  z.object({
    type: z.literal('ended'),
    why: z.enum(['played', 'conceded']),
    scores: z.array(z.int()),
    /** 1 for the first; equals share a rank; who conceded comes last. */
    ranks: z.array(z.int()),
    secret: z.string(),
    seed: z.string(),
  }),
  /** The same people play again. */
  z.object({ type: z.literal('rematch'), table: TableId }),
  /**
   * Taken away before its end by its host or by the host of the server; because nobody has come for a month; or because people came
   * or went too often after shares were known.
   */
  z.object({ type: z.literal('closed'), why: z.enum(['idle', 'void']).optional() }),
])
export type EventBody = z.infer<typeof EventBody>

export const TableEvent = z.object({
  /** 1, 2, 3 … without a gap. */
  seq: z.int().min(1),
  /** Milliseconds since 1970. */
  at: z.int(),
  body: EventBody,
})
export type TableEvent = z.infer<typeof TableEvent>
