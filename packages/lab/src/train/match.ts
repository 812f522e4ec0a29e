import { type BotConstants, createBot, type Net } from '@amyitis/bots'
import { type Box, newGame, playMove, seededRandom, winners } from '@amyitis/engine'

/** A network, and overrides of the default constants. */
export interface Side {
  readonly net: Net
  readonly constants?: BotConstants | undefined
}

export interface MatchOptions {
  readonly games: number
  /** Iterations per decision; without them both look one move ahead. */
  readonly iterations: number
  readonly seed: string
}

/** The share of wins of one bot against a table of another, every seed in every seat; even is one seat's share. */
export function match(one: Side, other: Side, box: Box, { games, iterations, seed }: MatchOptions): number {
  const { players, palace, edition } = box
  const level = iterations === 0 ? 'engineer' : 'amyitis'
  let won = 0
  for (let game = 0; game < games; game++) {
    const own = game % players
    const { position, dealer } = newGame({ players, palace, edition, seed: `${seed}/${Math.floor(game / players)}` })
    const bots = position.seats.map((_, seat) =>
      createBot(level, { ...(seat === own ? one : other), random: seededRandom(`${seed}/${game}/${seat}`) }),
    )
    while (position.decision !== undefined)
      playMove(position, bots[position.player].choose(position, { iterations }), dealer)
    const best = winners(position)
    if (best.includes(own)) won += 1 / best.length
  }
  return won / games
}
