import { setTimeout } from 'node:timers/promises'
import { seededRandom } from '@amyitis/engine'
import type { PlayerBehaviour } from '../clients/simulated-player.ts'
import { loggedErrors, type ServerProcess, type StandbyProcess, startStandby } from '../server/server-process.ts'
import { freezePostgres, openTestDatabase, type Storage } from '../server/test-database.ts'
import { type ByteBudget, type FaultyProxy, startProxy } from './faulty-proxy.ts'
import { emptyTotals, type GameTotals, playWholeGame, recheckLogs } from './game.ts'

export interface KillPlan {
  readonly storage: Storage
  /** How often a server process is killed, and PostgreSQL started anew. */
  readonly kills: number
  readonly restarts: number
  /** How often one of two copies, or PostgreSQL, stands still for a while. */
  readonly freezes: number
  /** How many games are under way at a time. */
  readonly tables: number
  readonly seed: string
  /** A dishonest part in the server, to see that it is noticed. */
  readonly injectedBug?: string | undefined
  readonly log?: (line: string) => void
}

export interface KillResult extends GameTotals {
  readonly kills: number
  /** Of these, kills of servers that had begun to listen. */
  readonly killsWhileListening: number
  /** Acts that were acknowledged before the last of them. */
  readonly acknowledgedBetweenKills: number
  readonly restarts: number
  readonly freezes: number
  readonly seconds: number
}

const UNLIMITED: ByteBudget = { up: Number.POSITIVE_INFINITY, down: Number.POSITIVE_INFINITY }

/**
 * How long a server lives once it listens: until so many acts more are acknowledged, drawn by chance, the fewer the more often;
 * and a little longer, in milliseconds. If nobody acts, for all wait for bots, then not longer than this.
 */
const MAX_COMMANDS = 60
const JITTER_MS = 30
const MAX_LIFETIME_MS = 15_000
/** So many are killed within so many milliseconds after their start, most of them before they listen. */
const EARLY_KILL_RATE = 0.15
const STARTUP_MS = 500
/**
 * What stands still, and for how long, in milliseconds: a copy longer than others wait for what it has locked, PostgreSQL
 * shorter and longer than anybody waits for an answer.
 */
const FREEZES = [
  { what: 'copy', ms: 6000 },
  { what: 'PostgreSQL', ms: 2000 },
  { what: 'copy', ms: 6000 },
  { what: 'PostgreSQL', ms: 12_000 },
] as const

/** The places where servers run: one for SQLite, two for PostgreSQL. */
function createServerSlots(
  env: Readonly<Record<string, string>>,
  count: number,
  relay: FaultyProxy,
  complain: (...problems: readonly string[]) => void,
) {
  const next: StandbyProcess[] = Array.from({ length: count }, () => startStandby(env))
  const hosts: (ServerProcess | undefined)[] = next.map(() => undefined)
  const ports: (number | undefined)[] = next.map(() => undefined)
  let listened = 0
  let since: number | undefined
  const soFar = () => listened + (since === undefined ? 0 : performance.now() - since)

  function aim(): void {
    const open = ports.flatMap((port) => port ?? [])
    listened = soFar()
    since = open.length > 0 ? performance.now() : undefined
    relay.setTargets(open)
  }

  async function kill(place: number): Promise<void> {
    const host = hosts[place]
    hosts[place] = undefined
    ports[place] = undefined
    await host?.kill()
    aim()
  }

  return {
    kill,
    /** One that listens stands still; whoever comes meanwhile is sent to the other. */
    async freeze(place: number, ms: number, thaws: boolean): Promise<void> {
      const [host, port] = [hosts[place], ports[place]]
      if (host === undefined || port === undefined) return
      host.freeze()
      ports[place] = undefined
      aim()
      await setTimeout(ms)
      if (!thaws) return
      host.thaw()
      ports[place] = port
      aim()
    },
    begin(place: number): void {
      const host = next[place].start()
      hosts[place] = host
      next[place] = startStandby(env)
      host.ended.then(() => {
        if (hosts[place] === host) complain(`a server has ended by itself: ${host.output().slice(-1000)}`)
        complain(...loggedErrors(host))
      })
      host.port.then((port) => {
        if (hosts[place] !== host) return
        ports[place] = port
        aim()
      })
    },
    listens: (place: number) => ports[place] !== undefined,
    /** For how long there was one that listens, in milliseconds. */
    listened: soFar,
    ready: (place: number) => hosts[place]?.port ?? Promise.resolve(undefined),
    async close(): Promise<void> {
      await Promise.all([...hosts.map((_, i) => kill(i)), ...next.map((one) => one.kill())])
    },
  }
}

