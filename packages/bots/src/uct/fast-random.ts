import type { Random } from '@amyitis/engine'

/**
 * The generator of `seededRandom` without rejection sampling: the bias is below one in a hundred million, and random games
 * are an eighth faster.
 */
export function fastRandom(seed: Random): Random {
  let a = seed(2 ** 32) | 0
  let b = seed(2 ** 32) | 0
  let c = seed(2 ** 32) | 0
  let d = 1
  return (n) => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return ((sum >>> 0) * n * 2 ** -32) | 0
  }
}
