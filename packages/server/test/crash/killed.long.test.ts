import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { legalMoves } from '@amyitis/engine'
import type { TableRatings } from '@amyitis/protocol'
import { decider, openTable } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../../../scripts/postgres.ts'
import { addGuest, callApi, createTable, startGame, startServer, tempFolder, testClock } from '../http/test-server.ts'

const STUCK = fileURLToPath(new URL('stalling-server.ts', import.meta.url))
const COMPILED = join(tmpdir(), 'amyitis-compiled')

let folder: string
let child: ChildProcess | undefined
beforeEach(() => {
  folder = tempFolder()
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts a server that hangs in one method of its store; `killed` waits for that and kills it. */
async function startStuck(method: string, nth = 1, database?: string) {
  const args = [STUCK, folder, method, String(nth), ...(database === undefined ? [] : [database])]
  const started = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  child = started
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]()
  const port = (await lines.next()).value?.replace('port ', '')
  return {
    url: `http://127.0.0.1:${port}`,
    killed: async () => {
      expect((await lines.next()).value).toBe('stuck')
      started.kill('SIGKILL')
      await once(started, 'exit')
    },
  }
}

const OPEN = { kind: 'open' } as const
/** More than the job handles in one batch. */
const TABLES = 21

test.each([
  ['erasePlayer', 1],
  ['erasePlayer', 2],
  ['removeTables', 2],
])(
  'killed in %s (%i) while it erases a player, the next server finishes it',
  async (method, nth) => {
    const stuck = await startStuck(method, nth)
    const ada = await addGuest(stuck.url, 'Ada')
    const bela = await addGuest(stuck.url, 'Béla')
    const bots = await Promise.all(
      ['Robot', 'Automat'].map((name) =>
        ada.call('POST', '/bots', { name }).then(({ body }) => body.player.id as string),
      ),
    )
    const game = await startGame([ada, bela])
    await Promise.all(Array.from({ length: TABLES }, () => createTable(ada, { seats: [OPEN, OPEN] })))
    callApi(`${stuck.url}/api/v1/me`, { method: 'DELETE', headers: ada.headers }).catch(() => undefined)
    await stuck.killed()

    const server = await startServer({ folder })
    try {
      const { store } = server
      const names = async () => (await store.players([ada.id, ...bots])).map(({ name }) => name)
      await expect.poll(names, { timeout: 20_000 }).toEqual([undefined, undefined, undefined])
      const live = async () => (await store.tablesOf(ada.id, '', 100, true)).map(({ id }) => id)
      await expect.poll(live, { timeout: 20_000 }).toEqual([game])
      const erased = async () => openTable(await store.events(game, 0)).seats[0].erased
      await expect.poll(erased, { timeout: 20_000 }).toBe(true)
      expect((await store.player(bela.id))?.name).toBe('Béla')
      expect(server.errors).toEqual([])
    } finally {
      await server.close()
    }
  },
  60_000,
)

/** Later than the job that rates a game, which runs some seconds after its end. */
const LATER = 60_000

async function killRating(database?: string, hurry?: () => Promise<unknown>): Promise<void> {
  const stuck = await startStuck('rate', 1, database)
  const people = [
    await addGuest(stuck.url, 'Ada', { 'x-forwarded-for': '198.51.100.1' }),
    await addGuest(stuck.url, 'Béla', { 'x-forwarded-for': '198.51.100.2' }),
  ]
  const [ada, bela] = people
  const table = await startGame(people, { rated: true })
  for (;;) {
    const now = await ada.table(table)
    if ((now.game?.position.round ?? 0) >= 2) break
    const moves = now.game === undefined ? [] : legalMoves(now.game)
    const move = moves.includes('pass') ? 'pass' : moves[0]
    await people[decider(now) ?? 0].command(table, now.seq, { type: 'move', move })
  }
  bela.execute(table, { type: 'concede' }).catch(() => undefined)
  await stuck.killed()

  const clock = testClock()
  clock.skip(LATER)
  const server = await startServer({ folder, testClock: clock, ...(database === undefined ? {} : { database }) })
  await hurry?.()
  try {
    const { store } = server
    const settled = () => store.ratingResults(table)
    await expect.poll(settled, { timeout: 20_000 }).toHaveLength(2)
    const kind = { players: 2, pace: 'correspondence' } as const
    const games = async () => (await store.skills([ada.id, bela.id], kind)).map((skill) => skill.games)
    expect(await games()).toEqual([1, 1])
    const told = (await callApi(`${server.url}/api/v1/tables/${table}/ratings`, { headers: ada.headers }))
      .body as TableRatings
    expect(told.seats.map(({ outcome }) => outcome)).toEqual(['counted', 'counted'])
    expect(server.errors).toEqual([])
  } finally {
    await server.close()
  }
}

test('a game whose rating was interrupted by a kill is rated once by the next server', () => killRating(), 60_000)

test('the same on PostgreSQL', async () => {
  const postgres: Postgres = await startPostgres()
  try {
    const url = await postgres.database()
    // Jobs are due by the clock of the database.
    await killRating(url, () => postgres.query(url, "update pgboss.job set start_after = now() where name = 'rate'"))
  } finally {
    await postgres.stop()
  }
}, 120_000)
