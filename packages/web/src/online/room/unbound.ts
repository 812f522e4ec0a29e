import { isSameBinding, seatsChanged, voidShares } from '@amyitis/fair'
import { bindingOf, isFull } from '@amyitis/tables'
import type { Live } from '../play/online-table.ts'
import type { Witness } from '../play/sent-store.ts'
import { valueFor } from '../play/shares.ts'
import { ownShare } from './reveal.ts'

/** Why somebody sits here without a share that this device could reveal. */
export function whyUnbound({ table, seat }: Live, witness: Witness): 'void' | 'elsewhere' | undefined {
  const own = table.seats[seat]
  if (own === undefined) return undefined
  const share = ownShare(table, seat)
  const sent = share && witness.sent.find(({ added }) => added === valueFor(share, 1))
  if (own.commit === undefined || (sent !== undefined && !isSameBinding(sent, bindingOf(table)))) return 'void'
  return own.added === undefined && isFull(table) && share === undefined ? 'elsewhere' : undefined
}

/** What this device has seen itself of starts that came to nothing at this table. */
export interface Voided {
  readonly count: number
  /** The seats whose player left or committed again; empty if it was the server that changed. */
  readonly seats: readonly { readonly seat: number; readonly player: string | undefined }[]
}

/** Undefined where the device has seen none. */
export function voidedAt({ table, seat }: Live, { sent }: Witness): Voided | undefined {
  const now = bindingOf(table)
  const vain = voidShares(sent, table.id, now)
  const last = vain.at(-1)
  if (last === undefined) return undefined
  const seats = seatsChanged(last, now, seat).map((one) => ({ seat: one, player: last.players[one] ?? undefined }))
  return { count: vain.length, seats }
}
