import {
  type Box,
  clonePosition,
  listLegal,
  MoveList,
  type Position,
  type Random,
  type RulesVersion,
  rulesOf,
} from '@amyitis/engine'
import type { BotChoice } from '../analysis.ts'
import type { Budget } from '../budget.ts'
import type { Net } from '../network/net.ts'
import { hurried } from './hurry.ts'
import { SEARCH_DEFAULTS, Search } from './search.ts'
import type { Share } from './share.ts'

/** A position as plain data for a worker: without the box, which the worker opens itself, but with the rules version. */
export type SerializedPosition = Omit<Position, 'box' | 'log'> & { readonly rules: RulesVersion }

export function serializePosition(position: Position): SerializedPosition {
  const { box, log: _, ...sent } = clonePosition(position)
  return { ...sent, rules: box.rules.version }
}

/** The position in a worker, with a box of the same kind and the rules version that was sent. */
export function deserializePosition({ rules: version, ...sent }: SerializedPosition, box: Box): Position {
  const rules = rulesOf(version)
  return clonePosition({ ...sent, log: undefined, box: box.rules === rules ? box : { ...box, rules } })
}

/** The search of one thread, for its share of the moves. */
export function searchShare(
  { net, random }: { readonly net: Net; readonly random: Random },
  position: Position,
  budget: Budget,
  share: Share,
): BotChoice {
  const search = new Search(net, position, random, hurried(SEARCH_DEFAULTS, net, position))
  search.share = share
  search.spend(budget)
  return { move: search.best(), analysis: search.analysis() }
}

const bestValue = ({ analysis }: BotChoice) => analysis?.moves[0].value ?? Number.NEGATIVE_INFINITY

/** The best of what threads have found that each looked at a share of the moves. */
export const bestOfShares = (found: readonly BotChoice[]): BotChoice =>
  found.reduce((best, other) => (bestValue(other) > bestValue(best) ? other : best))

/**
 * Splits the moves of a position between threads that share no memory. If each searched all of them, they would find the same:
 * they differ only in what they expect to be dealt.
 */
export async function searchInParallel(
  threads: number,
  position: Position,
  search: (thread: number, share: Share) => Promise<BotChoice>,
): Promise<BotChoice> {
  const list = new MoveList()
  listLegal(position, list)
  if (list.length === 1) return { move: list.moves[0] }
  const every = Math.min(threads, list.length)
  return bestOfShares(await Promise.all(Array.from({ length: every }, (_, first) => search(first, { first, every }))))
}
