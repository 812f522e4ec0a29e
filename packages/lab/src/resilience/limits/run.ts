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
  /** Tables of one player. */
  readonly owned: number
  /** Games that are stored, and events of each. */
  readonly stored: number
  readonly events: number
  /** For how long somebody is asked for things after the start, in milliseconds. */
  readonly probeMs?: number
  readonly log?: (line: string) => void
}

export interface LimitsResult {
  /** What somebody else waited while the owner of so many tables read lists, exported and was erased. */
  readonly lists: ProbeLatency
  readonly export: ProbeLatency
  readonly erase: ProbeLatency
  readonly exportSeconds: number
  readonly eraseSeconds: number
  /** From the start of the process until it listens, and what somebody waited in the seconds after that. */
  readonly startupSeconds: number
  readonly afterStartup: ProbeLatency
  /** How long the first request for one of those tables took, in milliseconds. */
  readonly coldRead: number
  readonly problems: readonly string[]
}

export const MAX_LATENCY_MS = 200
export const MAX_STARTUP_S = 5

const OPEN = { kind: 'open' }
const PAGES = 20

async function timed<T>(work: () => Promise<T>): Promise<{ readonly seconds: number; readonly value: T }> {
  const began = performance.now()
  const value = await work()
  return { seconds: (performance.now() - began) / 1000, value }
}

/** Reads page after page of the own tables, and the lobby. */
async function readLists(port: number, { cookie }: Identity): Promise<void> {
  let next: string | undefined = JSON.parse((await callApi(port, 'GET', '/tables', { cookie })).text).next.mine
  for (let i = 0; i < PAGES && next !== undefined; i++)
    next = JSON.parse((await callApi(port, 'GET', `/lists/mine?after=${next}`, { cookie })).text).next
}

async function measureLargeOwner(folder: string, { owned, log }: LimitsPlan) {
  const problems: string[] = []
  const first = await startServer({ AMYITIS_DATA: folder })
  const rich = await createGuest(first.at, 'Croesus')
  const template = await createTable(first.at, rich, { seats: [OPEN, OPEN], public: true })
  await first.stop()
  log?.(`one player gets ${owned} tables`)
  copyStoredTable(folder, template, owned - 1, 'owned')
  const host = await startServer({ AMYITIS_DATA: folder })
  const ada = await createGuest(host.at, 'Ada')
  const table = await createTable(host.at, ada, { seats: [OPEN, OPEN] })
  const during = async (work: () => Promise<unknown>) => {
    const probing = startProbe(host.at, ada, table)
    const { seconds } = await timed(work)
    return { seconds, waits: await probing.stop() }
  }
  const lists = await during(() => readLists(host.at, rich))
  log?.(`lists: ${JSON.stringify(lists)}`)
  const exported = await during(() =>
    Promise.all(
      Array.from({ length: 4 }, async () => {
        const { text } = await callApi(host.at, 'GET', '/me/export', { cookie: rich.cookie })
        if (JSON.parse(text).tables.length !== owned) problems.push('an export is not complete')
      }),
    ),
  )
  log?.(`four exports: ${JSON.stringify(exported)}`)
  const erased = await during(async () => {
    await callApi(host.at, 'DELETE', '/me', { cookie: rich.cookie })
    for (let left = countLiveTables(folder, rich.id); left > 0; left = countLiveTables(folder, rich.id)) {
      await sleep(1000)
    }
  })
  log?.(`erased: ${JSON.stringify(erased)}`)
  problems.push(...loggedErrors(host))
  await host.stop()
  return { lists, exported, erased, problems }
}

/** Chance decides who begins. */
const MAX_ATTEMPTS = 30

/** A game against a bot in which the person is asked first. */
async function startGame(at: number, ada: Identity): Promise<{ table: string; legal: readonly string[] }> {
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    const table = await createTable(at, ada, { seats: [OPEN, { kind: 'bot', level: 'random' }] })
    const added = newShare()
    const act = (after: number, wish: unknown) =>
      callApi(at, 'POST', `/tables/${table}/acts`, { cookie: ada.cookie, body: { key: newKey(), after, act: wish } })
    await act(1, { type: 'sit', commit: createHash('sha256').update(added).digest('hex') })
    await act(2, { type: 'reveal', added })
    const { turn, legal } = JSON.parse((await callApi(at, 'GET', `/tables/${table}/state`, ada)).text)
    if (turn === 0) return { table, legal }
  }
  throw new Error(`the person was to begin one of ${MAX_ATTEMPTS} games`)
}

async function measureStartup(folder: string, { stored, events, probeMs = 10_000, log }: LimitsPlan) {
  const first = await startServer({ AMYITIS_DATA: folder })
  const ada = await createGuest(first.at, 'Ada')
  const { table, legal } = await startGame(first.at, ada)
  await first.stop()
  log?.(`${stored} games of ${events} events are stored`)
  extendLog(folder, table, 0, legal[0], events)
  const [one] = copyStoredTable(folder, table, stored - 1, 'stored')
  const { seconds, value: host } = await timed(() => startServer({ AMYITIS_DATA: folder }))
  const cold = await timed(() => callApi(host.at, 'GET', `/tables/${one}/state`, ada))
  const probing = startProbe(host.at, ada, await createTable(host.at, ada, { seats: [OPEN, OPEN] }))
  await sleep(probeMs)
  const after = await probing.stop()
  const problems = loggedErrors(host)
  if (cold.value.status !== 200) problems.push(`a stored table is answered with ${cold.value.text}`)
  await host.stop()
  return { seconds, cold: cold.seconds * 1000, after, problems }
}

/** Old data may hold more than anybody can make today: nobody else may notice. */
export async function runLimits(plan: LimitsPlan): Promise<LimitsResult> {
  const folders = ['owned', 'stored'].map((name) => mkdtempSync(join(tmpdir(), `amyitis-resilience-${name}-`)))
  try {
    const { lists, exported, erased, ...owned } = await measureLargeOwner(folders[0], plan)
    const begun = await measureStartup(folders[1], plan)
    const problems = [...owned.problems, ...begun.problems]
    for (const [what, { max }] of Object.entries({
      'lists are read': lists.waits,
      'four exports are made': exported.waits,
      'a player is erased': erased.waits,
    }))
      if (max > MAX_LATENCY_MS) problems.push(`somebody else waited ${max.toFixed(0)} ms while ${what}`)
    if (begun.seconds > MAX_STARTUP_S) problems.push(`the start took ${begun.seconds.toFixed(1)} s`)
    return {
      lists: lists.waits,
      export: exported.waits,
      erase: erased.waits,
      exportSeconds: exported.seconds,
      eraseSeconds: erased.seconds,
      startupSeconds: begun.seconds,
      afterStartup: begun.after,
      coldRead: begun.cold,
      problems,
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
