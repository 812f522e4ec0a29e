import type { PuzzleInfo } from '@amyitis/bots'
import { seededRandom } from '@amyitis/engine'

const DAY = 24 * 60 * 60 * 1000

/** Days are counted in UTC, so that everybody has the same puzzle. */
export const dayAt = (now: number): number => Math.floor(now / DAY)
export const dateOf = (day: number): Date => new Date(day * DAY)

const LARGE = 2 ** 31

/** The puzzle of a day: all of them in an order that is the same for everybody, then over again. */
export function puzzleOfDay<Info extends Pick<PuzzleInfo, 'id'>>(puzzles: readonly Info[], day: number): Info {
  const keyed = puzzles.map((puzzle) => ({ puzzle, key: seededRandom(puzzle.id)(LARGE) }))
  keyed.sort((a, b) => a.key - b.key || (a.puzzle.id < b.puzzle.id ? -1 : 1))
  // A clock may be set to before 1970.
  return keyed[((day % keyed.length) + keyed.length) % keyed.length].puzzle
}

/** In a streak, one day in this many may be missed. */
const WEEK = 7

export interface Streak {
  /** Solved days up to today without a break; today may still be missing. */
  readonly now: number
  readonly best: number
}

/**
 * The streak from the days on which the puzzle was solved. It survives one missed day a week. Days to come, from a clock that
 * was ahead, count once they are there.
 */
export function streakOf(solved: readonly number[], today: number): Streak {
  let now = 0
  let best = 0
  let last = Number.NEGATIVE_INFINITY
  let missed = Number.NEGATIVE_INFINITY
  const goesOn = (day: number) => day - last === 1 || (day - last === 2 && day - 1 - missed >= WEEK)
  for (const day of [...new Set(solved)].filter((one) => one <= today).sort((a, b) => a - b)) {
    if (!goesOn(day)) {
      now = 0
      missed = Number.NEGATIVE_INFINITY
    } else if (day - last === 2) missed = day - 1
    now++
    last = day
    best = Math.max(best, now)
  }
  return { now: last === today || goesOn(today) ? now : 0, best }
}
