import { readFileSync } from 'node:fs'
import {
  createBot,
  FAVOURITES,
  type GameKind,
  hasPalace,
  type Level,
  meanWithInterval,
  parseWeights,
  playersOf,
  weightsUrl,
} from '@amyitis/bots'
import { describeMove, newGame, playMove, seededRandom, winners } from '@amyitis/engine'

/**
 * What a favourite trade does to a level: a table of the level, where only one player has the favourite. Returns the shares of
 * that trade among the recruited cards of that player and of the others, and of that player's wins, per seed: it is played from
 * every seat.
 */
export function measureTemperament(level: Level, kind: GameKind, seeds: number, seed: string) {
  const box = { players: playersOf(kind), palace: hasPalace(kind) }
  const { net } = parseWeights(readFileSync(weightsUrl(box)))
  const [own, plain] = [0, 0].map(() => ({ recruited: 0, favourites: 0 }))
  const won = Array.from({ length: seeds }, (_, n) => {
    let share = 0
    for (let seat = 0; seat < box.players; seat++) {
      const { position, dealer } = newGame({ ...box, seed: `${seed}/${n}` })
      const bots = position.seats.map((_, each) => {
        const random = seededRandom(`${seed}/${n}/${seat}/${each}`)
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
      if (best.includes(seat)) share += 1 / best.length / box.players
    }
    return share
  })
  return { own: own.favourites / own.recruited, plain: plain.favourites / plain.recruited, won }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** One line for each level with a favourite trade. */
export function* temperaments(kind: GameKind, games: number, seed: string): Generator<string> {
  for (const [level, trade] of Object.entries(FAVOURITES)) {
    const { own, plain, won } = measureTemperament(level as Level, kind, Math.ceil(games / playersOf(kind)), seed)
    const { share, low, high } = meanWithInterval(won)
    yield `${kind}, ${level}: ${percent(own)} of its recruits are ${trade}s, ${percent(plain)} without a favourite; it wins ${percent(share)} (${percent(low)} … ${percent(high)}) alone against itself without one`
  }
}
