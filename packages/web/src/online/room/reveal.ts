import { maySend } from '@amyitis/fair'
import { bindingOf, isFull, needsReady, type Table } from '@amyitis/tables'
import { createStore } from '../../create-store.ts'
import type { OnlineTable } from '../play/online-table.ts'
import type { SentStore, Witness } from '../play/sent-store.ts'
import { commitOf, readWitness, type Share, sentStore, shareOf, valueFor } from '../play/shares.ts'

/** The share that a seat is bound to, if this device has it. */
export function ownShare({ id, seats }: Table, seat: number): Share | undefined {
  const share = shareOf(id)
  return share !== undefined && seats[seat]?.commit === commitOf(share) ? share : undefined
}

/** Everybody is bound to a share, and where it is asked whether all are ready, they are. */
const mayReveal = (table: Table): boolean =>
  table.status === 'open' && isFull(table) && (!needsReady(table) || table.readySince !== undefined)

export interface Revealing {
  /** Undefined until it is read. */
  get(): Witness | undefined
  subscribe(listener: () => void): () => void
  stop(): void
}

/**
 * Reveals this device's share as soon as everybody is bound to theirs, and never before. What was shown then is kept before
 * the share leaves the device. From then on the share goes with these commits: it may be sent again under the same, and under
 * others never; a new one takes a decision of its owner.
 */
export function revealWhenFull(online: OnlineTable, store: SentStore = sentStore(), now = Date.now): Revealing {
  const witness = createStore<Witness | undefined>(undefined)
  let busy = false
  let stopped = false

  async function refresh(): Promise<void> {
    witness.set(await readWitness(store))
  }

  /** What is remembered of a share allows it to be sent at this moment. */
  async function reveal(share: Share): Promise<void> {
    const added = valueFor(share, 1)
    const { id } = online.get().table
    const before = witness.get()?.sent.find((one) => one.added === added)
    const shown = bindingOf(online.get().table)
    // What another tab has kept meanwhile counts as well.
    const kept = before ?? (await store.add({ table: id, added, ...shown, at: now() }))
    if (before === undefined) await refresh()
    const still = () => maySend(kept, bindingOf(online.get().table))
    if (stopped || !still()) return
    // Nobody knows when there will be an answer, if ever; what is refused is tried again with the next event.
    void online.execute({ type: 'reveal', added }, still).then(({ problem }) => {
      if (problem !== undefined) tried = 0
    })
  }

  /** The last event that made others sit there, when it was last tried. */
  let tried = 0
  function look(): void {
    const { table, seat } = online.get()
    const waits = mayReveal(table) && table.seats[seat]?.added === undefined
    if (busy || witness.get() === undefined || !waits || tried === table.turnSeq) return
    const share = ownShare(table, seat)
    if (share === undefined) return
    const { turnSeq } = table
    busy = true
    tried = turnSeq
    reveal(share)
      .catch(() => undefined)
      .then(() => {
        busy = false
        // Somebody may have come or gone meanwhile.
        if (!stopped && online.get().table.turnSeq !== turnSeq) look()
      })
  }

  const leave = online.subscribe(look)
  refresh().then(look, () => undefined)
  return {
    get: witness.get,
    subscribe: witness.subscribe,
    stop() {
      stopped = true
      leave()
    },
  }
}
