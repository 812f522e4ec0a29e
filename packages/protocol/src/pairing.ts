import { z } from 'zod'
import { TableId } from './ids.ts'

/** The game that a player searches opponents for. */
export const PairingRequest = z.object({
  players: z.int().min(2).max(4),
  clock: z.enum(['quick', 'normal', 'relaxed']),
  palace: z.boolean().default(false),
  rated: z.boolean().default(true),
})
export type PairingRequest = z.infer<typeof PairingRequest>

/** The status of a search for opponents. */
export const Pairing = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  z.object({
    status: z.literal('waiting'),
    since: z.int(),
    /** How far apart ratings may currently be. */
    window: z.int(),
    /** When bots take the seats that are still empty. */
    botsAt: z.int(),
  }),
  /** The player must sit down at this table with a commit, by `until`. With bots, the game is unrated. */
  z.object({ status: z.literal('found'), table: TableId, until: z.int().optional() }),
])
export type Pairing = z.infer<typeof Pairing>
