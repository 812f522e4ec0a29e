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
  return keyed[day % keyed.length].puzzle
}

export interface Streak {
  /** Days in a row up to today; today may still be missing. */
  readonly now: number
  readonly best: number
}

/** The streak from the days on which the puzzle was solved. */
export function streakOf(solved: readonly number[], today: number): Streak {
  const days = new Set(solved)
  const runTo = (last: number) => {
    let length = 0
    while (days.has(last - length)) length++
    return length
  }
  const best = solved.reduce((most, day) => (days.has(day + 1) ? most : Math.max(most, runTo(day))), 0)
  return { now: runTo(days.has(today) ? today : today - 1), best }
}
