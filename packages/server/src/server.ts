import type { FastifyInstance } from 'fastify'
import { createSigner } from './auth/signer.ts'
import { type BotPool, createBotPool } from './bots/bot-pool.ts'
import { createBotRunner } from './bots/bot-runner.ts'
import { startHeartbeat } from './heartbeat.ts'
import { registerApiDocs } from './http/api-docs.ts'
import type { AppContext } from './http/context.ts'
import { logError, registerErrorHandlers } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { handleUpgrades } from './http/live/upgrade.ts'
import { createMetrics } from './http/metrics.ts'
import { API_ROOT, registerRoutes } from './http/register-routes.ts'
import { allRoutes } from './http/routes/all.ts'
import { notificationRoutes } from './http/routes/notifications.ts'
import { passkeyRoutes } from './http/routes/passkeys.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createSharedLimits } from './limits/shared-limits.ts'
import { createChannels } from './notifications/channels.ts'
import { processNotifications } from './notifications/notification-jobs.ts'
import { createNotificationScheduler } from './notifications/schedule.ts'
import { createPairings } from './pairing/pairing.ts'
import { processErasures } from './players/erase.ts'
import { startRetention } from './players/retention.ts'
import { createRoomRegistry } from './rooms/room-registry.ts'
import { createRooms } from './rooms/rooms.ts'
import { type Clock, elapsedOf } from './shared/clock.ts'
import { newSecret } from './shared/random.ts'
import { createTimekeeper } from './shared/timekeeper.ts'
import type { Store } from './store/store.ts'
import { processClockJobs, processWaitingJobs } from './table-service/deadline-jobs.ts'
import { startDeletingClosedTables } from './table-service/delete-closed-tables.ts'
import { createFollowUpJobs, planWaiting } from './table-service/follow-up-jobs.ts'
import { resumeStalledGames, startResumingGames } from './table-service/games-in-progress.ts'
import { createPlayerNames } from './table-service/player-names.ts'
import { processRatings } from './table-service/ratings.ts'
import { createTableService } from './table-service/table-service.ts'

export interface ServerOptions {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  /** The public address, if there is one. */
  readonly url?: string | undefined
  /** The address shown to the person who started the server, and used in links if there is no public one. */
  readonly home?: string
  /** A mail server, and the sender of its mails. */
  readonly smtp?: string | undefined
  readonly mailFrom?: string | undefined
  /** Addresses where others find the server, the best first; empty if it listens only to its own computer. */
  readonly addresses?: readonly string[]
  /** Widens the rate limits; 0 removes them. */
  readonly rate?: number
  /** Required to read /metrics; without one, only programs on the same computer can. */
  readonly metricsToken?: string | undefined
  readonly pool?: BotPool
}

/** How long clients have to disconnect by themselves when the server closes. */
const SHUTDOWN_GRACE_MS = 1000

/** Creates the services in the order of their dependencies, and registers the API in an app that is not listening yet. */
export async function registerServer(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { store, jobs, url, rate = 1, smtp, mailFrom, addresses = [], metricsToken } = options
  const appUrl = url ?? options.home ?? 'http://localhost/'
  const reportError = (error: unknown) => logError(app.log, error, 'unexpected error')
  const clock = createTimekeeper(options.clock, store.kind === 'sqlite')
  const metrics = createMetrics()
  const names = createPlayerNames(store, () => elapsedOf(clock))
  const signer = await createSigner(store)
  const channels = await createChannels({ store, clock, signer }, { url: appUrl, smtp, mailFrom })

  const registry = createRoomRegistry(store, clock, reportError)
  const { isLooking, queryLooking } = registry
  const notifications = createNotificationScheduler({ store, jobs, clock, channels, isLooking })
  const scheduleJobs = createFollowUpJobs(jobs, clock)
  const tables = createTableService({
    store,
    clock,
    planFollowUps: async (cached, next) => {
      await Promise.all([scheduleJobs(cached, next), notifications.schedule(next, cached.table.seq)])
    },
    planFirst: (table) => planWaiting(jobs, table),
    isPinned: registry.hasSubscribers,
    lookedAt: registry.lookedAt,
    reportError,
    clockJumps: clock.jumps,
    onAppend: metrics.observeAppend,
  })
  const rooms = createRooms({ store, tables, registry, names, clock, reportError })
  tables.onChange(({ events }) => {
    for (const { body } of events) metrics.countEvent(body.type)
  })

  const pool = options.pool ?? createBotPool({ reportError, onMove: metrics.observeBotMove })
  const botRunner = await createBotRunner({ tables, jobs, pool, clock, reportError })
  const heartbeat = await startHeartbeat({ store, tables, time: clock, log: app.log, reportError })
  await processClockJobs(tables, jobs, clock)
  await processWaitingJobs(tables, jobs)
  await processRatings(store, tables, jobs, clock, reportError)
  await processErasures({ store, tables, jobs, clock })
  await processNotifications({
    store,
    jobs,
    clock,
    url: appUrl,
    loadTable: tables.load,
    isLooking,
    queryLooking,
    channels,
    logWarning: reportError,
  })
  const retention = await startRetention(store, tables, jobs, clock, app.log)
  const stopDeleting = startDeletingClosedTables({ store, clock, reportError })
  const resuming = { store, jobs, clock, startBots: botRunner.start, reportError }
  const stopResuming = startResumingGames(resuming)

  const limits = createRateLimits(clock, rate, store.kind === 'postgres')
  const sharedLimits = createSharedLimits(limits, store)
  const idKey = await store.setSetting('id-key', newSecret(), true)
  const context: AppContext = {
    store,
    tables,
    rooms,
    names,
    pairings: createPairings({ store, tables, clock }),
    clock,
    limits,
    sharedLimits,
    jobs,
    metrics,
    url,
    idKey,
    reportError,
  }
  app.addHook('onRequest', async ({ ip }) => {
    limits.consumeFrom('anything', ip)
  })
  const upgrades = handleUpgrades(app)
  const routes = [
    ...allRoutes(context, upgrades, addresses),
    ...passkeyRoutes(context, signer),
    ...notificationRoutes(context, channels),
  ]
  registerRoutes(app, context, routes)
  registerHealth(app, context, routes, metricsToken)
  registerApiDocs(app, routes)
  registerErrorHandlers(app, routes, API_ROOT)

  app.addHook('preClose', async () => {
    rooms.close()
    stopResuming()
    retention.stop()
    stopDeleting()
    // Responses on their way still arrive; browsers also keep idle connections open.
    setTimeout(() => {
      upgrades.close()
      app.server.closeAllConnections()
    }, SHUTDOWN_GRACE_MS).unref()
    const stopped = botRunner.close()
    // Bots stop thinking: nobody waits for their moves.
    await pool.close()
    await stopped
  })
  app.addHook('onClose', async () => {
    await heartbeat.stop()
    sharedLimits.close()
    tables.close()
    await jobs.close()
    await store.close()
    metrics.close()
  })
  // After the server has begun to listen: stalled games can wait a moment longer.
  app.addHook('onListen', async () => void resumeStalledGames(resuming).catch(reportError))
}
