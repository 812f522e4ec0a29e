import { createBot } from '@amyitis/bots'
import {
  formatMove,
  formatRecord,
  type Game,
  isOver,
  newGame,
  type PlayerCount,
  play,
  seededRandom,
  withHeaders,
} from '@amyitis/engine'

interface Kind {
  readonly players?: PlayerCount
  readonly palace?: boolean
  readonly seed: string
}

/** A game played by bots, to its end or until a condition holds. */
export function playedGame(
  { players = 2, palace = false, seed }: Kind,
  until: (game: Game) => boolean = () => false,
): Game {
  const game = newGame({ players, palace, seed })
  const bot = createBot('gardener', { random: seededRandom(seed) })
  while (!isOver(game) && !until(game)) play(game, formatMove(bot.think(game.position, { iterations: 1 }).move))
  return game
}

export const recordOf = (game: Game, names: readonly string[]): string =>
  formatRecord(withHeaders(game, { names: [...names] }))
