import type { Clock } from '../shared/clock.ts'
import { repeatYielding } from '../shared/event-loop.ts'
import type { Store } from '../store/store.ts'

interface DeleteDeps {
  readonly store: Store
  readonly clock: Clock
  readonly reportError: (error: unknown) => void
}

const MINUTE_MS = 60_000
const CHECK_INTERVAL_MS = 10 * MINUTE_MS
/** How long a closed table stays, so that whoever had it open learns that it was closed. */
const CLOSED_RETENTION_MS = 60 * MINUTE_MS
/** By then the first round is over. */
const BOT_SEAT_RETENTION_MS = 30 * MINUTE_MS
const BATCH_SIZE = 50

/** Deletes tables that were closed before their game started, unused editions, and expired pairings. */
export async function deleteClosedTables({ store, clock }: Pick<DeleteDeps, 'store' | 'clock'>): Promise<void> {
  const before = clock.now() - CLOSED_RETENTION_MS
  await repeatYielding(async () => (await store.removeUnplayed(before, BATCH_SIZE)) === BATCH_SIZE)
  await store.removeUnusedEditions()
  await store.removeExpiredPairings(clock.now(), clock.now() - BOT_SEAT_RETENTION_MS)
}

export function startDeletingClosedTables(deps: DeleteDeps, intervalMs = CHECK_INTERVAL_MS): () => void {
  let isStopped = false
  const timer = setInterval(() => {
    deleteClosedTables(deps).catch((error: unknown) => {
      if (!isStopped) deps.reportError(error)
    })
  }, intervalMs).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
