import {
  closerBudget,
  closerLooks,
  closerNodes,
  createTreeMemory,
  judgeReports,
  proveDecision,
  type Review,
  revise,
} from '@amyitis/bots'
import { type Game, rewind, seededRandom } from '@amyitis/engine'
import { netFor } from '../bots.ts'
import { SearchTeam, threadCount } from './search-team.ts'

interface LookOptions {
  /** All decisions, or those that cost most. */
  readonly everywhere: boolean
  readonly seed: string
  watch(done: number, all: number): void
}

/** Searches decisions of a reviewed game again, on all cores, for longer than any level thinks. */
export async function lookCloser(
  game: Game,
  first: Review,
  { everywhere, seed, watch }: LookOptions,
  budget = closerBudget(),
): Promise<Review> {
  const { box } = game.position
  const wanted = closerLooks(first.decisions, everywhere)
  if (wanted.length === 0) return first
  const deps = { net: netFor(box), random: seededRandom(seed) }
  const memory = createTreeMemory(closerNodes(threadCount()))
  const team = new SearchTeam(box)
  const lookAt = async (n: number) => {
    const proven = proveDecision(game, n, deps)
    if (proven !== undefined) return proven
    const { position } = rewind(game, n - 1)
    const reports = await team.look(position, game.entries[n - 1].move, budget, memory, `${seed}/closer ${n}`)
    return judgeReports(game, n, reports, deps)
  }
  try {
    let review = first
    for (const [i, n] of wanted.entries()) {
      review = revise(game, review, await lookAt(n))
      watch(i + 1, wanted.length)
    }
    return review
  } finally {
    team.close()
  }
}
