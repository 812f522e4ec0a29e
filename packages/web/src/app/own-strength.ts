import { isLevel, LEVELS, type Level, nearestLevel, STRENGTHS } from '@amyitis/bots'
import { startOf } from '../game/facts/from-start.ts'
import type { GameHead } from '../game/saved.ts'
import { isHuman, type SeatSetting } from '../game/seats.ts'
import { FIRST_OPPONENT } from './first-game.ts'

/** Fewer results say nothing, and older ones no longer. */
const MIN_RESULTS = 3
const MAX_RESULTS = 20
/** Before the first game: half a draw against the bot for newcomers. One win or loss then moves somebody by about a level. */
const START = { strength: STRENGTHS[FIRST_OPPONENT], games: 0.5 }

/** One game against one bot: 1 won, 0 lost, ½ neither. */
interface Result {
  readonly strength: number
  readonly share: number
}

type Played = Pick<GameHead, 'seats' | 'summary' | 'changed' | 'record' | 'seed'>

/** What a finished game from the first move on says; nothing about a bot that this version doesn't know. */
function resultsOf(game: Played): Result[] {
  const { seats, summary } = game
  const own = seats.findIndex(isHuman)
  if (summary.player !== undefined || own < 0 || seats.filter(isHuman).length > 1) return []
  if (startOf(game) === undefined) return []
  return seats.flatMap((seat, i) => {
    if (seat.kind !== 'bot') return []
    const lead = Math.sign(summary.scores[own] - summary.scores[i])
    return isLevel(seat.level) && Number.isFinite(lead)
      ? [{ strength: STRENGTHS[seat.level], share: (1 + lead) / 2 }]
      : []
  })
}

const expected = (own: number, other: number) => 1 / (1 + 10 ** ((other - own) / 400))

/** The latest ones; records of older games aren't read. */
function resultsIn(games: readonly Played[]): Result[] {
  const results: Result[] = []
  for (const game of games.toSorted((a, b) => b.changed - a.changed)) {
    if (results.length >= MAX_RESULTS) break
    results.push(...resultsOf(game))
  }
  return results.slice(0, MAX_RESULTS)
}

/** The strength at which these results were to be expected, between the weakest and the strongest bot. */
function strengthFrom(results: readonly Result[]): number {
  const won = results.reduce((sum, { share }) => sum + share, START.games / 2)
  let low = STRENGTHS[LEVELS[0]]
  let high = STRENGTHS[LEVELS[LEVELS.length - 1]]
  while (high - low > 1) {
    const middle = (low + high) / 2
    const hoped = results.reduce(
      (sum, { strength }) => sum + expected(middle, strength),
      START.games * expected(middle, START.strength),
    )
    if (hoped < won) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The bot whose strength is nearest to what somebody has shown in the games of this browser. */
export const autoLevel = (games: readonly Played[]): Level => nearestLevel(strengthFrom(resultsIn(games)))

/** The same once there are enough results to say so. */
export const equalLevel = (games: readonly Played[]): Level | undefined =>
  resultsIn(games).length < MIN_RESULTS ? undefined : autoLevel(games)

/** The seats with today’s level wherever it follows the player’s results. */
export const withAutoLevels = (seats: readonly SeatSetting[], games: readonly Played[]): readonly SeatSetting[] =>
  seats.map((seat) => (seat.kind === 'bot' && seat.auto ? { ...seat, level: autoLevel(games) } : seat))
