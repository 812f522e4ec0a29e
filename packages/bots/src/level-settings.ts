import type { GameKind } from './game-kind.ts'
import type { Level } from './levels.ts'

const BEGINNER_LEVELS = ['random', 'apprentice', 'gardener'] as const satisfies readonly Level[]
const INTUITIVE_LEVELS = ['merchant', 'engineer', 'boatman'] as const satisfies readonly Level[]
export type BeginnerLevel = (typeof BEGINNER_LEVELS)[number]
export type IntuitiveLevel = (typeof INTUITIVE_LEVELS)[number]
type SearchingLevel = 'harpist' | 'physician' | 'judge' | 'priest' | 'oracle'

/** What makes a level as strong as it is. */
interface LevelSettings {
  /** How far beginners misjudge at the start of the game, in points; a small value only breaks ties. */
  readonly noise: Readonly<Record<BeginnerLevel, number>>
  /** How far levels that play by intuition stray from it at the start of the game. */
  readonly temperature: Readonly<Record<IntuitiveLevel, number>>
  /** The iterations of levels that search, per decision; the strongest has only a time. */
  readonly iterations: Readonly<Record<SearchingLevel, number>>
}

/**
 * Set to make the steps between levels more even: with more players, skill counts for less, and each kind of game has its own network.
 */
export const LEVEL_SETTINGS: Readonly<Record<GameKind, LevelSettings>> = {
  '2p': {
    noise: { random: 3, apprentice: 7.7, gardener: 3 },
    temperature: { merchant: 6.4, engineer: 3.6, boatman: 1.35 },
    iterations: { harpist: 5, physician: 30, judge: 90, priest: 400, oracle: 2400 },
  },
  '2p-palace': {
    noise: { random: 3, apprentice: 8.1, gardener: 2.5 },
    temperature: { merchant: 4.9, engineer: 3.1, boatman: 1.5 },
    iterations: { harpist: 3, physician: 25, judge: 130, priest: 550, oracle: 3000 },
  },
  '3p': {
    noise: { random: 3, apprentice: 11, gardener: 5.4 },
    temperature: { merchant: 7, engineer: 5.3, boatman: 2.2 },
    iterations: { harpist: 3, physician: 45, judge: 150, priest: 650, oracle: 3000 },
  },
  '3p-palace': {
    noise: { random: 3, apprentice: 8.7, gardener: 4.4 },
    temperature: { merchant: 6.9, engineer: 5.4, boatman: 2.6 },
    iterations: { harpist: 3, physician: 50, judge: 170, priest: 700, oracle: 3000 },
  },
  '4p': {
    noise: { random: 5, apprentice: 11.3, gardener: 5.8 },
    temperature: { merchant: 8.3, engineer: 6.2, boatman: 2.4 },
    iterations: { harpist: 4, physician: 80, judge: 250, priest: 900, oracle: 3200 },
  },
  '4p-palace': {
    noise: { random: 5.5, apprentice: 9.8, gardener: 5.6 },
    temperature: { merchant: 9, engineer: 7, boatman: 2.7 },
    iterations: { harpist: 3, physician: 75, judge: 280, priest: 1000, oracle: 3500 },
  },
}

export const isBeginner = (level: Level): level is BeginnerLevel =>
  BEGINNER_LEVELS.some((beginner) => beginner === level)
export const isIntuitive = (level: Level): level is IntuitiveLevel =>
  INTUITIVE_LEVELS.some((intuitive) => intuitive === level)

/** The iterations of a level, if it has a number of them. */
export const iterationsOf = (level: Level, kind: GameKind): number | undefined =>
  (LEVEL_SETTINGS[kind].iterations as Partial<Record<Level, number>>)[level]
