import { chanceFits } from '@amyitis/engine'
import { chanceOf, hashOfSecret } from '@amyitis/fair'
import { seedOf, type Table } from '@amyitis/tables'
import type { Share } from './shares.ts'

/** What can be checked once the secret is told; `own` is undefined where this device knows of no share of its own. */
export interface Fairness {
  readonly hash: boolean
  readonly shares: boolean
  readonly own: boolean | undefined
  readonly deals: boolean
  readonly good: boolean
}

/** Checks the deals of a finished game from its log alone, believing nothing the server says about them. */
export function checkFairness(table: Table, share: Share | undefined): Fairness | undefined {
  const { result, game, seats, secretHash } = table
  if (result === undefined || game === undefined) return undefined
  const hash = hashOfSecret(result.secret) === secretHash
  const shares = seedOf(table, result.secret) === result.seed
  const own =
    share === undefined
      ? undefined
      : share.secretHash === secretHash && seats.some(({ added }) => added === share.added)
  const deals = chanceFits(game, chanceOf(result.seed))
  return { hash, shares, own, deals, good: hash && shares && own !== false && deals }
}
