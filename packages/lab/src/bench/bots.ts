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

/** How long a level takes to answer, over the decisions of whole games. */
function measureLatencies(
  kind: Kind,
  level: 'priest' | 'amyitis',
  ms: number | undefined,
  decisions: number,
): number[] {
  const net = netFor(kind.players, kind.palace)
  const times: number[] = []
  for (let game = 0; times.length < decisions; game++) {
    const { position, dealer } = newGame({ ...kind, seed: `answers ${game}` })
    const bot = createBot(level, { net, random: seededRandom(`answers ${game}`) })
    const other = createBot('engineer', { net, random: seededRandom('other') })
    while (position.decision !== undefined && times.length < decisions) {
      const asked = position.player === 0
      const start = performance.now()
      const move = asked ? bot.choose(position, { ms }) : other.choose(position)
      if (asked) times.push(performance.now() - start)
      playMove(position, move, dealer)
    }
  }
  return times
}

/** The simplest kind of game and the one with most to think about. */
const KINDS = [
  { name: '', players: 2, palace: false },
  { name: ', 4 players, Palace', players: 4, palace: true },
] as const

/** How fast the bots think, and whether they keep the clock. */
export function measureBots(): Measurement[] {
  const rates = ([2, 3, 4] as const).flatMap((players) =>
    [false, true].map((palace): Measurement => {
      const net = netFor(players, palace)
      const name = `search: ${players} players${palace ? ', Palace' : ''}, iterations`
      return { name, value: searchThroughput(net, midGamePosition(players, palace, net)), unit: '/s' }
    }),
  )
  const answers = KINDS.flatMap(({ name, ...kind }): Measurement[] => {
    const within = (times: readonly number[]) => ({ value: quantile(times, 0.99), unit: 'ms' as const })
    return [
      { name: `priest${name}: 99 of 100 answers within`, ...within(measureLatencies(kind, 'priest', undefined, 400)) },
      {
        name: `amyitis at 100 ms${name}: 99 of 100 answers within`,
        ...within(measureLatencies(kind, 'amyitis', 100, 100)),
      },
    ]
  })
  return [...rates, ...answers]
}
