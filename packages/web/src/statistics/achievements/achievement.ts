import type { SeatFacts } from '../../game/facts/facts.ts'
import type { IconName } from '../../icons/art.tsx'
import { isWon, own, type PlayedGame } from '../model/played-game.ts'

/** The stone that a seal is cut from tells its kind: water, garden, opponents, honours, perseverance. */
export type Stone = 'lapis' | 'carnelian' | 'hematite' | 'gold' | 'clay'

/** How far somebody is. */
export interface AchievementProgress {
  readonly done: number
  readonly all: number
  /** The game with which it was reached. */
  readonly earned?: PlayedGame | undefined
}

export interface Achievement {
  readonly stone: Stone
  readonly icon: IconName
  /** Nothing is said of it before it is earned. */
  readonly secret?: true
  /** The number that its description names. */
  readonly count?: number
  /** `games` from the oldest to the newest. */
  progress(games: readonly PlayedGame[]): AchievementProgress
}

type Look = Pick<Achievement, 'stone' | 'icon' | 'secret' | 'count'>
type Test = (game: PlayedGame, seat: SeatFacts) => boolean

const once = (earned: PlayedGame | undefined): AchievementProgress => ({
  done: earned === undefined ? 0 : 1,
  all: 1,
  earned,
})

/** In one game. */
export const inAGame = (look: Look, test: Test): Achievement => ({
  ...look,
  progress: (games) => once(games.find((game) => test(game, own(game)))),
})

/** In one game that was won. */
export const inAVictory = (look: Look, test: Test): Achievement =>
  inAGame(look, (game, seat) => isWon(game) && test(game, seat))

/** So much in all games together. */
export const inAll = (
  look: Look & { readonly count: number },
  amountIn: (game: PlayedGame) => number,
): Achievement => ({
  ...look,
  progress(games) {
    const { count: all } = look
    let done = 0
    for (const game of games) {
      done += amountIn(game)
      if (done >= all) return { done: all, all, earned: game }
    }
    return { done, all }
  },
})

/** One victory of each kind. */
export const ofEach = (look: Look, all: number, kindsOf: (game: PlayedGame) => Iterable<unknown>): Achievement => ({
  ...look,
  progress(games) {
    const kinds = new Set<unknown>()
    for (const game of games.filter(isWon)) {
      for (const kind of kindsOf(game)) kinds.add(kind)
      if (kinds.size >= all) return { done: all, all, earned: game }
    }
    return { done: kinds.size, all }
  },
})

/** Victories one after the other. */
export const inARow = (look: Look & { readonly count: number }): Achievement => ({
  ...look,
  progress(games) {
    const { count: all } = look
    let longest = 0
    let now = 0
    for (const game of games) {
      now = isWon(game) ? now + 1 : 0
      longest = Math.max(longest, now)
      if (now === all) return { done: all, all, earned: game }
    }
    return { done: longest, all }
  },
})
