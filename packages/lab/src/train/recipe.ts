import { DEFAULT_OBJECTIVE, type Objective } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'

/** Everything that determines the result of a training; part of the header of the weights. */
export interface Recipe extends Objective {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly seed: string
  /** Widths of the two layers. */
  readonly hidden: number
  readonly top: number
  /** First games with one-ply play, then games played by search, with this many iterations per decision. */
  readonly games: number
  readonly expert: number
  readonly iterations: number
  readonly explore: number
  readonly lambda: number
  /** How often a random move is played instead of the best (exploration). */
  readonly error: number
  /** A third of the share of games with weaker players. */
  readonly guests: number
  /** Step sizes of the two parts. */
  readonly rate: number
  readonly expertRate: number
}

/** With more players, games are longer, teach more and cost more. */
const GAMES = { 2: 6000, 3: 4000, 4: 3500 } as const
const EXPERT = { 2: 5000, 3: 3000, 4: 2000 } as const

/** How the committed weights of one kind of game were made. */
export function defaultRecipe(players: PlayerCount, palace: boolean): Recipe {
  return {
    players,
    palace,
    seed: 'amyitis',
    hidden: 48,
    top: 24,
    games: GAMES[players],
    expert: EXPERT[players],
    iterations: 60,
    explore: 0.25,
    ...DEFAULT_OBJECTIVE,
    lambda: 0.8,
    error: 0.05,
    guests: 0.12,
    rate: 0.002,
    expertRate: 0.0005,
  }
}

export const gamesOf = ({ games, expert }: Recipe): number => games + expert

/** The learning rate at a game: constant for half of each part, then falling to almost nothing. */
export function rateAt({ games, expert, rate, expertRate }: Recipe, game: number): number {
  const fall = (progress: number) => (progress < 0.5 ? 1 : 1.9 * (1 - progress) + 0.05)
  return game < games ? rate * fall(game / games) : expertRate * fall((game - games) / expert)
}
