import type { Level } from './levels.ts'

/** How long a search may think: so many milliseconds, so many iterations, or both. */
export interface Budget {
  readonly ms?: number | undefined
  readonly iterations?: number | undefined
}

/** What the searching levels do if nobody says otherwise. */
export const USUAL_BUDGETS: Partial<Record<Level, Budget>> = {
  priest: { iterations: 400, ms: 40 },
  amyitis: { ms: 1500 },
}

/** The budget of a level where none is given. */
export function usualBudget(level: Level, given: Budget = {}): Budget {
  return given.ms === undefined && given.iterations === undefined ? (USUAL_BUDGETS[level] ?? given) : given
}
