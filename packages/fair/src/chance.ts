import { type Chance, seededChance, seededRandom } from '@amyitis/engine'
import { sha256Hex } from './seed.ts'

/** Prefixes of seeds that are used as docs/fair-deals.md describes. */
export const FAIR1_PREFIX = 'fair1:'
const FAIR2_PREFIX = 'fair2:'

export const isFairSeed = (seed: string): boolean => seed.startsWith(FAIR1_PREFIX) || seed.startsWith(FAIR2_PREFIX)

/**
 * All random choices of a game from its seed. Setup and rounds have separate generators, derived from the seed by SHA-256:
 * the cards of some rounds reveal nothing about later ones.
 */
export const chanceOf = (seed: string): Chance =>
  isFairSeed(seed) ? (purpose) => seededRandom(sha256Hex(`${seed}/${purpose}`)) : seededChance(seed)
