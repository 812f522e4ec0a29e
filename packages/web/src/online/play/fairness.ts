import { chanceFits } from '@amyitis/engine'
import { chainValue, chanceOf, hashOfSecret, type SentShare } from '@amyitis/fair'
import { fitsCommit, type LeftOut, seedOf, sharesLeftOut, type Table, verifyFairness } from '@amyitis/tables'

/** What can be checked once the secret is public; `own` and `sent` are undefined where this device has sent no share. */
export interface Fairness {
  readonly hash: boolean
  /** Was everybody bound to their share before the first was revealed? */
  readonly bound: boolean
  readonly shares: boolean
  /** Is what this device has sent in it? */
  readonly own: boolean | undefined
  /** Were all bound to what this device saw when it sent its share? */
  readonly sent: boolean | undefined
  readonly deals: boolean
  /** Who took no part in which deals. That alone makes no deal unfair, but a device can't vouch for one that its own seat took no part in. */
  readonly leftOut: readonly LeftOut[]
  /** `unsure`: the log agrees with itself, but this device can't witness to it. */
  readonly verdict: 'good' | 'bad' | 'unsure'
}

/** Checks the deals of a finished game from its log and from what this device remembers, believing nothing the server says. */
export function checkFairness(table: Table, sent: readonly SentShare[]): Fairness | undefined {
  const { result, game, seats, secretHash } = table
  if (result === undefined || game === undefined) return undefined
  const chained = table.fair === 2
  const shown = chained ? chainValue(table.id, result.secret, 0) : hashOfSecret(result.secret)
  const hash = shown === secretHash
  const shares = seedOf(table, result.secret) === result.seed
  // That they were before, and not after, is so by how a log is read: whoever is bound later makes void what was revealed.
  const people = seats.filter(({ player }) => player !== undefined)
  const bound = people.every(({ commit, added }) => added !== undefined && fitsCommit(table, commit, added))
  const start = verifyFairness(sent, table)
  // Where deals come from chains, each was checked as the log was read.
  const deals = chained ? table.unfair === undefined : chanceFits(game, chanceOf(result.seed))
  const sound = hash && bound && shares && deals
  const verdict = !sound || start === 'changed' ? 'bad' : start === 'kept' ? 'good' : 'unsure'
  return {
    hash,
    bound,
    shares,
    own: start === 'unknown' ? undefined : start !== 'foreign',
    sent: start === 'unknown' || start === 'foreign' ? undefined : start !== 'changed',
    deals,
    leftOut: sharesLeftOut(table),
    verdict,
  }
}
