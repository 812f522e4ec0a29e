import { z } from 'zod'
import { Added, Commit, Key, MoveText, SeatNumber } from './ids.ts'
import { SeatPlan } from './settings.ts'

const to = z.int().min(0)

/** What a person or a bot program can do at a table. */
export const Command = z.discriminatedUnion('type', [
  /**
   * Without a seat: the first one free for this player. A seated player commits again on their own seat, before the game:
   * after `stood`, or if their share is lost. In the first round it also takes the seat of a bot that was offered (`offered`).
   */
  z.object({
    type: z.literal('sit'),
    seat: SeatNumber.optional(),
    invitation: z.string().max(64).optional(),
    commit: Commit,
  }),
  z.object({ type: z.literal('stand') }),
  /** Declines a seat that is reserved for the player. */
  z.object({ type: z.literal('decline') }),
  /** Answers the ready check of a full table. */
  z.object({ type: z.literal('ready') }),
  /** The host frees a seat before the game. */
  z.object({ type: z.literal('unseat'), seat: SeatNumber }),
  /** Reveals the share behind `commit` once all seats are taken; the game begins with the last one. */
  z.object({ type: z.literal('reveal'), added: Added }),
  /** The host changes who may sit on an empty seat, until a share is revealed. */
  z.object({ type: z.literal('plan'), seat: SeatNumber, plan: SeatPlan }),
  /** The host fills empty seats with bots. */
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('move'), move: MoveText }),
  /** The own share for the deal of the next round: after passing, or while a move is held. */
  z.object({ type: z.literal('share'), round: z.int().min(2), added: Commit }),
  /** Continues with another chain: `commit` is its value for `round`, the last dealt round, or the next if others have shared. */
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
export type Command = z.infer<typeof Command>

export const CommandRequest = z.object({
  key: Key,
  /** The number of the last event that was seen; outdated decisions are rejected. */
  after: z.int().min(0),
  act: Command,
})
export type CommandRequest = z.infer<typeof CommandRequest>
