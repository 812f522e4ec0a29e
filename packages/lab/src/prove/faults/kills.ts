import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { seededRandom } from '@amyitis/engine'
import { type Postgres, startPostgres } from '../../../../../scripts/postgres.ts'
import { type Host, type Standby, standby } from '../server/host.ts'
import { emptySum, playOneGame, type Sum } from './game.ts'
import type { Habits } from './person.ts'
import { type Budget, type Relay, startRelay } from './relay.ts'

export interface KillPlan {
  readonly storage: 'sqlite' | 'postgres'
  /** How often a server process is killed, and PostgreSQL started anew. */
  readonly kills: number
  readonly restarts: number
  /** How many games are under way at a time. */
  readonly tables: number
  readonly seed: string
  /** A dishonest part in the server, to see that it is noticed. */
  readonly lie?: string | undefined
  readonly say?: (line: string) => void
}

export interface Killed extends Sum {
  readonly kills: number
  /** Of these, kills of servers that had begun to listen. */
  readonly listening: number
  readonly restarts: number
  readonly seconds: number
}

const WHOLE: Budget = { up: Number.POSITIVE_INFINITY, down: Number.POSITIVE_INFINITY }

/** How long a server lives at most once it listens, in milliseconds; and how many are killed before they do. */
const LONGEST_LIFE = 500
const STILLBORN = 0.15

/** The places where servers run: one for SQLite, two for PostgreSQL. */
function createPlaces(env: Readonly<Record<string, string>>, count: number, relay: Relay) {
  const next: Standby[] = Array.from({ length: count }, () => standby(env))
  const hosts: (Host | undefined)[] = next.map(() => undefined)
  const ports: (number | undefined)[] = next.map(() => undefined)
  const aim = () => relay.aim(ports.flatMap((port) => port ?? []))
  return {
    begin(place: number): void {
      const host = next[place].begin()
      hosts[place] = host
      next[place] = standby(env)
      host.port.then((port) => {
        if (hosts[place] !== host) return
        ports[place] = port
        aim()
      })
    },
    async kill(place: number): Promise<void> {
      const host = hosts[place]
      ports[place] = undefined
      await host?.kill()
      aim()
    },
    listens: (place: number) => ports[place] !== undefined,
    ready: (place: number) => hosts[place]?.port ?? Promise.resolve(undefined),
    said: () => hosts.map((host) => host?.said() ?? '').join(''),
    async close(): Promise<void> {
      await Promise.all([...hosts, ...next].map((one) => one?.kill()))
    },
  }
}

async function place(plan: KillPlan): Promise<{
  readonly env: Readonly<Record<string, string>>
  readonly postgres: Postgres | undefined
  close(): Promise<void>
}> {
  const lie: Record<string, string> = plan.lie === undefined ? {} : { AMYITIS_PROVE: plan.lie }
  if (plan.storage === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'amyitis-prove-'))
    const close = async () => rmSync(folder, { recursive: true, force: true })
    return { env: { AMYITIS_DATA: folder, ...lie }, postgres: undefined, close }
  }
  const postgres = await startPostgres()
  return { env: { DATABASE_URL: await postgres.database(), ...lie }, postgres, close: postgres.stop }
}

/** Games on servers that are killed at any moment, until there were so many kills; then all games are played to their end. */
export async function proveKills(plan: KillPlan): Promise<Killed> {
  const { storage, kills, restarts, tables, seed, say = () => undefined } = plan
  const began = performance.now()
  const draw = seededRandom(seed)
  const random = () => draw(1 << 24) / (1 << 24)
  const habits: Habits = { random, repeats: 0.1, regrets: 0.05 }
  const ground = await place(plan)
  const relay = await startRelay(() => WHOLE)
  const places = createPlaces(ground.env, storage === 'sqlite' ? 1 : 2, relay)
  const sum = emptySum()
  let killed = 0
  let listening = 0
  let restarted = 0
  let games = 0

  const goesOn = () => killed < kills && sum.problems.length === 0
  async function playOn(): Promise<void> {
    while (goesOn() || games < tables) await playOneGame(relay.port, relay.port, games++, habits, sum)
  }

  /** One after the other, so that of two copies one is always there or on its way. */
  async function killOn(): Promise<void> {
    while (goesOn()) {
      const victim = storage === 'sqlite' ? 0 : (killed % 2) ^ (random() < 0.3 ? 1 : 0)
      if (storage === 'postgres') await places.ready(1 - victim)
      if (random() > STILLBORN) await places.ready(victim)
      await setTimeout(random() * LONGEST_LIFE)
      if (!goesOn()) return
      if (places.listens(victim)) listening++
      await places.kill(victim)
      killed++
      if (ground.postgres !== undefined && restarted < Math.floor((killed * restarts) / kills)) {
        await ground.postgres.restart()
        restarted++
      }
      places.begin(victim)
      if (killed % 10 === 0) say(`${killed} kills, ${sum.games} games, ${sum.promised} promises`)
    }
  }

  try {
    for (let i = 0; i < (storage === 'sqlite' ? 1 : 2); i++) {
      places.begin(i)
      await places.ready(i)
    }
    await Promise.all([killOn(), ...Array.from({ length: tables }, playOn)])
  } finally {
    await places.close()
    await relay.close()
    await ground.close()
  }
  return { ...sum, kills: killed, listening, restarts: restarted, seconds: (performance.now() - began) / 1000 }
}
