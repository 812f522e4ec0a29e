import type { PuzzleInfo } from '@amyitis/bots'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'

export type PuzzleOutcome = 'solved' | 'failed'

/** How somebody has done on this device. */
export interface PuzzleResults {
  readonly rating: number
  /** How many puzzles the rating comes from. */
  readonly rated: number
  /** By the id of the puzzle. A failed one may be solved later. */
  readonly outcomes: Readonly<Record<string, PuzzleOutcome>>
  /** The days on which the puzzle of the day was solved, as numbers. */
  readonly days: readonly number[]
}

export const RESULTS_KEY = 'amyitis.puzzles'
const START = 1200
const NOTHING: PuzzleResults = { rating: START, rated: 0, outcomes: {}, days: [] }

/** The first puzzles move the rating more. */
const EARLY = 15
const EARLY_STEP = 48
const STEP = 24

const isOutcome = (value: unknown): value is PuzzleOutcome => value === 'solved' || value === 'failed'
/** No rating comes anywhere near. */
const MAX_RATING = 5000
const isRating = (value: unknown): value is number => Number.isFinite(value) && Math.abs(value as number) <= MAX_RATING
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

/** Reads what was stored; whatever is not understood counts as not tried yet. */
export function readResults(stored: string | null): PuzzleResults {
  try {
    const { rating, rated, outcomes, days } = (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>
    const known = Object.entries((outcomes ?? {}) as object).filter((entry): entry is [string, PuzzleOutcome] =>
      isOutcome(entry[1]),
    )
    return {
      rating: isRating(rating) ? rating : START,
      rated: isCount(rated) ? rated : 0,
      outcomes: Object.fromEntries(known),
      days: Array.isArray(days) ? days.filter(isCount) : [],
    }
  } catch {
    return NOTHING
  }
}

export interface Tried {
  readonly puzzle: Pick<PuzzleInfo, 'id'> & { readonly rating?: number | undefined }
  readonly outcome: PuzzleOutcome
  /** With a hint nothing is won. */
  readonly helped: boolean
  /** The day whose puzzle it is. */
  readonly day?: number | undefined
}

/** The results after a try. Only the first one changes the rating, as a game against a player of the puzzle's strength would. */
export function withTry(results: PuzzleResults, { puzzle, outcome, helped, day }: Tried): PuzzleResults {
  const { rating, rated, outcomes, days } = results
  const before = outcomes[puzzle.id]
  const solved = outcome === 'solved'
  const counts = before === undefined && puzzle.rating !== undefined && !(solved && helped)
  const expected = 1 / (1 + 10 ** (((puzzle.rating ?? 0) - rating) / 400))
  const change = (rated < EARLY ? EARLY_STEP : STEP) * ((solved ? 1 : 0) - expected)
  return {
    rating: counts ? Math.round(rating + change) : rating,
    rated: counts ? rated + 1 : rated,
    outcomes: before === 'solved' ? outcomes : { ...outcomes, [puzzle.id]: outcome },
    days: solved && day !== undefined && !days.includes(day) ? [...days, day] : days,
  }
}

/** A device may refuse to store anything: then it is known until the page is left. */
let known: PuzzleResults | undefined

export const getResults = (): PuzzleResults => known ?? readResults(readStored(RESULTS_KEY))

/** Has this device refused to store them? */
export const areResultsUnsaved = (): boolean => known !== undefined

export function storeResults(results: PuzzleResults): void {
  known = writeStored(RESULTS_KEY, JSON.stringify(results)) ? undefined : results
}

export function storeTry(tried: Tried): PuzzleResults {
  const results = withTry(getResults(), tried)
  storeResults(results)
  return results
}

const betterOutcome = (a: PuzzleOutcome | undefined, b: PuzzleOutcome | undefined): PuzzleOutcome =>
  a === 'solved' || b === 'solved' ? 'solved' : 'failed'

/** The results of two devices: everything solved on either, and the rating that more puzzles stand behind. */
export function mergeResults(a: PuzzleResults, b: PuzzleResults): PuzzleResults {
  const ids = [...new Set([...Object.keys(a.outcomes), ...Object.keys(b.outcomes)])].sort()
  const rated = a.rated === b.rated ? (a.rating > b.rating ? a : b) : a.rated > b.rated ? a : b
  return {
    rating: rated.rating,
    rated: rated.rated,
    outcomes: Object.fromEntries(ids.map((id) => [id, betterOutcome(a.outcomes[id], b.outcomes[id])])),
    days: [...new Set([...a.days, ...b.days])].sort((one, other) => one - other),
  }
}
