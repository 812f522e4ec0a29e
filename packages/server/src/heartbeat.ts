import { setTimeout as sleep } from 'node:timers/promises'
import type { Jump } from '@amyitis/tables'
import type { Desk } from './desk/desk.ts'
import { pauseAll } from './desk/pause-all.ts'
import type { Store } from './store/store.ts'
import type { Timekeeper } from './time.ts'

/** The setting that says when a server was last alive. */
const ALIVE = 'last-alive'
const EVERY = 15_000
/** How often the clock is looked at, should nobody else do so. */
const LOOK = 1000
/** How long a server that stops waits to say so. */
const FAREWELL = 500

interface Parts {
  readonly store: Store
  readonly desk: Desk
  readonly time: Timekeeper
  readonly log: { warn(about: object, line: string): void }
  readonly fault: (error: unknown) => void
}

const iso = (at: number) => new Date(at).toISOString()

/** Notes now and then that the server is alive, and keeps time in which it was not from counting against anybody. */
export async function startHeartbeat({ store, desk, time, log, fault }: Parts): Promise<{ stop(): Promise<void> }> {
  let settling = Promise.resolve()
  let stopped = false
  const failed = (error: unknown) => {
    if (!stopped) fault(error)
  }
  const settle = () => {
    settling = settling.then(() => pauseAll(store, desk, failed)).catch(failed)
  }
  // Not before all games know of the time before: a server that dies meanwhile begins again.
  const beat = () => settling.then(() => store.setSetting(ALIVE, String(time.now()))).catch(failed)

  time.onJump(({ from, to }: Jump) => {
    const what =
      store.kind === 'sqlite' ? 'no clock of a game is charged for it' : 'this copy goes on counting from there'
    log.warn({ from: iso(from), to: iso(to) }, `the clock of this machine has jumped: ${what}`)
    if (store.kind === 'sqlite') settle()
  })
  const last = Number(await store.setting(ALIVE))
  if (last > 0 && time.wasAway(last)) settle()
  void beat()
  const timers = [setInterval(beat, EVERY).unref(), setInterval(time.now, LOOK).unref()]
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.race([beat(), sleep(FAREWELL, undefined, { ref: false })])
    },
  }
}
