import { setTimeout } from 'node:timers/promises'
import { seededRandom } from '@amyitis/engine'
import type { PlayerBehaviour } from '../clients/simulated-player.ts'
import { loggedErrors, type ServerProcess, type StandbyProcess, startStandby } from '../server/server-process.ts'
import { freezePostgres, openTestDatabase, type Storage } from '../server/test-database.ts'
import { type ByteBudget, type FaultyProxy, startProxy } from './faulty-proxy.ts'
import { emptyTotals, type GameTotals, playWholeGame, recheckLogs } from './game.ts'

export interface KillPlan {
  readonly storage: Storage
  /** How often a server process is killed, and PostgreSQL restarted. */
  readonly kills: number
  readonly restarts: number
  /** How often one of two servers, or PostgreSQL, is frozen for a while. */
  readonly freezes: number
  /** How many games are played at a time. */
  readonly tables: number
  readonly seed: string
  /** A bug that is injected into the server, to show that it is detected. */
  readonly injectedBug?: string | undefined
  readonly log?: (line: string) => void
}

export interface KillResult extends GameTotals {
  readonly kills: number
  /** Of these, kills of servers that were listening. */
  readonly killsWhileListening: number
  /** Commands that were acknowledged before the last kill. */
  readonly acknowledgedBetweenKills: number
  readonly restarts: number
  readonly freezes: number
  readonly seconds: number
}

const UNLIMITED: ByteBudget = { up: Number.POSITIVE_INFINITY, down: Number.POSITIVE_INFINITY }

/**
 * A server lives until a random number of commands have been acknowledged, small numbers being more frequent, plus some
 * jitter; while all players wait for bots, not longer than MAX_LIFETIME_MS.
 */
const MAX_COMMANDS = 60
const JITTER_MS = 30
const MAX_LIFETIME_MS = 15_000
/** This share of servers is killed shortly after the start, mostly before they listen. */
const EARLY_KILL_RATE = 0.15
const STARTUP_MS = 500
/**
 * What is frozen, and for how long: a server longer than the lock timeout, PostgreSQL both shorter and longer than the query
 * timeout.
 */
const FREEZES = [
  { what: 'server', ms: 6000 },
  { what: 'PostgreSQL', ms: 2000 },
  { what: 'server', ms: 6000 },
  { what: 'PostgreSQL', ms: 12_000 },
] as const

/** Slots that run one server process each, with the next one on standby: one slot for SQLite, two for PostgreSQL. */
function createServerSlots(
  env: Readonly<Record<string, string>>,
  count: number,
  proxy: FaultyProxy,
  report: (...problems: readonly string[]) => void,
) {
  const next: StandbyProcess[] = Array.from({ length: count }, () => startStandby(env))
  const servers: (ServerProcess | undefined)[] = next.map(() => undefined)
  const ports: (number | undefined)[] = next.map(() => undefined)
  let pastUptime = 0
  let since: number | undefined
  const uptime = () => pastUptime + (since === undefined ? 0 : performance.now() - since)

  function updateTargets(): void {
    const open = ports.flatMap((port) => port ?? [])
    pastUptime = uptime()
    since = open.length > 0 ? performance.now() : undefined
    proxy.setTargets(open)
  }

  async function kill(slot: number): Promise<void> {
    const server = servers[slot]
    servers[slot] = undefined
    ports[slot] = undefined
    await server?.kill()
    updateTargets()
  }

  return {
    kill,
    /** Freezes a listening server; meanwhile new connections go to the other one. */
    async freeze(slot: number, ms: number, thaws: boolean): Promise<void> {
      const server = servers[slot]
      const port = ports[slot]
      if (server === undefined || port === undefined) return
      server.freeze()
      ports[slot] = undefined
      updateTargets()
      await setTimeout(ms)
      if (!thaws) return
      server.thaw()
      ports[slot] = port
      updateTargets()
    },
    start(slot: number): void {
      const server = next[slot].start()
      servers[slot] = server
      next[slot] = startStandby(env)
      server.ended.then(() => {
        if (servers[slot] === server) report(`a server exited by itself: ${server.output().slice(-1000)}`)
        report(...loggedErrors(server))
      })
      server.port.then((port) => {
        if (servers[slot] !== server) return
        ports[slot] = port
        updateTargets()
      })
    },
    isListening: (slot: number) => ports[slot] !== undefined,
    /** For how many milliseconds at least one server has been listening. */
    uptime,
    ready: (slot: number) => servers[slot]?.port ?? Promise.resolve(undefined),
    async close(): Promise<void> {
      await Promise.all([...servers.map((_, i) => kill(i)), ...next.map((one) => one.kill())])
    },
  }
}

