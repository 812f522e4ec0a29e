import { own, type PlayedGame } from './played-game.ts'

/** A value of a game, and the mean of the last ten up to it. */
export interface TimePoint {
  readonly game: PlayedGame
  readonly value: number
  readonly mean: number
}

export const WINDOW = 10

export const TIME_MEASURES = ['points', 'accuracy'] as const
export type TimeMeasure = (typeof TIME_MEASURES)[number]

const OF: Readonly<Record<TimeMeasure, (game: PlayedGame) => number | undefined>> = {
  points: (game) => own(game).score,
  accuracy: ({ accuracy }) => accuracy,
}

/** How something went from game to game; games without it are left out. */
export function overTime(games: readonly PlayedGame[], measure: TimeMeasure): TimePoint[] {
  const known = games.flatMap((game) => {
    const value = OF[measure](game)
    return value === undefined ? [] : [{ game, value }]
  })
  return known.map((point, i) => {
    const last = known.slice(Math.max(0, i + 1 - WINDOW), i + 1)
    return { ...point, mean: last.reduce((sum, { value }) => sum + value, 0) / last.length }
  })
}
