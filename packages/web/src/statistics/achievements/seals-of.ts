import type { FinishedGame } from '../../app/page/page-parts.ts'
import type { PlayedGame } from '../model/played-game.ts'
import { type AchievementState, achievementsOf } from './all.ts'

export interface NewSeal extends AchievementState {
  /** Who earned it: '' for who uses this browser, or the name of somebody around its screen. */
  readonly who: string
}

/** The seals that were cut with a game, of everybody whose game it is. */
export function sealsOf(games: readonly PlayedGame[], { kind, id }: FinishedGame): NewSeal[] {
  const isThis = (game: PlayedGame | undefined) => game?.kind === kind && game.id === id
  const owners = games.filter(isThis).map(({ who }) => who)
  return owners.flatMap((who) =>
    achievementsOf(games.filter((game) => game.who === who))
      .filter(({ earned }) => isThis(earned))
      .map((state) => ({ ...state, who })),
  )
}
