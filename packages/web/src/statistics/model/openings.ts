import { type Action, type OpeningTurn, partsOf } from '@amyitis/bots'
import { isWon, own, type PlayedGame, playersIn } from './played-game.ts'

/** How the games went that started with the same three actions. */
export interface Opening {
  readonly actions: readonly Action[]
  readonly games: number
  readonly won: number
  /** What chance alone would give, from 0 to 1. */
  readonly expected: number
  /** On average. */
  readonly points: number
}

const TURNS = 3

/** The first three actions, wherever the caravan went. R12.3 Powers are chosen between the turns. */
export const actionsIn = (opening: readonly OpeningTurn[]): Action[] =>
  opening
    .map((turn) => partsOf(turn).action)
    .filter((action) => action !== 'power')
    .slice(0, TURNS)

/** The first three turns, whatever the others did between them: the most frequent first, of equals the more successful. */
export function openingsOf(games: readonly PlayedGame[]): Opening[] {
  const groups = new Map<string, PlayedGame[]>()
  for (const game of games) {
    const key = actionsIn(own(game).opening).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), game])
  }
  const mean = (some: readonly PlayedGame[], value: (game: PlayedGame) => number) =>
    some.reduce((sum, game) => sum + value(game), 0) / some.length
  return [...groups.values()]
    .map((some) => ({
      actions: actionsIn(own(some[0]).opening),
      games: some.length,
      won: some.filter(isWon).length,
      expected: mean(some, (game) => 1 / playersIn(game)),
      points: mean(some, (game) => own(game).score),
    }))
    .sort((a, b) => b.games - a.games || b.won - a.won || b.points - a.points)
}
