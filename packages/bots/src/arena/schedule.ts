/** A game to play: the player in each seat (by index into the pool), and the seed. */
export interface Pairing {
  /** Games of a block share a seed, and so the same deals. */
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

const oneAgainst = (one: number, other: number, players: number) => [one, ...new Array<number>(players - 1).fill(other)]

/** Does one player meet the other? With two players per game, each pair meets only once. */
const MEETS: Readonly<Record<Pairs, (one: number, other: number, players: number) => boolean>> = {
  all: (one, other, players) => one !== other && (players > 2 || one < other),
  next: (one, other) => other === one - 1,
  first: (one, other) => other === 0 && one > 0,
}

/** The line-ups of a pool: each player alone against several copies of another (any other, its predecessor, or the first). */
export function lineUps(pool: number, players: number, pairs: Pairs = 'all'): number[][] {
  const all: number[][] = []
  for (let one = 0; one < pool; one++)
    for (let other = 0; other < pool; other++)
      if (MEETS[pairs](one, other, players)) all.push(oneAgainst(one, other, players))
  return all
}

/** At least `games` games of a line-up, in whole blocks; every line-up gets the same seeds. */
export function schedule(lineUp: readonly number[], games: number, seed: string): Pairing[] {
  const blocks = Math.ceil(games / lineUp.length)
  return Array.from({ length: blocks }, (_, i) => block(`${lineUp.join('-')}/${i}`, `${seed}/${i}`, lineUp)).flat()
}
