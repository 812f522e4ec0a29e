import type { Skill } from '../store/types.ts'

/** How much the result of one game depends on chance, in units of the model, as in OpenSkill. */
const BETA = 25 / 6
/** Uncertainty never falls below this: people keep learning. */
const MIN_SIGMA = 1
const MIN_SHRINK = 0.0001

export interface Entrant {
  readonly skill: Skill
  readonly rank: number
}

/**
 * Weng and Lin's Bradley-Terry model over all pairs, each with a weight: `weight(i, q)` is how much the result against q
 * says about i.
 */
export function updateSkills(
  entrants: readonly Entrant[],
  weight: (own: number, other: number) => number,
): Pick<Skill, 'mu' | 'sigma'>[] {
  return entrants.map(({ skill: { mu, sigma }, rank }, i) => {
    let shift = 0
    let shrink = 0
    entrants.forEach(({ skill: other, rank: theirs }, q) => {
      const share = i === q ? 0 : weight(i, q)
      if (share === 0) return
      const c = Math.sqrt(sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2)
      const expected = 1 / (1 + Math.exp((other.mu - mu) / c))
      const score = rank === theirs ? 0.5 : Number(rank < theirs)
      shift += share * (sigma ** 2 / c) * (score - expected)
      shrink += share * (sigma / c) * (sigma / c) ** 2 * expected * (1 - expected)
    })
    const narrowed = sigma * Math.sqrt(Math.max(1 - shrink, MIN_SHRINK))
    return { mu: mu + shift, sigma: Math.max(narrowed, Math.min(sigma, MIN_SIGMA)) }
  })
}
