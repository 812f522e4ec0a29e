import { type Chance, seededChance, seededRandom } from '@amyitis/engine'
import { sha256Hex } from './seed.ts'

/** Prefixes of seeds that are used as docs/fair-deals.md describes. */
export const FAIR1_PREFIX = 'fair1:'
const FAIR2_PREFIX = 'fair2:'

export const isFairSeed = (seed: string): boolean => seed.startsWith(FAIR1_PREFIX) || seed.startsWith(FAIR2_PREFIX)

/**
 * All chance of a game from its seed. Setup and rounds have generators that share nothing but the seed, through SHA-256: who
 * sees the cards of some rounds learns nothing about those to come.
 */
export const chanceOf = (seed: string): Chance =>
  isFairSeed(seed) ? (purpose) => seededRandom(sha256Hex(`${seed}/${purpose}`)) : seededChance(seed)
