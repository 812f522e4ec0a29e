import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { event, newTable, next, row } from './samples.ts'

/** `open` opens the same data again, like another process or after a restart. */
export interface Subject {
  store(): Store
  open(): Promise<Store>
}

/** The contract of logs. */
export function describeLogs({ store, open }: Subject): void {
  describe('a log', () => {
    test('is read in order, from any event, up to a limit', async () => {
      await store().createTable(newTable('t', { events: [event(1), event(2, 3)], row: row(2) }))
      await store().append({ table: 't', after: 2, events: [event(3), event(4)], row: row(4) })
      expect(await store().events('t', 0)).toEqual([event(1), event(2, 3), event(3), event(4)])
      expect(await store().events('t', 1, 2)).toEqual([event(2, 3), event(3)])
      expect(await store().events('t', 4)).toEqual([])
      expect(await store().events('nowhere', 0)).toEqual([])
    })

    test('rejects an event that does not follow the last one', async () => {
      await store().createTable(newTable('t'))
      expect(await store().append(next('t', 1))).toEqual({ kind: 'done' })
      expect(await store().append(next('t', 1, 'late'))).toEqual({ kind: 'taken' })
      expect(await store().append(next('t', 5))).toEqual({ kind: 'taken' })
      expect(await store().append(next('nowhere', 0))).toEqual({ kind: 'taken' })
      expect(await store().events('t', 0)).toEqual([event(1), event(2)])
      expect(await store().findRequest('t', 'late')).toBeUndefined()
      expect((await store().table('t'))?.seq).toBe(2)
    })

    test('lets one of many concurrent writers win', async () => {
      const other = await open()
      await store().createTable(newTable('t'))
      for (let after = 1; after <= 15; after++) {
        const writers = [store(), other, store(), other]
        const answers = await Promise.all(
          writers.map((one, seat) => one.append(next('t', after, `cause ${after} ${seat}`, seat))),
        )
        const winners = answers.flatMap(({ kind }, seat) => (kind === 'done' ? [seat] : []))
        expect(winners).toHaveLength(1)
        expect(answers.filter(({ kind }) => kind === 'taken')).toHaveLength(3)
        expect(await store().events('t', after)).toEqual([event(after + 1, winners[0])])
      }
    })

    test('grows at many tables at the same time', async () => {
      const other = await open()
      const ids = Array.from({ length: 40 }, (_, i) => `t${i}`)
      await Promise.all(ids.map((id) => store().createTable(newTable(id))))
      const grow = async (id: string, i: number) => {
        for (let after = 1; after < 10; after++)
          expect(await (i % 2 ? store() : other).append(next(id, after, `${after}`))).toEqual({ kind: 'done' })
      }
      await Promise.all(ids.map(grow))
      for (const id of ids)
        expect((await store().events(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })

    test('stores each idempotency key once', async () => {
      const other = await open()
      await store().createTable(newTable('t', { idempotencyKey: 'ann:create' }))
      await store().createTable(newTable('u'))
      const first = { table: 't', after: 1, events: [event(2), event(3)], idempotencyKey: 'ann:move', row: row(3) }
      const answers = await Promise.all([store().append(first), other.append(first), store().append(first)])
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
      expect(answers.filter(({ kind }) => kind === 'repeated')).toEqual([
        { kind: 'repeated', seq: 3 },
        { kind: 'repeated', seq: 3 },
      ])
      expect(await store().append(next('t', 3, 'ann:move'))).toEqual({ kind: 'repeated', seq: 3 })
      expect(await other.append(next('t', 99, 'ann:create'))).toEqual({ kind: 'repeated', seq: 1 })
      expect(await store().findRequest('t', 'ann:move')).toEqual({ seq: 3 })
      expect(await store().append(next('u', 1, 'ann:move'))).toEqual({ kind: 'done' })
      expect(await store().events('t', 0)).toHaveLength(3)
    })

    test('remembers the hash of a request', async () => {
      await store().createTable(newTable('t', { idempotencyKey: 'ann:create', requestHash: 'settings' }))
      const move = { ...next('t', 1, 'ann:move'), requestHash: 'a move' }
      expect(await store().append(move)).toEqual({ kind: 'done' })
      expect(await store().append({ ...move, requestHash: 'another' })).toEqual({
        kind: 'repeated',
        seq: 2,
        requestHash: 'a move',
      })
      expect(await store().findRequest('t', 'ann:move')).toEqual({ seq: 2, requestHash: 'a move' })
      expect(await store().findRequest('t', 'ann:create')).toEqual({ seq: 1, requestHash: 'settings' })
    })

    test('is unaffected by a failing concurrent write', async () => {
      await store().createTable(newTable('t'))
      await store().createTable(newTable('u'))
      const gap = { ...next('u', 1), events: [event(2), event(4)], row: row(3) }
      const [good, bad, better] = await Promise.allSettled([
        store().append(next('t', 1)),
        store().append(gap),
        store().append(next('t', 2)),
      ])
      expect(good).toEqual({ status: 'fulfilled', value: { kind: 'done' } })
      expect(bad.status).toBe('rejected')
      expect(better).toEqual({ status: 'fulfilled', value: { kind: 'done' } })
      expect(await store().events('u', 0)).toEqual([event(1)])
      expect((await store().table('u'))?.seq).toBe(1)
    })

    test('is created once', async () => {
      const other = await open()
      const second = newTable('t', { events: [event(1, 2)], secret: 'cd'.repeat(32), idempotencyKey: 'second' })
      const answers = await Promise.all([store().createTable(newTable('t')), other.createTable(second)])
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'taken'])
      const wins = answers[0].kind === 'done' ? newTable('t') : second
      expect(await store().events('t', 0)).toEqual(wins.events)
      expect((await store().secretOf('t'))?.secret).toBe(wins.secret)
    })

    test('survives closing and reopening', async () => {
      await store().createTable(newTable('t', { idempotencyKey: 'ann:1' }))
      await store().append(next('t', 1, 'ann:2'))
      await store().close()
      const again = await open()
      expect(await again.events('t', 0)).toEqual([event(1), event(2)])
      expect(await again.append(next('t', 1, 'ann:2'))).toEqual({ kind: 'repeated', seq: 2 })
    })
  })
}
