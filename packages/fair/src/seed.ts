import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** What the server shows before anyone sits down: it can't change its secret any more. */
export const hashOfSecret = (secret: string): string => sha256Hex(secret)

/** What a person shows when sitting down: they can't change their share any more, and nobody can guess it. */
export const hashOfShare = (added: string): string => sha256Hex(added)

export interface Shares {
  readonly table: string
  /** The server's, told when the game is over. */
  readonly secret: string
  /** What each person has added, in the order of the seats; bots add nothing. */
  readonly added: readonly string[]
}

/** The seed of a game: nobody who knows only a part of the shares knows anything about it. Version 1. */
export const joinSeeds = ({ table, secret, added }: Shares): string =>
  `fair1:${sha256Hex(['amyitis fair1', table, secret, ...added].join('\n'))}`
