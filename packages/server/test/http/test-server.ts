import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@amyitis/bots'
import { formatMove, legalMoves, seededRandom } from '@amyitis/engine'
import { hashOfShare } from '@amyitis/fair'
import type { Command, Settings, TableEvent, TableView } from '@amyitis/protocol'
import { isFull, openTable, type Table } from '@amyitis/tables'
import { afterAll, beforeAll, expect } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { BotPool } from '../../src/bots/bot-pool.ts'
import { openStorage } from '../../src/jobs/open.ts'
import type { ServerOptions } from '../../src/server.ts'
import type { Clock } from '../../src/shared/clock.ts'
import type { Store } from '../../src/store/store.ts'

/** A running clock that a test can advance. */
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

/** A clock that only a test advances. */
export function stoppedClock(): TestClock {
  let now = Date.now()
  return {
    now: () => now,
    skip: (ms) => {
      now += ms
    },
  }
}

/** Bots that play at random, without workers. */
export const instantBots: BotPool = {
  choose: async (_, position) =>
    formatMove(createBot('random', { random: seededRandom(randomBytes(8).toString('hex')) }).choose(position)),
  close: async () => undefined,
}

export interface TestServer {
  readonly url: string
  readonly port: number
  readonly store: Store
  readonly clock: TestClock
  readonly errors: unknown[]
  close(): Promise<void>
}

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'amyitis-'))

/** Starts a server on a free port; it deletes its data folder when it closes, unless one is given. */
export async function startServer(
  options: Partial<ServerOptions> & {
    readonly folder?: string
    /** The PostgreSQL database to use instead of the folder. */
    readonly database?: string
    readonly testClock?: TestClock
    readonly proxy?: string
  } = {},
): Promise<TestServer> {
  const { folder = tempFolder(), database, testClock: clock = testClock(), proxy, ...parts } = options
  const web = join(folder, 'web')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Amyitis</title>')
  const errors: unknown[] = []
  const { store, jobs } = await openStorage(database === undefined ? { folder } : { database }, clock, (error) =>
    errors.push(error),
  )
  const app = await createApp(
    web,
    { store, jobs, clock, rate: 0, pool: instantBots, ...parts },
    { ...(proxy === undefined ? {} : { proxy }) },
  )
  app.log.error = (what: unknown) => {
    errors.push(what)
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    store,
    clock,
    errors,
    close: async () => {
      await app.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true })
    },
  }
}

/** Starts a server before the tests of a file, with guests of these names, and checks at the end that it logged no error. */
export function useServer(names: readonly string[], assign: (server: TestServer, guests: TestPlayer[]) => void): void {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    const guests: TestPlayer[] = []
    for (const name of names) guests.push(await addGuest(server.url, name))
    assign(server, guests)
  })
  afterAll(async () => {
    expect(server.errors).toEqual([])
    await server.close()
  })
}

export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary JSON
  readonly body: any
}

export async function callApi(url: string, init: RequestInit = {}): Promise<TestResponse> {
  const response = await fetch(url, init)
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : text }
}

/** A request to the API without a cookie. */
export const postJson = (url: string, path: string, body: unknown): Promise<TestResponse> =>
  callApi(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const freshKey = (): string => randomBytes(12).toString('base64url')

/** A share, and the commitment to it. */
export function newShare(): { readonly added: string; readonly commit: string } {
  const added = randomBytes(16).toString('hex')
  return { added, commit: hashOfShare(added) }
}

/** A client with a cookie or a token. */
export interface TestPlayer {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  call(method: string, path: string, body?: unknown): Promise<TestResponse>
  command(table: string, after: number, act: Command, key?: string): Promise<TestResponse>
  /** Sends a command based on the latest event. */
  execute(table: string, act: Command): Promise<TestResponse>
  table(table: string): Promise<Table>
  view(table: string): Promise<TableView>
}

function testPlayer(url: string, id: string, headers: Readonly<Record<string, string>>): TestPlayer {
  const call = (method: string, path: string, body?: unknown) =>
    callApi(`${url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const view = async (table: string) => (await call('GET', `/tables/${table}`)).body as TableView
  const sendCommand: TestPlayer['command'] = (table, after, command, key = freshKey()) =>
    call('POST', `/tables/${table}/acts`, { key, after, act: command })
  return {
    id,
    headers,
    call,
    view,
    command: sendCommand,
    execute: async (table, command) => sendCommand(table, (await view(table)).events.length, command),
    table: async (table) => openTable((await view(table)).events),
  }
}

/** The session cookie; the device has another one. */
export const cookieOf = ({ headers }: TestResponse): string =>
  headers.getSetCookie().flatMap((cookie) => /^amyitis=[^;]*/.exec(cookie) ?? [])[0]

/** Signs up a guest; appends a number if the name is taken. */
export async function addGuest(
  url: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<TestPlayer> {
  for (let number = 1; ; number++) {
    const entered = await postPlayer(url, number === 1 ? name : `${name} ${number}`, more)
    if (entered.body.code === 'name-taken') continue
    if (entered.status !== 201) throw new Error(entered.text)
    return testPlayer(url, entered.body.id, { ...more, cookie: cookieOf(entered) })
  }
}

function postPlayer(url: string, name: string, more: Readonly<Record<string, string>>): Promise<TestResponse> {
  return callApi(`${url}/api/v1/players`, {
    method: 'POST',
    headers: { ...more, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
}

export async function addBotProgram(url: string, name: string): Promise<TestPlayer> {
  const made = await callApi(`${url}/api/v1/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return testPlayer(url, made.body.player.id, { authorization: `Bearer ${made.body.token}` })
}

export const playerWith = testPlayer

export async function createTable(
  host: TestPlayer,
  settings: Partial<Settings> & Pick<Settings, 'seats'>,
): Promise<string> {
  const made = await host.call('POST', '/tables', { key: freshKey(), settings })
  if (made.status !== 201) throw new Error(made.text)
  return made.body.id
}

/** Seats the players in this order; the game starts if the table is full then. */
export async function seatPlayers(people: readonly TestPlayer[], table: string): Promise<void> {
  const shares = people.map((one) => ({ one, ...newShare() }))
  const done = async (request: Promise<TestResponse>) => {
    const { status, text } = await request
    if (status !== 200) throw new Error(text)
  }
  for (const { one, commit } of shares) await done(one.execute(table, { type: 'sit', commit }))
  if (!isFull(await people[0].table(table))) return
  for (const { one, added } of shares) await done(one.execute(table, { type: 'reveal', added }))
}

/** Starts a game with the players in this order. */
export async function startGame(people: readonly TestPlayer[], settings: Partial<Settings> = {}): Promise<string> {
  const seats = people.map(() => ({ kind: 'open' as const }))
  const table = await createTable(people[0], { seats, ...settings })
  await seatPlayers(people, table)
  return table
}

let chance = 1
/** A legal move, not always the first. */
export function someMove(table: Table): string {
  if (table.game === undefined) throw new Error('the game has not started')
  const moves = legalMoves(table.game)
  chance = (chance * 48271) % 2147483647
  return moves[chance % moves.length]
}

export const eventTypes = (events: readonly TableEvent[]): string[] => events.map(({ body }) => body.type)
