import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@amyitis/bots'
import { formatMove, legalMoves, seededRandom } from '@amyitis/engine'
import { hashOfShare } from '@amyitis/fair'
import type { Act, Settings, TableEvent, TableView } from '@amyitis/protocol'
import { isFull, openTable, type Table } from '@amyitis/tables'
import { createApp } from '../../src/app.ts'
import type { Pool } from '../../src/bots/pool.ts'
import type { Clock } from '../../src/clock.ts'
import { openStorage } from '../../src/jobs/open.ts'
import type { ServerParts } from '../../src/server.ts'
import type { Store } from '../../src/store/store.ts'

/** A clock that runs, and that a test can put forward. */
export interface TestClock extends Clock {
  skip(ms: number): void
}

export function testClock(): TestClock {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    skip: (ms) => {
      skipped += ms
    },
  }
}

/** Bots that don't think, in no thread. */
export const quickPool: Pool = {
  choose: async (_, position) =>
    formatMove(createBot('random', { random: seededRandom(randomBytes(8).toString('hex')) }).choose(position)),
  close: async () => undefined,
}

export interface Running {
  readonly url: string
  readonly port: number
  readonly store: Store
  readonly clock: TestClock
  readonly faults: unknown[]
  close(): Promise<void>
}

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'amyitis-'))

/** A server on a free port with its data in a folder; the folder goes with it unless it was given. */
export async function startServer(
  options: Partial<ServerParts> & {
    readonly folder?: string
    /** Where its data is instead. */
    readonly database?: string
    readonly testClock?: TestClock
    readonly proxy?: string
  } = {},
): Promise<Running> {
  const { folder = tempFolder(), database, testClock: clock = testClock(), proxy, ...parts } = options
  const web = join(folder, 'web')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Amyitis</title>')
  const faults: unknown[] = []
  const { store, jobs } = await openStorage(database === undefined ? { folder } : { database }, clock, (error) =>
    faults.push(error),
  )
  const app = await createApp(
    web,
    { store, jobs, clock, rate: 0, pool: quickPool, ...parts },
    { ...(proxy === undefined ? {} : { proxy }) },
  )
  app.log.error = (what: unknown) => {
    faults.push(what)
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    store,
    clock,
    faults,
    close: async () => {
      await app.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true })
    },
  }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
  readonly body: any
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init)
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : text }
}

export const freshKey = (): string => randomBytes(12).toString('base64url')

/** What a device adds to a seed, and what it shows of it before. */
export function newShare(): { readonly added: string; readonly commit: string } {
  const added = randomBytes(16).toString('hex')
  return { added, commit: hashOfShare(added) }
}

/** Somebody with a cookie or a token. */
export interface Person {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  call(method: string, path: string, body?: unknown): Promise<Answer>
  act(table: string, after: number, act: Act, key?: string): Promise<Answer>
  /** Acts on what has been seen just now. */
  does(table: string, act: Act): Promise<Answer>
  table(table: string): Promise<Table>
  view(table: string): Promise<TableView>
}

function person(url: string, id: string, headers: Readonly<Record<string, string>>): Person {
  const call = (method: string, path: string, body?: unknown) =>
    ask(`${url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const view = async (table: string) => (await call('GET', `/tables/${table}`)).body as TableView
  const act: Person['act'] = (table, after, wish, key = freshKey()) =>
    call('POST', `/tables/${table}/acts`, { key, after, act: wish })
  return {
    id,
    headers,
    call,
    view,
    act,
    does: async (table, wish) => act(table, (await view(table)).events.length, wish),
    table: async (table) => openTable((await view(table)).events),
  }
}

/** The session's; the device has a cookie of its own. */
export const cookieOf = ({ headers }: Answer): string =>
  headers.getSetCookie().flatMap((cookie) => /^amyitis=[^;]*/.exec(cookie) ?? [])[0]

/** Where the name is taken, with a number behind it. */
export async function guest(url: string, name: string, more: Readonly<Record<string, string>> = {}): Promise<Person> {
  for (let number = 1; ; number++) {
    const entered = await enter(url, number === 1 ? name : `${name} ${number}`, more)
    if (entered.body.code === 'name-taken') continue
    if (entered.status !== 201) throw new Error(entered.text)
    return person(url, entered.body.id, { ...more, cookie: cookieOf(entered) })
  }
}

function enter(url: string, name: string, more: Readonly<Record<string, string>>): Promise<Answer> {
  return ask(`${url}/api/v1/players`, {
    method: 'POST',
    headers: { ...more, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
}

export async function botProgram(url: string, name: string): Promise<Person> {
  const made = await ask(`${url}/api/v1/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return person(url, made.body.player.id, { authorization: `Bearer ${made.body.token}` })
}

export const asWith = person

export async function makeTable(host: Person, settings: Partial<Settings> & Pick<Settings, 'seats'>): Promise<string> {
  const made = await host.call('POST', '/tables', { key: freshKey(), settings })
  if (made.status !== 201) throw new Error(made.text)
  return made.body.id
}

/** They sit down in this order, and if the table is full then, the game begins. */
export async function sitDown(people: readonly Person[], table: string): Promise<void> {
  const shares = people.map((one) => ({ one, ...newShare() }))
  const done = async (asked: Promise<Answer>) => {
    const { status, text } = await asked
    if (status !== 200) throw new Error(text)
  }
  for (const { one, commit } of shares) await done(one.does(table, { type: 'sit', commit }))
  if (!isFull(await people[0].table(table))) return
  for (const { one, added } of shares) await done(one.does(table, { type: 'reveal', added }))
}

/** A running game of people who sit in this order. */
export async function beginGame(people: readonly Person[], settings: Partial<Settings> = {}): Promise<string> {
  const seats = people.map(() => ({ kind: 'open' as const }))
  const table = await makeTable(people[0], { seats, ...settings })
  await sitDown(people, table)
  return table
}

let chance = 1
/** Any legal move; not the same each time. */
export function someMove(table: Table): string {
  if (table.game === undefined) throw new Error('the game has not begun')
  const moves = legalMoves(table.game)
  chance = (chance * 48271) % 2147483647
  return moves[chance % moves.length]
}

export const bodies = (events: readonly TableEvent[]): string[] => events.map(({ body }) => body.type)
