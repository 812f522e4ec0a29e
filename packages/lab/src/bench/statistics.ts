import { createBot } from '@amyitis/bots'
import {
  formatMove,
  formatRecord,
  isOver,
  newGame,
  play,
  rewind,
  scores,
  seededRandom,
  tradesOf,
  winners,
  withHeaders,
} from '@amyitis/engine'

export const STATISTICS_GAMES = 1000
/** How many are different; the others are copies. */
const DIFFERENT = 20

const SEATS = [
  { kind: 'human', name: '' },
  { kind: 'bot', level: 'gardener' },
  { kind: 'bot', level: 'gardener' },
]

/** A finished game as the app saves it. */
function savedGame(seed: string) {
  const game = newGame({ players: 3, seed })
  const bot = createBot('gardener', { random: seededRandom(seed) })
  while (!isOver(game)) play(game, formatMove(bot.choose(game.position)))
  const { round } = game.position
  const summary = { players: 3, palace: false, round, scores: scores(game), winners: winners(game.position) }
  const moves = game.entries.map(({ move, deal }) => ({
    move: formatMove(move),
    ...(deal === undefined ? {} : { deal: tradesOf(deal) }),
  }))
  const record = formatRecord(withHeaders(rewind(game, 0), { names: ['', 'gardener', 'gardener'] }))
  return { head: { version: 1, seats: SEATS, seed, record, revision: 0, count: moves.length, summary }, moves }
}

export const savedGames = () => Array.from({ length: DIFFERENT }, (_, i) => savedGame(`statistics ${i}`))
