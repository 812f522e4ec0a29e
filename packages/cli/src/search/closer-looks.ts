import {
  closerBudget,
  closerLooks,
  closerMemory,
  judgeReports,
  proveDecision,
  type Review,
  revise,
  type TreeMemory,
} from '@amyitis/bots'
import { type Game, rewind, seededRandom } from '@amyitis/engine'
import { netFor } from '../bots.ts'
import { SearchTeam, threadCount } from './search-team.ts'

interface LookOptions {
  /** All decisions, or those that matter most. */
  readonly everywhere: boolean
  readonly seed: string
  readonly signal: AbortSignal
  watch(done: number, all: number): void
  /** Called at the end if a look failed; the others are left out. */
  failed(error: unknown): void
}

/**
 * Searches decisions of a reviewed game again, on all cores, for longer than any level thinks. If it is interrupted or fails,
 * the review has what was found by then.
 */
export async function lookCloser(
  game: Game,
  first: Review,
  { everywhere, seed, signal, watch, failed }: LookOptions,
  budget = closerBudget(),
): Promise<Review> {
  const { box } = game.position
  const wanted = closerLooks(first.decisions, everywhere)
  if (wanted.length === 0) return first
  const deps = { net: netFor(box), random: seededRandom(seed) }
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const team = new SearchTeam(box)
  const lookAt = async (n: number, memory: TreeMemory) => {
    const proven = proveDecision(game, n, deps)
    if (proven !== undefined) return proven
    const { position } = rewind(game, n - 1)
    const reports = await team.look(position, game.entries[n - 1].move, budget, memory, `${seed}/closer ${n}`)
    return judgeReports(game, n, reports, deps)
  }
  let review = first
  let failure: unknown
  try {
    const memory = closerMemory(threadCount())
    for (const [i, n] of wanted.entries()) {
      watch(i, wanted.length)
      const decision = await Promise.race([lookAt(n, memory), aborted])
      if (decision === undefined) break
      review = revise(game, review, decision)
    }
  } catch (error) {
    failure = error
  }
  watch(wanted.length, wanted.length)
  team.close()
  if (failure !== undefined) failed(failure)
  return review
}
