import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { complaints, startHost } from '../server/host.ts'
import { ask, type Identity, newGuest, newKey, newShare, newTable } from '../wire/api.ts'
import { probe, type Waits } from './probe.ts'
import { copyTable, lengthen, liveTables } from './seed.ts'

export interface LimitsPlan {
  /** Tables of one player. */
  readonly owned: number
  /** Games that are stored, and events of each. */
  readonly stored: number
  readonly events: number
  /** For how long somebody is asked for things after the start, in milliseconds. */
  readonly settle?: number
  readonly say?: (line: string) => void
}

export interface Limited {
  /** What somebody else waited while the owner of so many tables read lists, exported and was erased. */
  readonly lists: Waits
  readonly export: Waits
  readonly erase: Waits
  readonly exportSeconds: number
  readonly eraseSeconds: number
  /** From the start of the process until it listens, and what somebody waited in the seconds after that. */
  readonly startSeconds: number
  readonly after: Waits
  /** How long the first request for one of those tables took, in milliseconds. */
  readonly cold: number
  readonly problems: readonly string[]
}

export const MOST_WAIT = 200
export const MOST_START = 5

const OPEN = { kind: 'open' }
const PAGES = 20

async function timed<T>(work: () => Promise<T>): Promise<{ readonly seconds: number; readonly value: T }> {
  const began = performance.now()
  const value = await work()
  return { seconds: (performance.now() - began) / 1000, value }
}

/** Reads page after page of the own tables, and the lobby. */
async function readLists(port: number, { cookie }: Identity): Promise<void> {
  let next: string | undefined = JSON.parse((await ask(port, 'GET', '/tables', { cookie })).text).next.mine
  for (let i = 0; i < PAGES && next !== undefined; i++)
    next = JSON.parse((await ask(port, 'GET', `/lists/mine?after=${next}`, { cookie })).text).next
}

async function owner(folder: string, { owned, say }: LimitsPlan) {
  const problems: string[] = []
  const first = await startHost({ AMYITIS_DATA: folder })
  const rich = await newGuest(first.at, 'Croesus')
  const template = await newTable(first.at, rich, { seats: [OPEN, OPEN], public: true })
  await first.stop()
  say?.(`one player gets ${owned} tables`)
  copyTable(folder, template, owned - 1, 'owned')
  const host = await startHost({ AMYITIS_DATA: folder })
  const ada = await newGuest(host.at, 'Ada')
  const table = await newTable(host.at, ada, { seats: [OPEN, OPEN] })
  const during = async (work: () => Promise<unknown>) => {
    const probing = probe(host.at, ada, table)
    const { seconds } = await timed(work)
    return { seconds, waits: await probing.stop() }
  }
  const lists = await during(() => readLists(host.at, rich))
  say?.(`lists: ${JSON.stringify(lists)}`)
  const exported = await during(() =>
    Promise.all(
      Array.from({ length: 4 }, async () => {
        const { text } = await ask(host.at, 'GET', '/me/export', { cookie: rich.cookie })
        if (JSON.parse(text).tables.length !== owned) problems.push('an export is not complete')
      }),
    ),
  )
  say?.(`four exports: ${JSON.stringify(exported)}`)
  const erased = await during(async () => {
    await ask(host.at, 'DELETE', '/me', { cookie: rich.cookie })
    for (let left = liveTables(folder, rich.id); left > 0; left = liveTables(folder, rich.id)) {
      await sleep(1000)
    }
  })
  say?.(`erased: ${JSON.stringify(erased)}`)
  problems.push(...complaints(host))
  await host.stop()
  return { lists, exported, erased, problems }
}

/** Chance decides who begins. */
const MOST_BEGINNINGS = 30

/** A game against a bot in which the person is asked first. */
async function beginGame(at: number, ada: Identity): Promise<{ table: string; legal: readonly string[] }> {
  for (let i = 0; i < MOST_BEGINNINGS; i++) {
    const table = await newTable(at, ada, { seats: [OPEN, { kind: 'bot', level: 'random' }] })
    const added = newShare()
    const act = (after: number, wish: unknown) =>
      ask(at, 'POST', `/tables/${table}/acts`, { cookie: ada.cookie, body: { key: newKey(), after, act: wish } })
    await act(1, { type: 'sit', commit: createHash('sha256').update(added).digest('hex') })
    await act(2, { type: 'reveal', added })
    const { turn, legal } = JSON.parse((await ask(at, 'GET', `/tables/${table}/state`, ada)).text)
    if (turn === 0) return { table, legal }
  }
  throw new Error(`the person was to begin one of ${MOST_BEGINNINGS} games`)
}

async function start(folder: string, { stored, events, settle = 10_000, say }: LimitsPlan) {
  const first = await startHost({ AMYITIS_DATA: folder })
  const ada = await newGuest(first.at, 'Ada')
  const { table, legal } = await beginGame(first.at, ada)
  await first.stop()
  say?.(`${stored} games of ${events} events are stored`)
  lengthen(folder, table, 0, legal[0], events)
  const [one] = copyTable(folder, table, stored - 1, 'stored')
  const { seconds, value: host } = await timed(() => startHost({ AMYITIS_DATA: folder }))
  const cold = await timed(() => ask(host.at, 'GET', `/tables/${one}/state`, ada))
  const probing = probe(host.at, ada, await newTable(host.at, ada, { seats: [OPEN, OPEN] }))
  await sleep(settle)
  const after = await probing.stop()
  const problems = complaints(host)
  if (cold.value.status !== 200) problems.push(`a stored table is answered with ${cold.value.text}`)
  await host.stop()
  return { seconds, cold: cold.seconds * 1000, after, problems }
}

/** Old data may hold more than anybody can make today: nobody else may notice. */
export async function proveLimits(plan: LimitsPlan): Promise<Limited> {
  const folders = ['owned', 'stored'].map((name) => mkdtempSync(join(tmpdir(), `amyitis-prove-${name}-`)))
  try {
    const { lists, exported, erased, ...owned } = await owner(folders[0], plan)
    const begun = await start(folders[1], plan)
    const problems = [...owned.problems, ...begun.problems]
    for (const [what, { longest }] of Object.entries({
      'lists are read': lists.waits,
      'four exports are made': exported.waits,
      'a player is erased': erased.waits,
    }))
      if (longest > MOST_WAIT) problems.push(`somebody else waited ${longest.toFixed(0)} ms while ${what}`)
    if (begun.seconds > MOST_START) problems.push(`the start took ${begun.seconds.toFixed(1)} s`)
    return {
      lists: lists.waits,
      export: exported.waits,
      erase: erased.waits,
      exportSeconds: exported.seconds,
      eraseSeconds: erased.seconds,
      startSeconds: begun.seconds,
      after: begun.after,
      cold: begun.cold,
      problems,
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
