import { createBot, type Net, Search } from '@amyitis/bots'
import { type Game, newGame, type PlayerCount, playMove, seededRandom } from '@amyitis/engine'

const ITERATIONS = 20_000
const RUNS = 5

/** A position about halfway through a game of good players. */
export function midGamePosition(players: PlayerCount, palace: boolean, net: Net): Game['position'] {
  const { position, dealer } = newGame({ players, palace, seed: 'bench' })
  const bot = createBot('boatman', { net, random: seededRandom('middle') })
  const round = players === 2 ? 6 : 5
  while (position.decision !== undefined && (position.round < round || position.decision !== 'action'))
    playMove(position, bot.choose(position), dealer)
  return position
}

/** Iterations per second of one search, the best of several runs to reduce noise. */
export function searchThroughput(net: Net, position: Game['position']): number {
  let best = 0
  for (let run = 0; run < RUNS; run++) {
    const search = new Search(net, position, seededRandom(`search ${run}`))
    const start = performance.now()
    search.run(ITERATIONS)
    best = Math.max(best, (1000 * ITERATIONS) / (performance.now() - start))
  }
  return best
}
