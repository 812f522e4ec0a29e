import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callApi, createGuest, createTable, type Identity, newKey, newShare } from '../clients/api-client.ts'
import { loggedErrors, startServer } from '../server/server-process.ts'
import { type ProbeLatency, startProbe } from './probe.ts'
import { copyStoredTable, countLiveTables, extendLog } from './seed-data.ts'

export interface LimitsPlan {
  /** Tables that one player owns. */
  readonly owned: number
  /** Stored games, and the events of each. */
  readonly stored: number
  readonly events: number
  /** For how many milliseconds latency is probed after the start. */
  readonly probeMs?: number
  readonly log?: (line: string) => void
}

export interface LimitsResult {
  /** Latency of other players while the owner of many tables reads lists, exports and is erased. */
  readonly lists: ProbeLatency
  readonly export: ProbeLatency
  readonly erase: ProbeLatency
  readonly exportSeconds: number
  readonly eraseSeconds: number
  /** From the start of the process until it listens, and the latency in the seconds after that. */
  readonly startupSeconds: number
  readonly afterStartup: ProbeLatency
  /** How long the first request for a stored table takes, in milliseconds. */
  readonly coldRead: number
  readonly problems: readonly string[]
}

export const MAX_LATENCY_MS = 200
export const MAX_STARTUP_S = 5

const OPEN = { kind: 'open' }
const PAGES = 20

async function timed<T>(work: () => Promise<T>): Promise<{ readonly seconds: number; readonly value: T }> {
  const start = performance.now()
  const value = await work()
  return { seconds: (performance.now() - start) / 1000, value }
}

/** Reads the lobby and page after page of the player's tables. */
async function readLists(port: number, { cookie }: Identity): Promise<void> {
  let next: string | undefined = JSON.parse((await callApi(port, 'GET', '/tables', { cookie })).text).next.mine
  for (let i = 0; i < PAGES && next !== undefined; i++)
    next = JSON.parse((await callApi(port, 'GET', `/lists/mine?after=${next}`, { cookie })).text).next
}

async function measureLargeOwner(folder: string, { owned, log }: LimitsPlan) {
  const problems: string[] = []
  const first = await startServer({ AMYITIS_DATA: folder })
  const owner = await createGuest(first.at, 'Croesus')
  const template = await createTable(first.at, owner, { seats: [OPEN, OPEN], public: true })
  await first.stop()
  log?.(`creating ${owned} tables of one player`)
  copyStoredTable(folder, template, owned - 1, 'owned')
  const server = await startServer({ AMYITIS_DATA: folder })
  const ada = await createGuest(server.at, 'Ada')
  const table = await createTable(server.at, ada, { seats: [OPEN, OPEN] })
  const during = async (work: () => Promise<unknown>) => {
    const probe = startProbe(server.at, ada, table)
    const { seconds } = await timed(work)
    return { seconds, latency: await probe.stop() }
  }
  const lists = await during(() => readLists(server.at, owner))
  log?.(`lists: ${JSON.stringify(lists)}`)
  const exported = await during(() =>
    Promise.all(
      Array.from({ length: 4 }, async () => {
        const { text } = await callApi(server.at, 'GET', '/me/export', { cookie: owner.cookie })
        if (JSON.parse(text).tables.length !== owned) problems.push('an export is incomplete')
      }),
    ),
  )
  log?.(`four exports: ${JSON.stringify(exported)}`)
  const erased = await during(async () => {
    await callApi(server.at, 'DELETE', '/me', { cookie: owner.cookie })
    for (let left = countLiveTables(folder, owner.id); left > 0; left = countLiveTables(folder, owner.id)) {
      await sleep(1000)
    }
  })
  log?.(`erased: ${JSON.stringify(erased)}`)
  problems.push(...loggedErrors(server))
  await server.stop()
  return { lists, exported, erased, problems }
}

/** The start player is random, so it may take several attempts. */
const MAX_ATTEMPTS = 30

/** Starts a game against a bot in which the player moves first. */
async function startGame(at: number, ada: Identity): Promise<{ table: string; legal: readonly string[] }> {
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    const table = await createTable(at, ada, { seats: [OPEN, { kind: 'bot', level: 'random' }] })
    const added = newShare()
    const send = (after: number, command: unknown) =>
      callApi(at, 'POST', `/tables/${table}/acts`, { cookie: ada.cookie, body: { key: newKey(), after, act: command } })
    await send(1, { type: 'sit', commit: createHash('sha256').update(added).digest('hex') })
    await send(2, { type: 'reveal', added })
    const { turn, legal } = JSON.parse((await callApi(at, 'GET', `/tables/${table}/state`, ada)).text)
    if (turn === 0) return { table, legal }
  }
  throw new Error(`the player moved first in none of ${MAX_ATTEMPTS} games`)
}

async function measureStartup(folder: string, { stored, events, probeMs = 10_000, log }: LimitsPlan) {
  const first = await startServer({ AMYITIS_DATA: folder })
  const ada = await createGuest(first.at, 'Ada')
  const { table, legal } = await startGame(first.at, ada)
  await first.stop()
  log?.(`storing ${stored} games of ${events} events`)
  extendLog(folder, table, 0, legal[0], events)
  const [one] = copyStoredTable(folder, table, stored - 1, 'stored')
  const { seconds, value: server } = await timed(() => startServer({ AMYITIS_DATA: folder }))
  const cold = await timed(() => callApi(server.at, 'GET', `/tables/${one}/state`, ada))
  const probe = startProbe(server.at, ada, await createTable(server.at, ada, { seats: [OPEN, OPEN] }))
  await sleep(probeMs)
  const after = await probe.stop()
  const problems = loggedErrors(server)
  if (cold.value.status !== 200) problems.push(`a stored table can't be read: ${cold.value.text}`)
  await server.stop()
  return { seconds, cold: cold.seconds * 1000, after, problems }
}

/** Old data may exceed today's limits. Other players must not notice. */
export async function runLimits(plan: LimitsPlan): Promise<LimitsResult> {
  const folders = ['owned', 'stored'].map((name) => mkdtempSync(join(tmpdir(), `amyitis-resilience-${name}-`)))
  try {
    const { lists, exported, erased, ...owned } = await measureLargeOwner(folders[0], plan)
    const startup = await measureStartup(folders[1], plan)
    const problems = [...owned.problems, ...startup.problems]
    for (const [what, { max }] of Object.entries({
      'lists are read': lists.latency,
      'four exports are made': exported.latency,
      'a player is erased': erased.latency,
    }))
      if (max > MAX_LATENCY_MS) problems.push(`other players waited ${max.toFixed(0)} ms while ${what}`)
    if (startup.seconds > MAX_STARTUP_S) problems.push(`startup took ${startup.seconds.toFixed(1)} s`)
    return {
      lists: lists.latency,
      export: exported.latency,
      erase: erased.latency,
      exportSeconds: exported.seconds,
      eraseSeconds: erased.seconds,
      startupSeconds: startup.seconds,
      afterStartup: startup.after,
      coldRead: startup.cold,
      problems,
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
