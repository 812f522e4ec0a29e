import type { Clock } from '../clock.ts'
import { inSlices } from '../slices.ts'
import type { Store } from '../store/store.ts'

interface Context {
  readonly store: Store
  readonly clock: Clock
  readonly fault: (error: unknown) => void
}

const MINUTE = 60_000
/** How often it is looked, and how long a closed table stays, so that whoever had it open learns of it. */
const EVERY = 10 * MINUTE
const KEPT = 60 * MINUTE
const AT_ONCE = 50

/** Deletes tables that were closed before a game began there, and editions that nobody uses any more. */
export async function cleanUp({ store, clock }: Pick<Context, 'store' | 'clock'>): Promise<void> {
  const before = clock.now() - KEPT
  await inSlices(async () => (await store.removeUnplayed(before, AT_ONCE)) === AT_ONCE)
  await store.removeUnusedEditions()
}

export function cleanUpOn(context: Context, every = EVERY): () => void {
  let closed = false
  const timer = setInterval(() => {
    cleanUp(context).catch((error: unknown) => {
      if (!closed) context.fault(error)
    })
  }, every).unref()
  return () => {
    closed = true
    clearInterval(timer)
  }
}
