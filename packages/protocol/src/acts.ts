import { z } from 'zod'
import { Added, Key, MoveText, SeatNumber } from './ids.ts'
import { SeatPlan } from './settings.ts'

const to = z.int().min(0)

/** What a person or a bot program may do at a table. */
export const Act = z.discriminatedUnion('type', [
  /** Without a seat: the first that is free for who asks. */
  z.object({
    type: z.literal('sit'),
    seat: SeatNumber.optional(),
    invitation: z.string().max(64).optional(),
    added: Added,
  }),
  z.object({ type: z.literal('stand') }),
  /** The host changes who may sit on a seat that is empty. */
  z.object({ type: z.literal('plan'), seat: SeatNumber, plan: SeatPlan }),
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('move'), move: MoveText }),
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
