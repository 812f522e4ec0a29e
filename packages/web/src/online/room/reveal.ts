import { hashOfShare } from '@amyitis/fair'
import { isFull, type Table } from '@amyitis/tables'
import type { OnlineTable } from '../play/online-table.ts'
import { rememberShare, type Share, shareOf } from '../play/shares.ts'

/** The share that a seat is bound to, if this device has it. */
export function ownShare({ id, seats }: Table, seat: number): Share | undefined {
  const share = shareOf(id)
  return share !== undefined && seats[seat]?.commit === hashOfShare(share.added) ? share : undefined
}

/** Reveals this device's share as soon as everybody is bound to theirs, and never before; until the answer is called. */
export function revealWhenFull(online: OnlineTable): () => void {
  /** The last event that made others sit there, when it was last tried. */
  let tried = 0
  const look = () => {
    const { table, seat } = online.get()
    const waits = table.status === 'open' && isFull(table) && table.seats[seat]?.added === undefined
    const share = waits && tried !== table.turnSeq ? ownShare(table, seat) : undefined
    if (share === undefined) return
    tried = table.turnSeq
    rememberShare({ ...share, commits: table.seats.flatMap(({ commit }) => commit ?? []) })
    online.act({ type: 'reveal', added: share.added }).then(({ problem }) => {
      if (problem !== undefined) tried = 0
    })
  }
  look()
  return online.subscribe(look)
}