/** Games on servers that are killed at any moment, until there were so many kills; then all games are played to their end. */
export async function runKills(plan: KillPlan): Promise<KillResult> {
  const { storage, kills, restarts, freezes, tables, seed, log = () => undefined } = plan
  const began = performance.now()
  const draw = seededRandom(seed)
  const random = () => draw(1 << 24) / (1 << 24)
  let acts = 0
  const onAcknowledged = () => void acts++
  const habits: PlayerBehaviour = { random, duplicateRate: 0.1, undoRate: 0.05, replayRate: 0.3, onAcknowledged }
  const ground = await openTestDatabase(storage)
  const relay = await startProxy(() => UNLIMITED)
  const sum = emptyTotals()
  const env = { ...ground.env, ...(plan.injectedBug === undefined ? {} : { AMYITIS_INJECT: plan.injectedBug }) }
  const count = storage === 'sqlite' ? 1 : 2
  const places = createServerSlots(env, count, relay, (...problems) => sum.problems.push(...problems))
  let killed = 0
  let killsWhileListening = 0
  let acknowledgedBetweenKills = 0
  let restarted = 0
  let frozen = 0
  let games = 0

  const goesOn = () => killed < kills && sum.problems.length === 0
  async function playOn(): Promise<void> {
    while (goesOn() || games < tables) {
      await playWholeGame(relay.port, relay.port, games++, habits, sum, places.listened)
      if (sum.problems.length > 0) log(sum.problems[0])
    }
  }

  async function lifeOver(victim: number): Promise<void> {
    await places.ready(victim)
    const enough = acts + Math.floor(MAX_COMMANDS * random() ** 2)
    for (const end = performance.now() + MAX_LIFETIME_MS; acts < enough && performance.now() < end; )
      await setTimeout(2)
    await setTimeout(random() * JITTER_MS)
  }

  /** Answers whether the victim is to be killed at once. */
  async function freeze(victim: number): Promise<boolean> {
    const { what, ms } = FREEZES[frozen++ % FREEZES.length]
    const thaws = random() < 0.5
    await places.ready(victim)
    if (what === 'copy') await places.freeze(victim, ms, thaws)
    else await freezePostgres(ground, ms)
    return what === 'copy' && !thaws
  }

  /** One after the other, so that of two copies one is always there or on its way. */
  async function killOn(): Promise<void> {
    while (goesOn()) {
      const victim = storage === 'sqlite' ? 0 : (killed % 2) ^ (random() < 0.3 ? 1 : 0)
      if (storage === 'postgres') await places.ready(1 - victim)
      const freezing = frozen < Math.floor(((killed + 1) * freezes) / kills)
      const isOver = freezing && (await freeze(victim))
      if (!isOver && random() < EARLY_KILL_RATE) await setTimeout(random() * STARTUP_MS)
      else if (!isOver) await lifeOver(victim)
      if (!goesOn()) return
      if (places.listens(victim)) killsWhileListening++
      await places.kill(victim)
      killed++
      acknowledgedBetweenKills = acts
      if (ground.postgres !== undefined && restarted < Math.floor((killed * restarts) / kills)) {
        await ground.postgres.restart()
        restarted++
      }
      places.begin(victim)
      if (killed % 10 === 0) log(`${killed} kills, ${acts} acts, ${sum.games} games`)
    }
  }

  try {
    for (let i = 0; i < count; i++) {
      places.begin(i)
      await places.ready(i)
    }
    await Promise.all([killOn(), ...Array.from({ length: tables }, playOn)])
    for (let i = 0; i < count; i++) await places.kill(i)
    places.begin(0)
    if (sum.problems.length === 0) await recheckLogs(relay.port, sum)
  } finally {
    await places.close()
    await relay.close()
    await ground.close()
  }
  const seconds = (performance.now() - began) / 1000
  return {
    ...sum,
    kills: killed,
    killsWhileListening,
    acknowledgedBetweenKills,
    restarts: restarted,
    freezes: frozen,
    seconds,
  }
}
