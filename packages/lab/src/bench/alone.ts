import { meanWithInterval } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'

interface Seeds {
  readonly players: PlayerCount
  readonly seeds: number
  readonly seed: string
}

/** The share of the win of a seat: a win shared by k counts 1/k. */
export const winShare = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0

/**
 * Plays every seed from every seat, one player alone against copies of another, and tells after each seed how often the one
 * has won. `play` returns its share of the win in one game.
 */
export async function* winsAlone(
  { players, seeds, seed }: Seeds,
  play: (seed: string, own: number) => number | Promise<number>,
): AsyncGenerator<string> {
  const shares: number[] = []
  for (let n = 0; n < seeds; n++) {
    let won = 0
    for (let own = 0; own < players; own++) won += await play(`${seed}/${n}`, own)
    shares.push(won / players)
    const { share, low, high } = meanWithInterval(shares)
    const [mean, from, to] = [share, low, high].map((one) => (100 * one).toFixed(1))
    yield `${shares.length * players} games: wins ${mean} % (${from} … ${to}), even would be ${(100 / players).toFixed(0)} %`
  }
}
