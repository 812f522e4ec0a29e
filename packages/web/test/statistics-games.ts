import { createBot } from '@amyitis/bots'
import { formatMove, type Game, isOver, newGame, type PlayerCount, play, rewind, seededRandom } from '@amyitis/engine'
import { savedFrom } from '../src/game/create-game.ts'
import type { GameFacts, SeatFacts } from '../src/game/facts/facts.ts'
import { nothingGathered } from '../src/game/facts/gather.ts'
import { loggedMoves } from '../src/game/game-in-progress.ts'
import { type SavedGame, summaryOf } from '../src/game/saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import { type PlayedGame, ranksOf } from '../src/statistics/model/played-game.ts'

interface Kind {
  readonly players?: PlayerCount
  readonly palace?: boolean
  readonly seed: string
}

/** A game that bots have played to its end. */
export function finishedGame({ players = 2, palace = false, seed }: Kind): Game {
  const game = newGame({ players, palace, seed })
  const bot = createBot('gardener', { random: seededRandom(seed) })
  while (!isOver(game)) play(game, formatMove(bot.choose(game.position)))
  return game
}

/** The same as a game of this browser, with one person at the first seat unless told otherwise. */
export function savedGame(game: Game, id: string, at: number, seats?: readonly SeatSetting[]): SavedGame {
  const sitting =
    seats ??
    game.position.seats.map(
      (_, i): SeatSetting => (i === 0 ? { kind: 'human', name: '' } : { kind: 'bot', level: 'gardener' }),
    )
  const begun = savedFrom(rewind(game, 0), sitting, 'seed', at)
  const moves = loggedMoves({ head: begun.head, game, steps: [], base: 0 })
  return { head: { ...begun.head, id, changed: at, count: moves.length, summary: summaryOf(game) }, moves }
}

const NOTHING: SeatFacts = {
  score: 0,
  ...nothingGathered(),
  opening: ['farmer', 'priest', 'babylon'],
  passedFirst: false,
  behind: 0,
  talents: 1,
  camels: 1,
  goods: 1,
}

export const seatFacts = (part: Partial<SeatFacts> = {}): SeatFacts => ({ ...NOTHING, ...part })

interface Given extends Partial<Omit<PlayedGame, 'facts'>> {
  /** Of each seat, the own one first. */
  readonly scores?: readonly number[]
  readonly own?: Partial<SeatFacts>
  readonly facts?: Partial<GameFacts>
}

let count = 0

/** A game that was played at the first seat against bots, and won unless told otherwise. */
export function playedGame({ scores = [50, 40], own = {}, facts: more = {}, ...part }: Given = {}): PlayedGame {
  const facts: GameFacts = {
    palace: false,
    rounds: 9,
    first: 0,
    neutralWater: 3,
    subject: '',
    seats: scores.map((score, seat) =>
      seatFacts(seat === 0 ? { court: { banker: 1 }, trades: { priest: 1 }, ...own, score } : { score }),
    ),
    ...more,
  }
  count++
  return {
    kind: 'game',
    id: `game${count}`,
    at: count,
    who: '',
    seat: 0,
    sitters: scores.map((_, seat) => (seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', level: 'gardener' })),
    ranks: ranksOf(facts),
    facts,
    ...part,
  }
}
