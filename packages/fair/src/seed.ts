import { type Chance, seededChance, seededRandom } from '@amyitis/engine'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

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

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The server's commitment, shown before anyone sits down. */
export const hashOfSecret = (secret: string): string => sha256Hex(secret)

/** A player's commitment, shown when sitting down: nobody can guess the share. */
export const hashOfShare = (added: string): string => sha256Hex(added)

export interface Shares {
  readonly table: string
  /** The server's secret, revealed when the game is over. */
  readonly secret: string
  /** The share of each person, in seat order; bots add nothing. */
  readonly added: readonly string[]
}

/** The seed of a game: part of the shares reveals nothing about it. Version 1. */
export const joinSeeds = ({ table, secret, added }: Shares): string =>
  `fair1:${sha256Hex(['amyitis fair1', table, secret, ...added].join('\n'))}`
