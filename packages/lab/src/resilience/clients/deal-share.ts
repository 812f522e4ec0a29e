import { CHAIN_LENGTH, chainValue, hashOfShare } from '@amyitis/fair'
import { newShare } from './api-client.ts'

/** The version of the protocol for fair deals (docs/fair-deals.md). */
export type FairVersion = 1 | 2

/** A client's share in the deals of a table. */
export interface DealShare {
  /** Sent when taking a seat. */
  readonly commit: string
  /** The value for a round; version 1 has only the first. */
  valueFor(round: number): string
}

/** More rounds than these games have. Values are precomputed: hashing in the client would look like a slow server. */
const PREPARED_ROUNDS = 64

function chainOf(table: string, root: string): DealShare {
  const values = [chainValue(table, root, PREPARED_ROUNDS)]
  while (values.length <= PREPARED_ROUNDS) values.unshift(chainValue(table, values[0], CHAIN_LENGTH - 1))
  return { commit: values[0], valueFor: (round) => values[round] ?? chainValue(table, root, round) }
}

export function dealShare(table: string, fair: FairVersion, root = newShare()): DealShare {
  return fair === 2 ? chainOf(table, root) : { commit: hashOfShare(root), valueFor: () => root }
}

/** Three in four tables use version 2, like new tables of the app; the rest version 1, like old tables and other programs. */
export const fairVersionOf = (number: number): FairVersion => (number % 4 === 1 ? 1 : 2)
