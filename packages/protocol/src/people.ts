import { z } from 'zod'
import { ListCursor, TableSummary } from './api.ts'
import { PlayerId, PlayerName } from './ids.ts'
import { PublicPlayer } from './messages.ts'
import { KindRating, Pace } from './ratings.ts'

const Encounters = { won: z.int(), lost: z.int(), drawn: z.int() }

/** The rating after a rated game. */
const CurvePoint = z.object({
  /** The day, as its first millisecond (UTC); missing for games of early versions. */
  day: z.int().optional(),
  rating: z.int(),
  uncertainty: z.int(),
  palace: z.boolean().optional(),
})

/** The public page of a player. Private tables contribute only to the ratings. */
export const PlayerPage = z.object({
  player: PublicPlayer,
  /** The day of their first visit, as its first millisecond (UTC). */
  since: z.int(),
  ratings: z.array(KindRating),
  /** For each kind of game, the oldest point first. */
  curves: z.array(z.object({ players: z.int(), pace: Pace, points: z.array(CurvePoint) })),
  /** Public games with at least one other person, by the number of players. */
  results: z.array(
    z.object({
      players: z.int(),
      games: z.int(),
      /** How often they came first, second …; ties share a place. */
      places: z.array(z.int()),
    }),
  ),
  /** Their most frequent opponents in public games, with the results. */
  opponents: z.array(z.object({ player: PublicPlayer, ...Encounters })),
  /** The latest public games; `change` of their rating, if the game was rated. `/games?player=…` returns all. */
  games: z.array(z.object({ ...TableSummary.shape, change: z.int().optional() })),
  /** Your results against them in all finished games, including private ones. */
  you: z.object(Encounters).optional(),
})
export type PlayerPage = z.infer<typeof PlayerPage>

/** A table that waits for the player, until `deadline`. */
const WaitingTable = z.object({ ...TableSummary.shape, deadline: z.int().optional() })

/** The tables that wait for a player, each list with the least time first. */
export const Turns = z.object({
  /** The number of entries in all lists. */
  count: z.int(),
  /** Games in which they must decide, or share for the next deal. */
  turns: z.array(WaitingTable),
  /** Full tables that wait for their answer to the ready check, or for their share. */
  starting: z.array(WaitingTable),
  /** Seats that are reserved for them, such as those of a rematch. */
  offers: z.array(WaitingTable),
})
export type Turns = z.infer<typeof Turns>

const time = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional()

/** Which finished public games to list. */
export const GameQuery = z.object({
  /** Games of this player. */
  player: PlayerId.optional(),
  /** Games of players whose name starts with this. */
  name: PlayerName.trim().min(1).optional(),
  players: z.coerce.number().int().min(2).max(4).optional(),
  palace: z.enum(['true', 'false']).optional(),
  /** The id of an edition, such as `standard`. */
  edition: z.string().min(1).max(100).optional(),
  /** Games that ended at this time or later, in milliseconds since 1970. */
  from: time,
  /** Games that ended before this time. */
  to: time,
  after: ListCursor.optional(),
})
export type GameQuery = z.infer<typeof GameQuery>
