import { AIMS, type Aims } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'

/** Everything that decides what a training brings forth; it stands in the header of the weights. */
export interface Recipe extends Aims {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly seed: string
  /** Widths of the two layers. */
  readonly hidden: number
  readonly top: number
  /** First games that look one move ahead, then games played by search, of so many iterations a decision. */
  readonly games: number
  readonly expert: number
  readonly iterations: number
  readonly explore: number
  readonly lambda: number
  /** How often a move other than the best is tried. */
  readonly error: number
  /** A third of the share of games that weaker players take part in. */
  readonly guests: number
  /** Step sizes of the two parts. */
  readonly rate: number
  readonly expertRate: number
}

/** More players: longer games that teach more each, and cost more. */
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
    ...AIMS,
    lambda: 0.8,
    error: 0.05,
    guests: 0.12,
    rate: 0.002,
    expertRate: 0.0005,
  }
}

export const gamesOf = ({ games, expert }: Recipe): number => games + expert

/** The step size at a game: in each part constant for half of it, then falling to almost nothing. */
export function rateAt({ games, expert, rate, expertRate }: Recipe, game: number): number {
  const fall = (progress: number) => (progress < 0.5 ? 1 : 1.9 * (1 - progress) + 0.05)
  return game < games ? rate * fall(game / games) : expertRate * fall((game - games) / expert)
}
