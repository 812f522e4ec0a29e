import { hashOfSecret, sha256Hex } from './seed.ts'

/** More rounds than any game has. */
export const CHAIN_LENGTH = 512

/** The previous value: whoever knows a value knows all before it, and none after it. */
const before = (table: string, value: string): string => sha256Hex(['amyitis fair2 chain', table, value].join('\n'))

function back(table: string, value: string, steps: number): string {
  let found = value
  for (let i = 0; i < steps; i++) found = before(table, found)
  return found
}

/** Few games get beyond this round. Its value is remembered for a while: a server deals many rounds a second. */
const NEAR = 64
const MAX_REMEMBERED = 4096
const remembered = new Map<string, string>()

function nearValue(table: string, root: string): string {
  const key = `${table}\n${root}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const value = back(table, root, CHAIN_LENGTH - NEAR)
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest)
  remembered.set(key, value)
  return value
}

/** The value of a chain for a round. Value 0 is the commitment of its owner; only the root is stored. */
export const chainValue = (table: string, root: string, round: number): string =>
  round > NEAR ? back(table, root, CHAIN_LENGTH - round) : back(table, nearValue(table, root), NEAR - round)

/** What the server commits to: the hash of its secret, or with version 2 value 0 of the chain that ends with it. */
export const serverCommitment = (table: string, secret: string, fair: 1 | 2 | undefined): string =>
  fair === 2 ? chainValue(table, secret, 0) : hashOfSecret(secret)

/** A known value of a chain, and its round. */
export interface ChainTip {
  readonly round: number
  readonly value: string
}

/** Is this the value of the same chain for a later round? */
export const follows = (table: string, tip: ChainTip, { round, value }: ChainTip): boolean =>
  round > tip.round && round <= CHAIN_LENGTH && back(table, value, round - tip.round) === tip.value

export interface RoundShares {
  readonly table: string
  readonly round: number
  /** The server's value for this round. */
  readonly server: string
  /** The values of the seats with people, in seat order; null where a bot plays. */
  readonly added: readonly (string | null)[]
}

/** The seed of one round, and with the first round of the setup. It reveals nothing about other rounds. Version 2. */
export const joinRound = ({ table, round, server, added }: RoundShares): string =>
  `fair2:${sha256Hex(['amyitis fair2', table, String(round), server, ...added.map((one) => one ?? '-')].join('\n'))}`
