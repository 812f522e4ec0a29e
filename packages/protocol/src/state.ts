import { z } from 'zod'
import { MoveText, SeatNumber } from './ids.ts'

/** A game as it stands, for programs that do not know the rules. */
export const TableState = z.object({
  /** The last event that it takes into account: `after` of an act that follows from it. */
  seq: z.int(),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  /** The seat that is to decide, and whether it is yours. */
  turn: SeatNumber.optional(),
  yours: z.boolean(),
  /** Every move of that seat that the rules allow. */
  legal: z.array(MoveText),
  /** The version of the rules that the game is played by. */
  rules: z.string(),
  /** As docs/notation.md says. */
  state: z.record(z.string(), z.unknown()),
})
