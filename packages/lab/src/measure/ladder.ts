import { type ArenaGame, fitRatings, type GameKind } from '@amyitis/bots'
import { seededRandom } from '@amyitis/engine'
import type { PlanStep } from './plan.ts'

/** What `arena --json` prints, as far as it is used here. */
export interface Report {
  readonly settings: {
    readonly version: string
    readonly players: number
    readonly entrants: readonly string[]
    readonly weights?: string
  }
  readonly games: number
  readonly rounds: number
  readonly ratings: readonly {
    readonly name: string
    readonly elo: number
    readonly low: number
    readonly high: number
    readonly meanMs: number
    readonly p99Ms: number
    readonly maxMs: number
  }[]
  readonly pairs: readonly Pair[]
}

export interface Pair {
  readonly one: string
  readonly others: string
  readonly games: number
  readonly blocks: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly margin: number
  readonly verdict?: 'above' | 'below' | 'open'
}

export interface StepResult {
  readonly step: PlanStep
  readonly measured: string
  readonly command: string
  readonly report: Report
}

export interface Rung {
  /** The entrant, with its budget. */
  readonly name: string
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** A file of docs/ladder. */
export interface Ladder {
  readonly kind: GameKind
  readonly measured: string
  readonly machine: string
  /** All levels on one scale, best first, from the games of neighbours. */
  readonly ratings: readonly Rung[]
  readonly steps: readonly StepResult[]
}

/** The games of a step that count, from the arena's file; seats by index into `pool`. */
export function countedGames({ report }: StepResult, lines: readonly string[], pool: readonly string[]): ArenaGame[] {
  const { entrants } = report.settings
  const blocks = new Map(report.pairs.map(({ one, others, blocks }) => [`${one} ${others}`, blocks]))
  return lines.flatMap((line) => {
    const game = JSON.parse(line) as ArenaGame
    const [lineUp, block] = game.block.split('/')
    const [one, others] = lineUp.split('-').map((bot) => entrants[Number(bot)])
    const counted = Number(block) < (blocks.get(`${one} ${others}`) ?? 0)
    return counted ? [{ ...game, seats: game.seats.map((bot) => pool.indexOf(entrants[bot])) }] : []
  })
}

/** Everybody on one scale, `random` at 0, from the games of all steps together. */
export function rateEntrants(games: readonly ArenaGame[], pool: readonly string[]): Rung[] {
  const ratings = fitRatings(games, pool.length, pool.indexOf('random'), seededRandom('bootstrap'))
  const whole = ({ elo, low, high }: { elo: number; low: number; high: number }) => ({
    elo: Math.round(elo),
    low: Math.round(low),
    high: Math.round(high),
  })
  return pool.map((name, i) => ({ name, ...whole(ratings[i]) })).sort((a, b) => b.elo - a.elo)
}
