import { CHAIN_LENGTH, chainValue, hashOfShare } from '@amyitis/fair'
import { newShare } from './api.ts'

/** How the deals of a table come about (docs/fair-deals.md). */
export type FairVersion = 1 | 2

/** What a client adds to the deals of a table. */
export interface DealShare {
  /** What it shows when it sits down. */
  readonly commit: string
  /** What it adds to a round; with version 1 there is only the first. */
  valueFor(round: number): string
}

/** More rounds than games here have. All values are computed beforehand: a client that is busy hashing would look like a slow server. */
const PREPARED = 64

function chainOf(table: string, root: string): DealShare {
  const values = [chainValue(table, root, PREPARED)]
  while (values.length <= PREPARED) values.unshift(chainValue(table, values[0], CHAIN_LENGTH - 1))
  return { commit: values[0], valueFor: (round) => values[round] ?? chainValue(table, root, round) }
}

export function dealShare(table: string, fair: FairVersion, root = newShare()): DealShare {
  return fair === 2 ? chainOf(table, root) : { commit: hashOfShare(root), valueFor: () => root }
}

/** New tables of the app have version 2; one in four is of version 1 here, which old tables and other programs still have. */
export const fairVersionOf = (number: number): FairVersion => (number % 4 === 1 ? 1 : 2)
