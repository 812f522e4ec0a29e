import { chanceFits } from '@amyitis/engine'
import { chanceOf, hashOfSecret, hashOfShare } from '@amyitis/fair'
import { seedOf, type Table } from '@amyitis/tables'
import type { Share } from './shares.ts'

/** What can be checked once the secret is told; `own` is undefined where this device knows of no share of its own. */
export interface Fairness {
  readonly hash: boolean
  /** Was everybody bound to their share before the first was revealed? */
  readonly bound: boolean
  readonly shares: boolean
  readonly own: boolean | undefined
  readonly deals: boolean
  readonly good: boolean
}

/** Is the own share in it, and were the others bound to what this device has seen before it revealed its own? */
const holds = (people: Table['seats'], { added, commits }: Share): boolean =>
  people.some((one) => one.added === added) &&
  (commits === undefined || commits.join() === people.map(({ commit }) => commit).join())

/** Checks the deals of a finished game from its log alone, believing nothing the server says about them. */
export function checkFairness(table: Table, share: Share | undefined): Fairness | undefined {
  const { result, game, seats, secretHash } = table
  if (result === undefined || game === undefined) return undefined
  const hash = hashOfSecret(result.secret) === secretHash
  const shares = seedOf(table, result.secret) === result.seed
  // That they were before, and not after, is so by how a log is read: whoever is bound later makes void what was revealed.
  const people = seats.filter(({ player }) => player !== undefined)
  const bound = people.every(({ commit, added }) => added !== undefined && hashOfShare(added) === commit)
  const own = share === undefined ? undefined : share.secretHash === secretHash && holds(people, share)
  const deals = chanceFits(game, chanceOf(result.seed))
  return { hash, bound, shares, own, deals, good: hash && bound && shares && own !== false && deals }
}
