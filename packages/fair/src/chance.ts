import { type Chance, seededChance, seededRandom } from '@amyitis/engine'
import { sha256Hex } from './seed.ts'

/** How a seed begins that is read as docs/fair-deals.md says. */
export const FAIR = 'fair1:'
const FAIR2 = 'fair2:'

export const isFairSeed = (seed: string): boolean => seed.startsWith(FAIR) || seed.startsWith(FAIR2)

/**
 * All chance of a game from its seed. Setup and rounds have generators that share nothing but the seed, through SHA-256: who
 * sees the cards of some rounds learns nothing about those to come.
 */
export const chanceOf = (seed: string): Chance =>
  isFairSeed(seed) ? (purpose) => seededRandom(sha256Hex(`${seed}/${purpose}`)) : seededChance(seed)
