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

/** The line-ups of a pool: with 2 players all pairs; with more, each one alone against the same others. */
export function lineUps(pool: number, players: number): number[][] {
  const all: number[][] = []
  for (let one = 0; one < pool; one++)
    for (let other = 0; other < pool; other++) {
      if (one === other || (players === 2 && one > other)) continue
      all.push([one, ...new Array<number>(players - 1).fill(other)])
    }
  return all
}

/** So many games for each line-up, in whole blocks; the same seeds for all of them. */
export function schedule(lineUps: readonly (readonly number[])[], games: number, seed: string): Pairing[] {
  return lineUps.flatMap((lineUp) => {
    const blocks = Math.ceil(games / lineUp.length)
    return Array.from({ length: blocks }, (_, i) => block(`${lineUp.join('-')}/${i}`, `${seed}/${i}`, lineUp)).flat()
  })
}
