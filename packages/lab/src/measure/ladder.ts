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

/**
 * Adds the upper part of an earlier ladder. Its levels played nobody but their neighbours, so they are as far above the highest
 * of these ratings as they were, and the uncertainty of both parts adds up.
 */
export function withUpperPart(ratings: readonly Rung[], earlier: readonly Rung[]): Rung[] {
  const [top] = ratings
  const link = earlier.find(({ name }) => name === top.name)
  if (link === undefined) throw new Error(`the published ladder has no ${top.name}`)
  /** How far a bound of the earlier ladder lies from that of the link, as squares. */
  const spread = (rung: Rung, bound: 'low' | 'high') =>
    (top[bound] - top.elo) ** 2 + Math.max(0, (rung[bound] - rung.elo) ** 2 - (link[bound] - link.elo) ** 2)
  const upper = earlier
    .filter(({ elo, name }) => elo > link.elo && !ratings.some((rung) => rung.name === name))
    .map((rung) => {
      const elo = top.elo + rung.elo - link.elo
      const [below, above] = (['low', 'high'] as const).map((bound) => Math.round(Math.sqrt(spread(rung, bound))))
      return { name: rung.name, elo, low: elo - below, high: elo + above }
    })
  return [...upper, ...ratings]
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
