/** The result of a game as a ranking of players, best first, by index into the pool. */
export type Ranking = readonly number[]

/** Everyone is given a draw against an average player, so that a player who never loses has a finite rating. */
const PRIOR_GAMES = 0.5
const MAX_STEPS = 100
const MAX_STEP = 2

/** Solves a · x = b for a symmetric, positive a, in place. */
function solve(a: Float64Array[], b: Float64Array): Float64Array {
  const n = b.length
  for (let k = 0; k < n; k++)
    for (let row = k + 1; row < n; row++) {
      const factor = a[row][k] / a[k][k]
      for (let column = k; column < n; column++) a[row][column] -= factor * a[k][column]
      b[row] -= factor * b[k]
    }
  for (let k = n - 1; k >= 0; k--) {
    for (let column = k + 1; column < n; column++) b[k] -= a[k][column] * b[column]
    b[k] /= a[k][k]
  }
  return b
}

/** Adds the gradient and negative Hessian of the log-likelihood of one ranking, times `weight`. */
function addDerivatives(
  ranking: Ranking,
  weight: number,
  strength: Float64Array,
  gradient: Float64Array,
  hessian: Float64Array[],
): void {
  const chance = new Float64Array(strength.length)
  for (let place = 0; place + 1 < ranking.length; place++) {
    let sum = 0
    for (let i = place; i < ranking.length; i++) sum += strength[ranking[i]]
    chance.fill(0)
    for (let i = place; i < ranking.length; i++) chance[ranking[i]] += strength[ranking[i]] / sum
    gradient[ranking[place]] += weight
    for (let i = 0; i < chance.length; i++) {
      if (chance[i] === 0) continue
      gradient[i] -= weight * chance[i]
      hessian[i][i] += weight * chance[i]
      for (let j = 0; j < chance.length; j++) hessian[i][j] -= weight * chance[i] * chance[j]
    }
  }
}

/**
 * Strengths by maximum likelihood (Plackett–Luce: at each place the next is chosen in proportion to strength; with two
 * players this is Bradley–Terry), as natural logarithms. Newton's method: the likelihood has a single maximum.
 */
export function fitStrengths(
  rankings: readonly Ranking[],
  weights: ArrayLike<number>,
  from: Float64Array,
): Float64Array {
  const pool = from.length
  const logStrength = from.slice()
  for (let step = 0; step < MAX_STEPS; step++) {
    const strength = logStrength.map(Math.exp)
    const gradient = new Float64Array(pool)
    const hessian = Array.from({ length: pool }, () => new Float64Array(pool))
    for (let i = 0; i < pool; i++) {
      const chance = strength[i] / (strength[i] + 1)
      gradient[i] = PRIOR_GAMES - 2 * PRIOR_GAMES * chance
      hessian[i][i] = 2 * PRIOR_GAMES * chance * (1 - chance)
    }
    for (let i = 0; i < rankings.length; i++)
      if (weights[i] > 0) addDerivatives(rankings[i], weights[i], strength, gradient, hessian)
    const move = solve(hessian, gradient)
    const longest = Math.max(...move.map(Math.abs))
    for (let i = 0; i < pool; i++) logStrength[i] += move[i] * Math.min(1, MAX_STEP / longest)
    if (longest < 1e-9) break
  }
  return logStrength
}
