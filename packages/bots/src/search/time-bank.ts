import type { Budget } from '../budget.ts'

/** At most as many times its budget may a hard decision take. */
const MAX_SHARE = 2
/** At most as many budgets are saved. */
const MAX_SAVED = 4

/** Time saved on clear decisions is spent on hard ones. */
export class TimeBank {
  private saved = 0

  /** Runs a search with its budget and some of the time saved before. */
  async spend<T>(budget: Budget, search: (budget: Budget) => Promise<T>): Promise<T> {
    const { ms } = budget
    if (ms === undefined) return search(budget)
    const start = performance.now()
    const found = await search({ ...budget, ms: ms + Math.min(this.saved, (MAX_SHARE - 1) * ms) })
    const left = this.saved + ms - (performance.now() - start)
    this.saved = Math.max(0, Math.min(MAX_SAVED * ms, left))
    return found
  }
}
