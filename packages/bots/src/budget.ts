import type { GameKind } from './game-kind.ts'
import { iterationsOf } from './level-settings.ts'
import type { Level } from './levels.ts'

/** How long a search may run: a number of milliseconds, a number of iterations, or both. */
export interface Budget {
  readonly ms?: number | undefined
  readonly iterations?: number | undefined
}

/** How long a level may take for a decision, in milliseconds, however slow the device. */
export const TIME_LIMITS = { priest: 80, oracle: 240, amyitis: 1500 } satisfies Partial<Record<Level, number>>

/** What the strongest level has, in every kind of game. */
export const FULL_BUDGET: Budget = { ms: TIME_LIMITS.amyitis }

/** The given budget, or a default if it sets no limit. */
export const budgetOr = (given: Budget | undefined, otherwise: Budget): Budget =>
  given?.ms === undefined && given?.iterations === undefined ? otherwise : given

/** The given budget, or the default of the level. */
export const budgetFor = (level: Level, kind: GameKind, given?: Budget): Budget =>
  budgetOr(given, {
    iterations: iterationsOf(level, kind),
    ms: (TIME_LIMITS as Partial<Record<Level, number>>)[level],
  })

/** A budget that ends a search, but not before its first iteration: without that there is no move to choose. */
export function usableBudget({ ms, iterations }: Budget): Budget {
  if (ms === undefined && iterations === undefined) throw new RangeError('a search needs a budget')
  if (Number.isNaN(ms) || Number.isNaN(iterations)) throw new RangeError('a budget must be a number')
  return { ms, iterations: iterations === undefined ? undefined : Math.max(1, iterations) }
}

/** A part of a budget, at least one iteration. */
export const scaleBudget = ({ ms, iterations }: Budget, part: number): Budget => ({
  ms: ms === undefined ? undefined : ms * part,
  iterations: iterations === undefined ? undefined : Math.max(1, Math.round(iterations * part)),
})
