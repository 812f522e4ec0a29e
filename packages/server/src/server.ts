import type { Table } from '@amyitis/tables'
import type { FastifyInstance } from 'fastify'
import { createDriver } from './bots/driver.ts'
import { createPool, type Pool } from './bots/pool.ts'
import { type Clock, elapsedOf } from './clock.ts'
import { cleanUpOn } from './desk/clean-up.ts'
import { runClocks } from './desk/clocks.ts'
import { createDesk } from './desk/desk.ts'
import type { Entry } from './desk/entries.ts'
import { createNames } from './desk/names.ts'
import { runRatings } from './desk/ratings.ts'
import { createRooms } from './desk/rooms.ts'
import { createSafety } from './desk/safety.ts'
import { sweep, sweepOn } from './desk/sweep.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { Route } from './http/ask.ts'
import { serveDescription } from './http/description.ts'
import { answerFaults, logFault } from './http/faults.ts'
import { serveHealth } from './http/health.ts'
import type { House } from './http/house.ts'
import { createLimits } from './http/limits.ts'
import { createMetrics } from './http/metrics.ts'
import { routesOf } from './http/routes/all.ts'
import { ROOT, serveRoutes } from './http/serve.ts'
import { shareLimits } from './http/shared-limits.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createMessengers } from './notify/messengers.ts'
import { createNotifier, type Notifier } from './notify/notifier.ts'
import { notifyRoutes } from './notify/routes.ts'
import { runErasures } from './players/erase.ts'
import { passkeyRoutes } from './players/passkeys-routes.ts'
import { createSigner } from './players/signer.ts'
import { keepTidy } from './players/tidy.ts'
import { newSecret } from './random.ts'
import type { Store } from './store/store.ts'
import { keepTime } from './time.ts'
import { takeUpgrades } from './ws/upgrade.ts'

export interface ServerParts {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  /** The public address, if there is one. */
  readonly url?: string | undefined
  /** The address under which whoever has started the server finds it: for links where there is no public one. */
  readonly home?: string
  /** A mail server, and who writes. */
  readonly smtp?: string | undefined
  readonly mailFrom?: string | undefined
  /** Addresses where others find the server, the best first; none if it listens to its own computer alone. */
  readonly addresses?: readonly string[]
  /** Widens the limits; 0 takes them away. */
  readonly rate?: number
  /** Who shows it may read /metrics; without one, programs on the same computer. */
  readonly metricsToken?: string | undefined
  readonly pool?: Pool
}

/** How long clients have to go by themselves when the server closes. */
const FAREWELL = 1000

/** What players are told while they are away, and the passkeys by which they come back. */
async function addAbsence(
  house: House,
  { jobs, url, home, smtp, mailFrom }: ServerParts,
): Promise<{ readonly routes: readonly Route[]; readonly notifier: Notifier }> {
  const { store, clock, desk, rooms, fault } = house
  const address = url ?? home ?? 'http://localhost/'
  const signer = await createSigner(store)
  const messengers = await createMessengers({ store, clock, signer }, { url: address, smtp, mailFrom })
  const notifier = await createNotifier({
    store,
    jobs,
    clock,
    url: address,
    table: desk.open,
    isLooking: rooms.isLooking,
    findLooking: rooms.findLooking,
    warn: fault,
    messengers,
  })
  return { routes: [...passkeyRoutes(house, signer), ...notifyRoutes(house, messengers)], notifier }
}

/** Everything that plays together, put into an app. It must not have begun to listen. */
export async function serveTables(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { store, jobs, url, rate = 1 } = parts
  const clock = keepTime(parts.clock, store.kind === 'sqlite')
  const fault = (error: unknown) => logFault(app.log, error, 'unexpected')
  const metrics = createMetrics()
  const names = createNames(store, () => elapsedOf(clock))
  const rooms = createRooms({ store, names, clock, fault })
  const botsAndClocks = createSafety(jobs, clock)
  let notifier: Notifier | undefined
  const safety = async (entry: Entry, next: Table) => {
    await Promise.all([botsAndClocks(entry, next), notifier?.follow(next, entry.table.seq)])
  }
  const desk = createDesk({
    store,
    clock,
    safety,
    held: rooms.isOpen,
    lookedAt: rooms.lookedAt,
    fault,
    jumps: clock.jumps,
    appended: metrics.append,
  })
  rooms.watch(desk)
  desk.onChange(({ events }) => {
    for (const { body } of events) metrics.event(body.type)
  })
  const pool = parts.pool ?? createPool({ warn: fault, thought: metrics.thought })
  const driver = await createDriver({ desk, jobs, pool, clock, fault })
  const heartbeat = await startHeartbeat({ store, desk, time: clock, log: app.log, fault })
  await runClocks(desk, jobs, clock)
  await runRatings(store, desk, jobs, clock, fault)
  const tidying = await keepTidy(store, desk, jobs, clock, app.log)
  await runErasures({ store, desk, jobs, clock })
  const stopCleaning = cleanUpOn({ store, clock, fault })
  const idKey = await store.setSetting('id-key', newSecret(), true)
  const limits = createLimits(clock, rate, store.kind === 'postgres')
  const house: House = {
    store,
    desk,
    rooms,
    names,
    clock,
    limits,
    shared: shareLimits(limits, store),
    jobs,
    metrics,
    url,
    idKey,
    fault,
  }
  app.addHook('onRequest', async ({ ip }) => {
    house.limits.demandFrom('anything', ip)
  })
  const upgrades = takeUpgrades(app)
  const absence = await addAbsence(house, parts)
  notifier = absence.notifier
  const routes = [...routesOf(house, upgrades, parts.addresses ?? []), ...absence.routes]
  serveRoutes(app, house, routes)
  serveHealth(app, house, routes, parts.metricsToken)
  serveDescription(app, routes)
  answerFaults(app, routes, ROOT)
  const sweeping = { store, jobs, clock, driver, fault }
  const stopSweeping = sweepOn(sweeping)
  app.addHook('preClose', async () => {
    rooms.close()
    stopSweeping()
    tidying.stop()
    stopCleaning()
    // Answers on their way get there; browsers also hold connections open on which they have asked nothing yet.
    setTimeout(() => {
      upgrades.close()
      app.server.closeAllConnections()
    }, FAREWELL).unref()
    const driven = driver.close()
    // Whoever still thinks is told to stop; nobody waits for the move.
    await pool.close()
    await driven
  })
  app.addHook('onClose', async () => {
    await heartbeat.stop()
    house.shared.close()
    desk.close()
    await jobs.close()
    await store.close()
    metrics.close()
  })
  // Not before it listens: games that wait can wait a moment longer.
  app.addHook('onListen', async () => void sweep(sweeping).catch(fault))
}
