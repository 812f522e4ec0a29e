import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

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
