import { readFileSync } from 'node:fs'
import { createBot, FAVOURITES, type Level, meanWithInterval, parseWeights, weightsUrl } from '@amyitis/bots'
import { describeMove, newGame, playMove, seededRandom, winners } from '@amyitis/engine'

const netOfTwo = () => parseWeights(readFileSync(weightsUrl({ players: 2, palace: false }))).net

/**
 * What a favourite trade does to a level: two players of the level, only one of them with its favourite. Returns the shares of
 * that trade among the recruited cards of both, and of the wins of the one with the favourite, per pair of games.
 */
export function measureTemperament(level: Level, pairs: number, seed: string) {
  const net = netOfTwo()
  const [own, plain] = [0, 0].map(() => ({ recruited: 0, favourites: 0 }))
  const won = Array.from({ length: pairs }, (_, pair) => {
    let share = 0
    for (const seat of [0, 1]) {
      const { position, dealer } = newGame({ players: 2, seed: `${seed}/${pair}` })
      const bots = [0, 1].map((each) => {
        const random = seededRandom(`${seed}/${pair}/${seat}/${each}`)
        return createBot(level, { net, random, constants: each === seat ? {} : { favourite: undefined } })
      })
      while (position.decision !== undefined) {
        const move = bots[position.player].choose(position)
        const said = describeMove(move)
        if (said.kind === 'recruit') {
          const counts = position.player === seat ? own : plain
          counts.recruited++
          if (said.trade === FAVOURITES[level]) counts.favourites++
        }
        playMove(position, move, dealer)
      }
      const best = winners(position)
      if (best.includes(seat)) share += 1 / best.length / 2
    }
    return share
  })
  return { own: own.favourites / own.recruited, plain: plain.favourites / plain.recruited, won }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** One line for each level with a favourite trade. */
export function* temperaments(games: number, seed: string): Generator<string> {
  for (const [level, trade] of Object.entries(FAVOURITES)) {
    const { own, plain, won } = measureTemperament(level as Level, Math.ceil(games / 2), seed)
    const { share, low, high } = meanWithInterval(won)
    yield `${level}: ${percent(own)} of its recruits are ${trade}s, ${percent(plain)} without a favourite; it wins ${percent(share)} (${percent(low)} … ${percent(high)}) against itself without one`
  }
}
