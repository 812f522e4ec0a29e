/** A way in which games were ordered, best first, by index into the pool. */
export type Order = readonly number[]

/** Each bot is given a draw against an average one, so that who never loses still has a finite rating. */
const PRIOR_GAMES = 0.5
const MOST_STEPS = 100
const LONGEST_STEP = 2

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

/** Slope and curvature of the likelihood of one order, added up to `weight` times. */
function learn(order: Order, weight: number, strength: Float64Array, slope: Float64Array, bend: Float64Array[]): void {
  const chance = new Float64Array(strength.length)
  for (let place = 0; place + 1 < order.length; place++) {
    let sum = 0
    for (let i = place; i < order.length; i++) sum += strength[order[i]]
    chance.fill(0)
    for (let i = place; i < order.length; i++) chance[order[i]] += strength[order[i]] / sum
    slope[order[place]] += weight
    for (let i = 0; i < chance.length; i++) {
      if (chance[i] === 0) continue
      slope[i] -= weight * chance[i]
      bend[i][i] += weight * chance[i]
      for (let j = 0; j < chance.length; j++) bend[i][j] -= weight * chance[i] * chance[j]
    }
  }
}

/**
 * Strengths by maximum likelihood (Plackett–Luce: at each place the next is chosen in proportion to strength; with two
 * players this is Bradley–Terry), as natural logarithms. Newton's steps: the likelihood has a single top.
 */
export function fitOrders(orders: readonly Order[], weights: ArrayLike<number>, from: Float64Array): Float64Array {
  const pool = from.length
  const level = from.slice()
  for (let step = 0; step < MOST_STEPS; step++) {
    const strength = level.map(Math.exp)
    const slope = new Float64Array(pool)
    const bend = Array.from({ length: pool }, () => new Float64Array(pool))
    for (let i = 0; i < pool; i++) {
      const chance = strength[i] / (strength[i] + 1)
      slope[i] = PRIOR_GAMES - 2 * PRIOR_GAMES * chance
      bend[i][i] = 2 * PRIOR_GAMES * chance * (1 - chance)
    }
    for (let i = 0; i < orders.length; i++) if (weights[i] > 0) learn(orders[i], weights[i], strength, slope, bend)
    const move = solve(bend, slope)
    const longest = Math.max(...move.map(Math.abs))
    for (let i = 0; i < pool; i++) level[i] += move[i] * Math.min(1, LONGEST_STEP / longest)
    if (longest < 1e-9) break
  }
  return level
}
