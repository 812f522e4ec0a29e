import type { EventBody } from '@amyitis/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { event, newTable, next, row } from './samples.ts'

let store: SqliteStore
beforeEach(async () => {
  store = await openSqliteStore(':memory:')
})
afterEach(() => store.close())

const started = (edition: string): EventBody => ({
  type: 'started',
  record: `amyitis 1\nrules 2\nplayers 2\nedition ${edition}\nsetup x`,
})

async function throughStore(body: EventBody): Promise<EventBody> {
  await store.createTable(newTable('t'))
  await store.append({ ...next('t', 1), events: [{ ...event(2), body }], row: row(2) })
  return (await store.events('t', 1))[0].body
}

describe('a record with a custom edition round-trips', () => {
  const other = `edition @${'a'.repeat(64)}`

  test.each([
    ['plain', 'of my own'],
    ['with a line separator', `x\u2028${other}\u2028y`],
    ['with a paragraph separator', `x\u2029${other}\u2029y`],
    ['with an end of its own', '}\u2028{'],
    ['with what a replacement would read', "$& $1 $' $`"],
  ])('%s', async (_, remark) => {
    const body = started(JSON.stringify({ id: 'own', $comment: remark }))
    expect(await throughStore(body)).toEqual(body)
    expect(await store.db.selectFrom('editions').selectAll().execute()).toHaveLength(1)
  })

  test('if written before editions were deduplicated', async () => {
    const body = started(JSON.stringify({ id: 'own', $comment: `x\u2028${other}\u2028y` }))
    await throughStore({ type: 'started', record: 'to be replaced' })
    await store.db
      .updateTable('events')
      .set({ body: JSON.stringify(body) })
      .where('seq', '=', 2)
      .execute()
    expect((await store.events('t', 1))[0].body).toEqual(body)
  })
})
