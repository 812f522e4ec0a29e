import { GROUP } from '../box/components.ts'

/** A source of random numbers: an integer from 0 to n − 1. Never part of a position. */
export type Random = (n: number) => number

/**
 * R4.1 Lays the trade cards of a round: writes as many of `cards` into `groups` as it has room for. A deal is data:
 * it comes from a seed, from a record or from a server, never from the position.
 */
export type Dealer = (round: number, cards: readonly number[], groups: number[]) => void

/** Hashes a text to four 32-bit words; texts that differ by a letter give unrelated words. */
function hash(text: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}

/** A generator from a seed (Chris Doty-Humphrey's sfc32). */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = hash(seed)
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (n) => {
    // Rejection sampling: numbers at or above the largest multiple of n would favour small results.
    for (;;) {
      const value = next()
      const rest = value % n
      if (value - rest + n <= 4294967296) return rest
    }
  }
}

/** Moves `count` randomly chosen items to the front. */
export function shuffleFront<T>(items: T[], count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const j = i + random(items.length - i)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
}

/** Deals drawn one after the other from a generator: for searches and benchmarks. */
export function randomDealer(random: Random): Dealer {
  const pile: number[] = []
  return (_, cards, groups) => {
    for (let i = 0; i < cards.length; i++) pile[i] = cards[i]
    pile.length = cards.length
    shuffleFront(pile, groups.length, random)
    for (let i = 0; i < groups.length; i++) groups[i] = pile[i]
  }
}

/** Deals the cards in the order of the box: for looking ahead without revealing the next deal. */
export const unshuffledDealer: Dealer = (_, cards, groups) => {
  for (let i = 0; i < groups.length; i++) groups[i] = cards[i]
}

/** The source of all chance in a game: a generator for the `setup` and one for each `round N`. */
export type Chance = (purpose: string) => Random

export const seededChance =
  (seed: string): Chance =>
  (purpose) =>
    seededRandom(`${seed}/${purpose}`)

/**
 * The deals of a game. Each round has its own generator, so its deal depends only on the seed and the round: after a
 * takeback the same cards come again.
 */
export const dealerOf =
  (chance: Chance): Dealer =>
  (round, cards, groups) =>
    randomDealer(chance(`round ${round}`))(round, cards, groups)

export const seededDealer = (seed: string): Dealer => dealerOf(seededChance(seed))

/** A deal in notation: the groups, three trades each. */
export const grouped = <T>(cards: readonly T[]): T[][] =>
  Array.from({ length: cards.length / GROUP }, (_, group) => cards.slice(group * GROUP, (group + 1) * GROUP))
