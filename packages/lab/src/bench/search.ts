import { readFileSync } from 'node:fs'
import { createBot, type Net, parseWeights, weightsUrl } from '@amyitis/bots'
import { newGame, type PlayerCount, playMove, seededRandom } from '@amyitis/engine'
import { type Measured, quantile } from './measured.ts'
import { middleOf, searchRate } from './search-rate.ts'

const netFor = (players: PlayerCount, palace: boolean): Net =>
  parseWeights(readFileSync(weightsUrl({ players, palace }))).net

/** How long a level takes to answer, over the decisions of whole games. */
function answerTimes(level: 'priest' | 'amyitis', ms: number | undefined, decisions: number): number[] {
  const net = netFor(2, false)
  const times: number[] = []
  for (let game = 0; times.length < decisions; game++) {
    const { position, dealer } = newGame({ players: 2, seed: `answers ${game}` })
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

/** How fast the bots think, and whether they keep the clock. */
export function measureBots(): Measured[] {
  const rates = ([2, 3, 4] as const).flatMap((players) =>
    [false, true].map((palace): Measured => {
      const net = netFor(players, palace)
      const name = `search: ${players} players${palace ? ', Palace' : ''}, iterations`
      return { name, value: searchRate(net, middleOf(players, palace, net)), unit: '/s' }
    }),
  )
  return [
    ...rates,
    {
      name: 'priest: 99 of 100 answers within',
      value: quantile(answerTimes('priest', undefined, 400), 0.99),
      unit: 'ms',
    },
    {
      name: 'amyitis at 100 ms: 99 of 100 answers within',
      value: quantile(answerTimes('amyitis', 100, 100), 0.99),
      unit: 'ms',
    },
  ]
}
