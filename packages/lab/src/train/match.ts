import { createBot, type Net } from '@amyitis/bots'
import { type Box, newGame, playMove, seededRandom, winners } from '@amyitis/engine'

/**
 * The share of wins of one network alone against a table of the other, every seed in every seat; fair is one seat's share.
 * Without iterations both look one move ahead.
 */
export function match(one: Net, other: Net, box: Box, games: number, iterations: number, seed: string): number {
  const { players, palace, edition } = box
  const level = iterations === 0 ? 'engineer' : 'amyitis'
  let won = 0
  for (let game = 0; game < games; game++) {
    const own = game % players
    const { position, dealer } = newGame({ players, palace, edition, seed: `${seed}/${Math.floor(game / players)}` })
    const bots = position.seats.map((_, seat) =>
      createBot(level, { net: seat === own ? one : other, random: seededRandom(`${seed}/${game}/${seat}`) }),
    )
    while (position.decision !== undefined)
      playMove(position, bots[position.player].choose(position, { iterations }), dealer)
    const best = winners(position)
    if (best.includes(own)) won += 1 / best.length
  }
  return won / games
}
