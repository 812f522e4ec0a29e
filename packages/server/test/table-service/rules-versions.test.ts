import { readFileSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { legalMoves, scores } from '@amyitis/engine'
import type { TableEvent } from '@amyitis/protocol'
import { decider, openTable } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { tableRow } from '../../src/table-service/table-row.ts'
import { addGuest, seatPlayers, startGame, startServer, type TestServer, tempFolder } from '../http/test-server.ts'

/** A log written before rules version 2: Blue has no cube left, but has recruited an engineer. */
const OLD_LOG = gunzipSync(readFileSync(new URL('../fixtures/rules-1.jsonl.gz', import.meta.url))).toString('utf8')
const OLD = { table: 'tttttttttttttttt', ada: 'aaaaaaaaaaaaaaaa', bela: 'bbbbbbbbbbbbbbbb', secret: '5e'.repeat(32) }

let folder: string
let server: TestServer
beforeEach(async () => {
  folder = tempFolder()
  server = await startServer({ folder })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function storeOldTable(ada: string, bela: string): Promise<void> {
  const events = OLD_LOG.replaceAll(OLD.ada, ada)
    .replaceAll(OLD.bela, bela)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TableEvent)
  const tool = await openSqliteStore(folder, { beside: true })
  await tool.createTable({
    table: OLD.table,
    after: 0,
    events,
    idempotencyKey: undefined,
    row: tableRow(openTable(events), Date.now()),
    secret: OLD.secret,
    invitations: [undefined, undefined],
  })
  await tool.close()
}

test('a stored table of rules version 1 ends under version 1; a rematch and new games use the newest', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const bela = await addGuest(server.url, 'Béla')
  await storeOldTable(ada.id, bela.id)
  let table = await ada.table(OLD.table)
  const [before] = table.game === undefined ? [] : scores(table.game)
  expect(table.game?.position.seats[0].cubes).toBe(0)
  expect(await ada.call('GET', `/tables/${OLD.table}/state`)).toMatchObject({ body: { rules: '1' } })
  await ada.execute(OLD.table, { type: 'move', move: 'recruit 1 engineer' })
  table = await ada.table(OLD.table)
  expect(table.game?.position.seats[0]).toMatchObject({ cubes: 0, score: before + 2 })
  while (table.status === 'playing' && table.game !== undefined) {
    const moves = legalMoves(table.game)
    const mover = decider(table) === 0 ? ada : bela
    await mover.execute(OLD.table, { type: 'move', move: moves.includes('pass') ? 'pass' : moves[0] })
    table = await ada.table(OLD.table)
  }
  expect(table.status).toBe('over')
  const record = (await ada.call('GET', `/tables/${OLD.table}/record`)).body
  expect(JSON.stringify(record)).toContain('rules 1')

  const again = (await ada.call('POST', `/tables/${OLD.table}/rematch`)).body.id
  await seatPlayers([ada, bela], again)
  const next = await ada.table(again)
  expect(next.status).toBe('playing')
  for (const fresh of [next, await ada.table(await startGame([ada, bela]))])
    expect(fresh.game?.position.box.rules.version).toBe('2')
})
