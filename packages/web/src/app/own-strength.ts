import {
  expectedShare,
  type GameKind,
  gameKind,
  isLevel,
  LEVELS,
  type Level,
  nearestLevel,
  STRENGTHS,
} from '@amyitis/bots'
import { startOf } from '../game/facts/from-start.ts'
import type { GameHead } from '../game/saved.ts'
import { isHuman, type SeatSetting } from '../game/seats.ts'
import { FIRST_OPPONENT } from './first-game.ts'

/** Fewer results say nothing, and older ones no longer. */
const MIN_RESULTS = 3
const MAX_RESULTS = 20

/** One game against one bot: 1 won, 0 lost, ½ neither. */
interface Result {
  readonly kind: GameKind
  readonly strength: number
  readonly share: number
}

/** Before the first game: half a draw against the bot for newcomers. One win or loss then moves somebody by about a level. */
const START: Result = { kind: '2p', strength: STRENGTHS[FIRST_OPPONENT], share: 0.5 }
const START_WEIGHT = 0.5

type Played = Pick<GameHead, 'seats' | 'summary' | 'changed' | 'record' | 'seed'>

/** What a finished game from the first move on says; nothing about a bot that this version doesn't know. */
function resultsOf(game: Played): Result[] {
  const { seats, summary } = game
  const own = seats.findIndex(isHuman)
  if (summary.player !== undefined || own < 0 || seats.filter(isHuman).length > 1) return []
  const start = startOf(game)
  if (start === undefined) return []
  const kind = gameKind(start.position.box)
  return seats.flatMap((seat, i) => {
    if (seat.kind !== 'bot') return []
    const lead = Math.sign(summary.scores[own] - summary.scores[i])
    return isLevel(seat.level) && Number.isFinite(lead)
      ? [{ kind, strength: STRENGTHS[seat.level], share: (1 + lead) / 2 }]
      : []
  })
}

/** The latest ones; records of older games aren't read. */
function resultsIn(games: readonly Played[]): Result[] {
  const results: Result[] = []
  for (const game of games.toSorted((a, b) => b.changed - a.changed)) {
    if (results.length >= MAX_RESULTS) break
    results.push(...resultsOf(game))
  }
  return results.slice(0, MAX_RESULTS)
}

/**
 * The logarithm of how likely a result is at a strength. In a kind of game whose levels lie close together, strength changes
 * little about that, and so the result says little about it.
 */
function likelihood(own: number, { kind, strength, share }: Result): number {
  const expected = expectedShare(kind, own, strength)
  return share * Math.log(expected) + (1 - share) * Math.log(1 - expected)
}

/** The strength at which these results are likeliest, between the weakest and the strongest bot. */
function strengthFrom(results: readonly Result[]): number {
  let best = { strength: 0, likelihood: Number.NEGATIVE_INFINITY }
  for (let own = STRENGTHS[LEVELS[0]]; own <= STRENGTHS[LEVELS[LEVELS.length - 1]]; own += 10) {
    const start = START_WEIGHT * likelihood(own, START)
    const all = results.reduce((sum, result) => sum + likelihood(own, result), start)
    if (all > best.likelihood) best = { strength: own, likelihood: all }
  }
  return best.strength
}

export interface OwnLevel {
  /** What somebody has shown, on the scale of the bots. */
  readonly strength: number
  /** The bot whose strength is nearest to that. */
  readonly level: Level
  /** Are there enough results to say so? */
  readonly isSure: boolean
}

/** What the games of this browser say about its player. It reads their records: don’t ask each time something is typed. */
export function ownLevel(games: readonly Played[]): OwnLevel {
  const results = resultsIn(games)
  const strength = strengthFrom(results)
  return { strength, level: nearestLevel(strength), isSure: results.length >= MIN_RESULTS }
}

/** The seats with this level wherever it follows the player’s results. */
export const withAutoLevels = (seats: readonly SeatSetting[], level: Level): readonly SeatSetting[] =>
  seats.map((seat) => (seat.kind === 'bot' && seat.auto ? { ...seat, level } : seat))
