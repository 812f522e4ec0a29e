import type { Level } from './levels.ts'

/** How long a search may run: a number of milliseconds, a number of iterations, or both. */
export interface Budget {
  readonly ms?: number | undefined
  readonly iterations?: number | undefined
}

export const DEFAULT_BUDGETS: Partial<Record<Level, Budget>> = {
  harpist: { iterations: 5 },
  physician: { iterations: 30 },
  judge: { iterations: 90 },
  priest: { iterations: 400, ms: 40 },
  oracle: { iterations: 2400, ms: 240 },
  amyitis: { ms: 1500 },
}

/** The given budget, or a default if it sets no limit. */
export const budgetOr = (given: Budget | undefined, otherwise: Budget): Budget =>
  given?.ms === undefined && given?.iterations === undefined ? otherwise : given

/** The given budget, or the default of the level. */
export const budgetFor = (level: Level, given?: Budget): Budget =>
  budgetOr(given, DEFAULT_BUDGETS[level] ?? given ?? {})

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