/** Plays games on servers that are killed at random moments. After the last kill all games are played to their end. */
export async function runKills(plan: KillPlan): Promise<KillResult> {
  const { storage, kills, restarts, freezes, tables, seed, log = () => undefined } = plan
  const start = performance.now()
  const draw = seededRandom(seed)
  const random = () => draw(1 << 24) / (1 << 24)
  let acknowledged = 0
  const onAcknowledged = () => void acknowledged++
  const behaviour: PlayerBehaviour = { random, duplicateRate: 0.1, undoRate: 0.05, replayRate: 0.3, onAcknowledged }
  const database = await openTestDatabase(storage)
  const proxy = await startProxy(() => UNLIMITED)
  const totals = emptyTotals()
  const env = { ...database.env, ...(plan.injectedBug === undefined ? {} : { AMYITIS_INJECT: plan.injectedBug }) }
  const count = storage === 'sqlite' ? 1 : 2
  const slots = createServerSlots(env, count, proxy, (...problems) => totals.problems.push(...problems))
  let killed = 0
  let killsWhileListening = 0
  let acknowledgedBetweenKills = 0
  let restarted = 0
  let frozen = 0
  let games = 0

  const isRunning = () => killed < kills && totals.problems.length === 0
  async function playGames(): Promise<void> {
    while (isRunning() || games < tables) {
      await playWholeGame(proxy.port, proxy.port, games++, behaviour, totals, slots.uptime)
      if (totals.problems.length > 0) log(totals.problems[0])
    }
  }

  async function waitForLifetime(victim: number): Promise<void> {
    await slots.ready(victim)
    const enough = acknowledged + Math.floor(MAX_COMMANDS * random() ** 2)
    for (const end = performance.now() + MAX_LIFETIME_MS; acknowledged < enough && performance.now() < end; )
      await setTimeout(2)
    await setTimeout(random() * JITTER_MS)
  }

  /** Returns whether the victim is to be killed at once. */
  async function freeze(victim: number): Promise<boolean> {
    const { what, ms } = FREEZES[frozen++ % FREEZES.length]
    const thaws = random() < 0.5
    await slots.ready(victim)
    if (what === 'server') await slots.freeze(victim, ms, thaws)
    else await freezePostgres(database, ms)
    return what === 'server' && !thaws
  }

  /** One kill at a time, so that of two servers one is always listening or starting. */
  async function killServers(): Promise<void> {
    while (isRunning()) {
      const victim = storage === 'sqlite' ? 0 : (killed % 2) ^ (random() < 0.3 ? 1 : 0)
      if (storage === 'postgres') await slots.ready(1 - victim)
      const freezing = frozen < Math.floor(((killed + 1) * freezes) / kills)
      const killNow = freezing && (await freeze(victim))
      if (!killNow && random() < EARLY_KILL_RATE) await setTimeout(random() * STARTUP_MS)
      else if (!killNow) await waitForLifetime(victim)
      if (!isRunning()) return
      if (slots.isListening(victim)) killsWhileListening++
      await slots.kill(victim)
      killed++
      acknowledgedBetweenKills = acknowledged
      if (database.postgres !== undefined && restarted < Math.floor((killed * restarts) / kills)) {
        await database.postgres.restart()
        restarted++
      }
      slots.start(victim)
      if (killed % 10 === 0) log(`${killed} kills, ${acknowledged} acknowledged, ${totals.games} games`)
    }
  }

  try {
    for (let i = 0; i < count; i++) {
      slots.start(i)
      await slots.ready(i)
    }
    await Promise.all([killServers(), ...Array.from({ length: tables }, playGames)])
    for (let i = 0; i < count; i++) await slots.kill(i)
    slots.start(0)
    if (totals.problems.length === 0) await recheckLogs(proxy.port, totals)
  } finally {
    await slots.close()
    await proxy.close()
    await database.close()
  }
  const seconds = (performance.now() - start) / 1000
  return {
    ...totals,
    kills: killed,
    killsWhileListening,
    acknowledgedBetweenKills,
    restarts: restarted,
    freezes: frozen,
    seconds,
  }
}
