import { z } from 'zod'
import { Added, Commit, Key, MoveText, SeatNumber } from './ids.ts'
import { SeatPlan } from './settings.ts'

const to = z.int().min(0)

/** What a person or a bot program may do at a table. */
export const Act = z.discriminatedUnion('type', [
  /**
   * Without a seat: the first that is free for who asks. Who sits already is bound anew on the own seat, before the game: after
   * `stood`, or where the share is lost.
   */
  z.object({
    type: z.literal('sit'),
    seat: SeatNumber.optional(),
    invitation: z.string().max(64).optional(),
    commit: Commit,
  }),
  z.object({ type: z.literal('stand') }),
  /** The host frees a seat before the game. */
  z.object({ type: z.literal('unseat'), seat: SeatNumber }),
  /** What `commit` was the hash of, once all seats are taken; the game begins with the last one. */
  z.object({ type: z.literal('reveal'), added: Added }),
  /** The host changes who may sit on a seat that is empty, as long as nobody has revealed anything. */
  z.object({ type: z.literal('plan'), seat: SeatNumber, plan: SeatPlan }),
  /** The host does not wait any longer: bots take the empty seats. */
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('move'), move: MoveText }),
  /** What the own seat adds to the deal of the next round: once it has passed, or once a move is held. */
  z.object({ type: z.literal('share'), round: z.int().min(2), added: Commit }),
  /** Goes on with another chain: `commit` is its value for `round`, the last round that was dealt, or the next if others have shared. */
  z.object({ type: z.literal('bind'), round: z.int().min(1), commit: Commit }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('undo'), to }),
  z.object({ type: z.literal('ask'), to }),
  z.object({ type: z.literal('answer'), agrees: z.boolean() }),
  z.object({ type: z.literal('concede') }),
  z.object({ type: z.literal('vote'), about: SeatNumber }),
  z.object({ type: z.literal('return') }),
  z.object({ type: z.literal('close') }),
])
export type Act = z.infer<typeof Act>

export const ActRequest = z.object({
  key: Key,
  /** The number of the last event that was seen: what was decided without knowing a later one is refused. */
  after: z.int().min(0),
  act: Act,
})
export type ActRequest = z.infer<typeof ActRequest>
