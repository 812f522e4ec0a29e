import { legalMoves } from '@amyitis/engine'
import { hashOfSecret, hashOfShare } from '@amyitis/fair'
import type { Command, EventBody, TableEvent } from '@amyitis/protocol'
import { type CommandContext, execute, fold, openTable, type Table } from '@amyitis/tables'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTables } from '../../src/store/check.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { newTable, row, SETTINGS } from './samples.ts'

const ID = 'aaaabbbbccccdddd'
const HANNA = 'hhhhhhhhhhhhhhhh'
const BEN = 'bbbbbbbbbbbbbbbb'
const SECRET = '0f'.repeat(32)
const context: CommandContext = { now: 1000, secret: SECRET, invites: () => false }

/** The log of a game that a player concedes after some moves. */
function playedLog(): TableEvent[] {
  const events: TableEvent[] = []
  let table: Table | undefined
  const add = (body: EventBody) => {
    events.push({ seq: events.length + 1, at: 1000, body })
    table = fold(table, events[events.length - 1])
    return table
  }
  let now = add({ type: 'created', table: ID, host: HANNA, settings: SETTINGS, secretHash: hashOfSecret(SECRET) })
  const does = (player: string, command: Command) => {
    const answer = execute(now, player, now.seq, command, context)
    if (!answer.ok) throw new Error(answer.code)
    for (const body of answer.events) now = add(body)
  }
  const shares = { [HANNA]: '1'.repeat(32), [BEN]: '2'.repeat(32) }
  for (const [player, added] of Object.entries(shares)) does(player, { type: 'sit', commit: hashOfShare(added) })
  for (const [player, added] of Object.entries(shares)) does(player, { type: 'reveal', added })
  for (let i = 0; i < 12; i++) {
    const { game } = now
    if (game === undefined) throw new Error('the game has not started')
    does(game.position.player === 0 ? HANNA : BEN, { type: 'move', move: legalMoves(game)[0] })
  }
  does(BEN, { type: 'concede' })
  return events
}

const LOG = playedLog()
let store: SqliteStore
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  const { seq, status } = openTable(LOG)
  await store.createTable(newTable(ID, { events: LOG, row: row(seq, { status }), secret: SECRET }))
})
afterEach(() => store.close())

const problems = async () => (await checkTables(store)).bad.map(({ problem }) => problem)

test('a game that follows the rules passes the check', async () => {
  expect(openTable(LOG).status).toBe('over')
  expect(await checkTables(store)).toEqual({ tables: 1, bad: [] })
})

test('a sample checks the most recently changed tables', async () => {
  await store.createTable(newTable('broken', { row: row(1, { changed: 5 }) }))
  expect(await checkTables(store, 1)).toEqual({ tables: 1, bad: [] })
  expect(await checkTables(store)).toMatchObject({ tables: 2, bad: [{ table: 'broken' }] })
})

test('the check finds an illegal move', async () => {
  const bad = LOG.findIndex(({ body }) => body.type === 'moved')
  const body = JSON.stringify({ ...LOG[bad].body, move: 'recruit 9 farmer' })
  await sql`update events set body = ${body} where seq = ${bad + 1}`.execute(store.db)
  expect(await problems()).toEqual([expect.stringContaining('recruit 9 farmer')])
})

test('the check finds a missing event', async () => {
  await sql`delete from events where seq = 4`.execute(store.db)
  expect(await problems()).toEqual(["event 5 can't follow 3"])
})

test('the check finds a wrong score', async () => {
  const ended = JSON.stringify({ ...LOG[LOG.length - 1].body, scores: [99, 0] })
  await sql`update events set body = ${ended} where seq = ${LOG.length}`.execute(store.db)
  expect(await problems()).toEqual([expect.stringMatching(/^the log says 99,0 points, but the rules say/)])
})

test('the check finds a secret that does not match its commitment', async () => {
  await sql`update secrets set secret = 'another'`.execute(store.db)
  expect(await problems()).toEqual(['the secret does not match its commit'])
})

test('the check finds a seed that does not come from the shares', async () => {
  const ended = JSON.stringify({ ...LOG[LOG.length - 1].body, seed: 'fair1:lucky' })
  await sql`update events set body = ${ended} where seq = ${LOG.length}`.execute(store.db)
  expect(await problems()).toEqual(['the seed does not match its shares'])
})

test('the check finds a row that does not match its log', async () => {
  await sql`update tables set status = 'playing'`.execute(store.db)
  expect(await problems()).toEqual(['the table is playing, but according to its log it is over'])
  await sql`update tables set seq = 99`.execute(store.db)
  expect(await problems()).toEqual([`the table is at event 99, but its log is at ${LOG.length}`])
})
