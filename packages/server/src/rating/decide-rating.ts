import type { RatingOutcome } from '@amyitis/protocol'
import type { Store } from '../store/store.ts'
import type { Contest, Contestant, RatingResult } from '../store/types.ts'
import type { Participant } from './participation.ts'
import { isProvisional, MIN_ESTABLISHED, NEWCOMER, POINTS_PER_UNIT } from './scale.ts'
import { updateSkills } from './update.ts'

/** What the first, second and third game of a pair within a day count; further ones don't count. */
const PAIR_WEIGHTS = [1, 1 / 2, 1 / 4] as const
export const PAIR_WINDOW_MS = 86_400_000

/** From this difference on, a result says nothing about the established player. */
const WIDEST_GAP = 400 / POINTS_PER_UNIT

type Reason = Exclude<RatingOutcome, 'counted'>

/** Which reason is given if there are several. */
const REASONS: readonly Reason[] = [
  'too-few-decisions',
  'same-device',
  'pair-limit',
  'too-far-apart',
  'erased',
  'alone',
]

interface Side extends Contestant, Participant {}

const shareTrace = (one: Side, other: Side) =>
  one.person === other.person || [...one.traces].some((trace) => other.traces.has(trace))

/** How much a result counts, or why it does not, for both of the pair. */
function pairWeight(one: Side, other: Side, together: number): number | Reason {
  if (one.erased || other.erased) return 'erased'
  if (one.rounds === 0 || other.rounds === 0) return 'too-few-decisions'
  if (shareTrace(one, other)) return 'same-device'
  return PAIR_WEIGHTS[together] ?? 'pair-limit'
}

/**
 * How much it says about one of them. An established player gains and loses little against a newcomer, and nothing against
 * somebody far away in rating: new accounts are free, and so are the points they give away.
 */
function ownWeight({ skill: own = NEWCOMER }: Side, { skill: other = NEWCOMER }: Side, pair: number): number | Reason {
  if (isProvisional(own)) return pair
  if (Math.abs(own.mu - other.mu) > WIDEST_GAP) return 'too-far-apart'
  return pair * Math.min(1, (other.games + 1) / MIN_ESTABLISHED.games)
}

/** What a game changes for everyone who is not erased. */
export function decideRating(
  participants: readonly Participant[],
  contest: Contest,
): ReturnType<Parameters<Store['rate']>[2]> {
  const sides = participants.map((one, i): Side => ({ ...contest.contestants[i], ...one }))
  const pairs = sides.map((one, i) =>
    sides.map((other, q) => (i === q ? 0 : pairWeight(one, other, contest.together(one.player, other.player)))),
  )
  const weights = pairs.map((row, i) =>
    row.map((pair, q) => (typeof pair === 'number' && i !== q ? ownWeight(sides[i], sides[q], pair) : pair)),
  )
  const weightOf = (i: number, q: number) => {
    const found = weights[i][q]
    return typeof found === 'number' ? found : 0
  }
  const entrants = sides.map(({ skill = NEWCOMER, rank }) => ({ skill, rank }))
  const next = updateSkills(entrants, weightOf)
  const results = sides.flatMap(({ player, erased, left, skill = NEWCOMER }, i): RatingResult[] => {
    if (erased) return []
    const counted = sides.some((_, q) => weightOf(i, q) > 0)
    const reason = REASONS.find((one) => weights[i].includes(one)) ?? 'alone'
    const reduced =
      counted && pairs[i].some((pair) => pair === 'pair-limit' || (typeof pair === 'number' && pair > 0 && pair < 1))
    const { mu, sigma, games, opponents } = skill
    const after = counted ? { ...next[i], games: games + 1 } : { mu, sigma, games }
    return [
      { player, outcome: counted ? 'counted' : reason, reduced, left, before: { mu, sigma }, ...after, opponents },
    ]
  })
  const counted = sides.flatMap((one, i) =>
    sides.flatMap((other, q) =>
      i < q && (weightOf(i, q) > 0 || weightOf(q, i) > 0) ? [[one.player, other.player] as const] : [],
    ),
  )
  return { results, pairs: counted }
}
