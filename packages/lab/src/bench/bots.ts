import { readFileSync } from 'node:fs'
import { createBot, type Net, parseWeights, weightsUrl } from '@amyitis/bots'
import { newGame, type PlayerCount, playMove, seededRandom } from '@amyitis/engine'
import { type Measurement, quantile } from './measurement.ts'
import { midGamePosition, searchThroughput } from './search-throughput.ts'

const netFor = (players: PlayerCount, palace: boolean): Net =>
  parseWeights(readFileSync(weightsUrl({ players, palace }))).net

interface Kind {
  readonly players: PlayerCount
  readonly palace: boolean
}

/** The latencies of a level over the decisions of whole games. */
function measureLatencies(
  kind: Kind,
  level: 'priest' | 'amyitis',
  ms: number | undefined,
  decisions: number,
): number[] {
  const net = netFor(kind.players, kind.palace)
  const latencies: number[] = []
  for (let game = 0; latencies.length < decisions; game++) {
    const { position, dealer } = newGame({ ...kind, seed: `answers ${game}` })
    const bot = createBot(level, { net, random: seededRandom(`answers ${game}`) })
    const other = createBot('boatman', { net, random: seededRandom('other') })
    while (position.decision !== undefined && latencies.length < decisions) {
      const isMeasured = position.player === 0
      const start = performance.now()
      const move = isMeasured ? bot.choose(position, { ms }) : other.choose(position)
      if (isMeasured) latencies.push(performance.now() - start)
      playMove(position, move, dealer)
    }
  }
  return latencies
}

/** The simplest kind of game and the most complex one. */
const KINDS = [
  { name: '', players: 2, palace: false },
  { name: ', 4 players, Palace', players: 4, palace: true },
] as const

/** Search throughput, and whether the bots stay within their time. */
export function measureBots(): Measurement[] {
  const rates = ([2, 3, 4] as const).flatMap((players) =>
    [false, true].map((palace): Measurement => {
      const net = netFor(players, palace)
      const name = `search: ${players} players${palace ? ', Palace' : ''}, iterations`
      return { name, value: searchThroughput(net, midGamePosition(players, palace, net)), unit: '/s' }
    }),
  )
  const answers = KINDS.flatMap(({ name, ...kind }): Measurement[] => {
    const p99 = (latencies: readonly number[]) => ({ value: quantile(latencies, 0.99), unit: 'ms' as const })
    return [
      { name: `priest${name}: latency p99`, ...p99(measureLatencies(kind, 'priest', undefined, 400)) },
      {
        name: `amyitis at 100 ms${name}: latency p99`,
        ...p99(measureLatencies(kind, 'amyitis', 100, 100)),
      },
    ]
  })
  return [...rates, ...answers]
}
