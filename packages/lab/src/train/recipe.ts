import { DEFAULT_OBJECTIVE, type Objective } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'

/** Everything that determines the result of a training; part of the header of the weights. */
export interface Recipe extends Objective {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly seed: string
  /** Hash of the weights that it starts with; without them, it starts with random ones. */
  readonly from: string | null
  /** Widths of the two layers. */
  readonly hidden: number
  readonly top: number
  /** First games with one-ply play, then games played by search. */
  readonly games: number
  readonly expert: number
  /** Iterations per decision in the first third of the games by search, and in the last third. */
  readonly iterations: number
  readonly lastIterations: number
  readonly explore: number
  readonly lambda: number
  /** How often another move is played than the best (exploration): any with one-ply play, by search one of those it visited. */
  readonly error: number
  /** The same in the first rounds of games by search. */
  readonly openingError: number
  /** A third of the share of games with weaker players. */
  readonly guests: number
  /** Step sizes of the two parts. */
  readonly rate: number
  readonly expertRate: number
  /** Games by search: how many of the last are learnt from, how often each of their positions, and how many at a time. */
  readonly replay: number
  readonly reuse: number
  readonly batch: number
}

/** With more players, games are longer, teach more and cost more. */
const GAMES = { 2: 6000, 3: 4000, 4: 3500 } as const
const EXPERT = 6000

/** A training from scratch. */
export function defaultRecipe(players: PlayerCount, palace: boolean): Recipe {
  return {
    players,
    palace,
    seed: 'amyitis',
    from: null,
    hidden: 96,
    top: 32,
    games: GAMES[players],
    expert: EXPERT,
    iterations: 60,
    lastIterations: 200,
    explore: 0.25,
    ...DEFAULT_OBJECTIVE,
    lambda: 0.9,
    error: 0.05,
    openingError: 0.25,
    guests: 0.12,
    rate: 0.002,
    expertRate: 0.0008,
    replay: 1500,
    reuse: 8,
    batch: 256,
  }
}

/** What a training of less than an hour changes: enough to see whether it leads anywhere. */
export const QUICK: Partial<Recipe> = { games: 2000, expert: 2000, lastIterations: 60, replay: 600 }

/** A training that starts with trained weights plays all its games by search. */
export const startedFrom = (recipe: Recipe, hash: string): Recipe => ({ ...recipe, from: hash, games: 0 })

export const gamesOf = ({ games, expert }: Recipe): number => games + expert

/** Iterations per decision at a game by search: more and more. */
export function iterationsAt({ games, expert, iterations, lastIterations }: Recipe, game: number): number {
  const third = Math.floor((3 * (game - games)) / expert)
  return Math.round(iterations * (lastIterations / iterations) ** (third / 2))
}

/** The learning rate at a game: constant for half of each part, then falling to almost nothing. */
export function rateAt({ games, expert, rate, expertRate }: Recipe, game: number): number {
  const fall = (progress: number) => (progress < 0.5 ? 1 : 1.9 * (1 - progress) + 0.05)
  return game < games ? rate * fall(game / games) : expertRate * fall((game - games) / expert)
}
