/** One game to be played: who sits where (by index into the pool), under which seed. */
export interface Pairing {
  /** Games of one block share the seed; luck is the same for all of them. */
  readonly block: string
  readonly seed: string
  readonly seats: readonly number[]
}

/** Every seat rotation of a line-up under one seed. */
function block(name: string, seed: string, lineUp: readonly number[]): Pairing[] {
  return lineUp.map((_, turn) => ({
    block: name,
    seed,
    seats: lineUp.map((_, seat) => lineUp[(seat + turn) % lineUp.length]),
  }))
}

export const PAIRS = ['all', 'next', 'first'] as const
export type Pairs = (typeof PAIRS)[number]

const alone = (one: number, other: number, players: number) => [one, ...new Array<number>(players - 1).fill(other)]

/** Does the one meet the other? Of two players either may be the one, so they meet once. */
const MEETS: Readonly<Record<Pairs, (one: number, other: number, players: number) => boolean>> = {
  all: (one, other, players) => one !== other && (players > 2 || one < other),
  next: (one, other) => other === one - 1,
  first: (one, other) => other === 0 && one > 0,
}

/** The line-ups of a pool, each one alone against the same others: all of them, the one before it, or the first. */
export function lineUps(pool: number, players: number, pairs: Pairs = 'all'): number[][] {
  const all: number[][] = []
  for (let one = 0; one < pool; one++)
    for (let other = 0; other < pool; other++)
      if (MEETS[pairs](one, other, players)) all.push(alone(one, other, players))
  return all
}

/** So many games of a line-up, in whole blocks; the same seeds for every line-up. */
export function schedule(lineUp: readonly number[], games: number, seed: string): Pairing[] {
  const blocks = Math.ceil(games / lineUp.length)
  return Array.from({ length: blocks }, (_, i) => block(`${lineUp.join('-')}/${i}`, `${seed}/${i}`, lineUp)).flat()
}
