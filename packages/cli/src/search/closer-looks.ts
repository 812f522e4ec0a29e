import { closerBudget, closerLooks, judgeReports, memoryFor, proveDecision, type Review, revise } from '@amyitis/bots'
import { type Game, rewind, seededRandom } from '@amyitis/engine'
import { netFor } from '../bots.ts'
import { SearchTeam, threadCount } from './search-team.ts'

interface LookOptions {
  /** All decisions, or those that matter most. */
  readonly everywhere: boolean
  readonly seed: string
  readonly signal: AbortSignal
  watch(done: number, all: number): void
}

export interface Looked {
  readonly review: Review
  /** Why a look failed, if one did; those after it are left out. */
  readonly failure?: unknown
  /** How far the looks had got when they were interrupted, if they were. */
  readonly interrupted?: { readonly done: number; readonly all: number }
}

/**
 * Searches decisions of a reviewed game again, on all cores, for longer than any level thinks. If it is interrupted or fails,
 * the review has what was found by then.
 */
export async function lookCloser(
  game: Game,
  first: Review,
  { everywhere, seed, signal, watch }: LookOptions,
  budget = closerBudget(),
): Promise<Looked> {
  const { box } = game.position
  let review = first
  // Every verdict may contradict another one, which then deserves a look, too.
  const missing = () => closerLooks(review.decisions, everywhere)
  if (missing().length === 0) return { review }
  const deps = { net: netFor(box), random: seededRandom(seed) }
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  let team: SearchTeam | undefined
  let done = 0
  try {
    const threads = new SearchTeam(box)
    team = threads
    const memory = memoryFor(threadCount())
    const lookAt = async (n: number) => {
      const proven = proveDecision(game, n, deps)
      if (proven !== undefined) return proven
      const { position } = rewind(game, n - 1)
      const reports = await threads.look(position, game.entries[n - 1].move, budget, memory, `${seed}/closer ${n}`)
      return judgeReports(game, n, reports, deps)
    }
    for (let [n, ...others] = missing(); n !== undefined; [n, ...others] = missing()) {
      watch(done, done + 1 + others.length)
      // The team replaces a thread that broke.
      const looked = lookAt(n).catch(() => lookAt(n))
      const decision = await Promise.race([looked, aborted])
      if (decision === undefined) return { review, interrupted: { done, all: done + 1 + others.length } }
      review = revise(game, review, decision)
      done++
    }
    watch(done, done)
    return { review }
  } catch (failure) {
    return { review, failure }
  } finally {
    team?.close()
  }
}
