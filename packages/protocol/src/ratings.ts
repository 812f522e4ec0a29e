import { z } from 'zod'
import { PlayerId, SeatNumber } from './ids.ts'
import { PublicPlayer } from './messages.ts'

/** `live`: with a clock of minutes. `correspondence`: hours for each turn, or no clock: nobody is pressed for time. */
export const Pace = z.enum(['live', 'correspondence'])
export type Pace = z.infer<typeof Pace>

/** Ratings are kept apart by how many play and how fast. */
const kind = { players: z.int().min(2).max(4), pace: Pace }

/**
 * Starts at 1500; 200 points more win about two games in three. The true strength is within `uncertainty` in 95 % of cases.
 */
export const Rating = z.object({
  rating: z.int(),
  uncertainty: z.int(),
  games: z.int(),
  /** Fewer than ten games, or fewer than three different opponents. */
  provisional: z.boolean(),
})
export type Rating = z.infer<typeof Rating>

export const KindRating = z.object({ ...kind, ...Rating.shape })
export type KindRating = z.infer<typeof KindRating>
export const MyRatings = z.object({ ratings: z.array(KindRating) })

/** Why a game changed nothing for somebody, or that it counted. */
export const RATING_OUTCOMES = [
  'counted',
  'erased',
  'too-few-decisions',
  'same-device',
  'pair-limit',
  'too-far-apart',
  'alone',
] as const
export const RatingOutcome = z.enum(RATING_OUTCOMES)
export type RatingOutcome = z.infer<typeof RatingOutcome>

/** Ratings of the people at a table; after a rated game also what it changed. */
export const TableRatings = z.object({
  ...kind,
  rated: z.boolean(),
  /** The result has been counted, or it was decided that it doesn't count. */
  settled: z.boolean(),
  seats: z.array(
    z.object({
      seat: SeatNumber,
      player: PlayerId,
      rating: Rating.optional(),
      outcome: RatingOutcome.optional(),
      change: z.int().optional(),
      /** It counted less, because the same people had played before that day. */
      reduced: z.literal(true).optional(),
      /** The game was a loss, because a bot had played too much of it or played on. */
      left: z.literal(true).optional(),
    }),
  ),
})
export type TableRatings = z.infer<typeof TableRatings>

/** Players whose rating is no longer provisional, by the rating that is certain: rating minus uncertainty. */
export const Ladder = z.object({
  ...kind,
  rows: z.array(z.object({ player: PublicPlayer, rating: z.int(), uncertainty: z.int(), games: z.int() })),
})
export type Ladder = z.infer<typeof Ladder>
