import { readFileSync } from 'node:fs'
import { type BotConstants, createBot, FAVOURITES, type Level, parseWeights, weightsUrl } from '@amyitis/bots'
import { describeMove, newGame, playMove, seededRandom, winners } from '@amyitis/engine'

const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))

interface Temperament {
  readonly games: number
  /** Shares of the favourite trade among all recruited cards: of the level, and of the same level without a favourite. */
  readonly own: number
  readonly plain: number
  /** Share of the wins of the level against the same level without a favourite. */
  readonly won: number
}

/** What a favourite trade does to a level: two players of the level, only one of them with its favourite. */
export function measureTemperament(level: Level, games: number, seed: string): Temperament {
  const favourite = FAVOURITES[level]
  const recruited = [0, 0]
  const favourites = [0, 0]
  let won = 0
  for (let game = 0; game < games; game++) {
    const { position, dealer } = newGame({ players: 2, seed: `${seed}/${Math.floor(game / 2)}` })
    const own = game % 2
    const bots = [0, 1].map((seat) => {
      const constants: BotConstants = seat === own ? {} : { favourite: undefined }
      return createBot(level, { net, random: seededRandom(`${seed}/${game}/${seat}`), constants })
    })
    while (position.decision !== undefined) {
      const { player } = position
      const code = bots[player].choose(position)
      const move = describeMove(code)
      if (move.kind === 'recruit') {
        recruited[player === own ? 0 : 1]++
        if (move.trade === favourite) favourites[player === own ? 0 : 1]++
      }
      playMove(position, code, dealer)
    }
    const best = winners(position)
    if (best.includes(own)) won += 1 / best.length
  }
  return { games, own: favourites[0] / recruited[0], plain: favourites[1] / recruited[1], won: won / games }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** One line for each level with a favourite trade. */
export function* temperaments(games: number, seed: string): Generator<string> {
  for (const [level, trade] of Object.entries(FAVOURITES)) {
    const { own, plain, won } = measureTemperament(level as Level, games, seed)
    const error = 1.96 * Math.sqrt((won * (1 - won)) / games)
    yield `${level}: of its recruits ${percent(own)} are the trade ${trade}, without a favourite ${percent(plain)}; it wins ${percent(won)} (± ${percent(error)}) against itself without one`
  }
}
