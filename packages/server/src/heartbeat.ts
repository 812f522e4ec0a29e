import { setTimeout as sleep } from 'node:timers/promises'
import type { ClockJump } from '@amyitis/tables'
import type { Timekeeper } from './shared/timekeeper.ts'
import type { Store } from './store/store.ts'
import { pauseAllClocks } from './table-service/games-in-progress.ts'
import type { TableService } from './table-service/table-service.ts'

/** The setting that stores when a server was last alive. */
const LAST_ALIVE = 'last-alive'
const HEARTBEAT_INTERVAL_MS = 15_000
const CLOCK_CHECK_INTERVAL_MS = 1000
/** How long a stopping server waits for its last heartbeat. */
const SHUTDOWN_GRACE_MS = 500

interface HeartbeatDeps {
  readonly store: Store
  readonly tables: TableService
  readonly time: Timekeeper
  readonly log: { warn(about: object, line: string): void }
  readonly reportError: (error: unknown) => void
}

const iso = (at: number) => new Date(at).toISOString()

/** Regularly stores that the server is alive; downtime and clock jumps do not count on the games' clocks. */
export async function startHeartbeat({
  store,
  tables,
  time,
  log,
  reportError,
}: HeartbeatDeps): Promise<{ stop(): Promise<void> }> {
  let settling = Promise.resolve()
  let stopped = false
  const failed = (error: unknown) => {
    if (!stopped) reportError(error)
  }
  const settle = () => {
    settling = settling.then(() => pauseAllClocks(store, tables, failed)).catch(failed)
  }
  // Only after all games have been paused: if the server dies before, it starts over.
  const beat = () => settling.then(() => store.setSetting(LAST_ALIVE, String(time.now()))).catch(failed)

  time.onJump(({ from, to }: ClockJump) => {
    const what = store.kind === 'sqlite' ? 'no game clock is charged for it' : 'this process keeps its own time'
    log.warn({ from: iso(from), to: iso(to) }, `the clock of this machine jumped: ${what}`)
    if (store.kind === 'sqlite') settle()
  })
  const last = Number(await store.setting(LAST_ALIVE))
  if (last > 0 && time.recordDowntime(last)) settle()
  void beat()
  const timers = [
    setInterval(beat, HEARTBEAT_INTERVAL_MS).unref(),
    setInterval(time.now, CLOCK_CHECK_INTERVAL_MS).unref(),
  ]
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.race([beat(), sleep(SHUTDOWN_GRACE_MS, undefined, { ref: false })])
    },
  }
}
