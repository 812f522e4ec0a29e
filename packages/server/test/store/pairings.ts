import { describe, expect, test } from 'vitest'
import type { PairingRow } from '../../src/store/types.ts'
import type { Subject } from './logs.ts'
import { newTable, player } from './samples.ts'

const request = (id: string, change: Partial<PairingRow> = {}): PairingRow => ({
  ...{ player: id, kind: '2 quick base rated', rated: true, rating: 1500, person: id, traces: ['trace'] },
  ...{ since: 10, expires: 100, table: undefined, match: undefined },
  ...change,
})

/** The contract of searches for opponents. */
export function describePairings({ store, open }: Subject): void {
  const { kind } = request('any')
  const write = (...rows: readonly PairingRow[]) =>
    store().changePairings(kind, '', 0, () => ({ changed: rows, result: undefined }))
  const read = (own: string, now: number) =>
    store().changePairings(kind, own, now, (rows) => ({ changed: [], result: rows.map((one) => one.player) }))

  describe('a request for opponents', () => {
    test('is stored once per player, and expires unless it is renewed', async () => {
      for (const id of ['ann', 'ben', 'cleo']) await store().addPlayer(player(id))
      await write(request('ann', { since: 20 }), request('ben'), request('cleo', { kind: 'another' }))
      await write(request('ann', { since: 20, expires: 200, table: 't', match: '{}' }))
      expect(await store().pairing('ann')).toEqual(request('ann', { since: 20, expires: 200, table: 't', match: '{}' }))
      expect(await read('', 50)).toEqual(['ben', 'ann'])
      expect(await read('cleo', 50)).toEqual(['ben', 'cleo', 'ann'])
      expect(await read('', 100)).toEqual(['ann'])
      expect(await store().pairing('ben')).toBeUndefined()
      await store().removePairing('ann')
      expect(await store().pairing('ann')).toBeUndefined()
    })

    test('is claimed by one process only', async () => {
      const other = await open()
      const ids = Array.from({ length: 8 }, (_, i) => `p${i}`)
      for (const id of ids) await store().addPlayer(player(id))
      await write(...ids.map((id) => request(id)))
      const claims = await Promise.all(
        ids.map((id, i) =>
          (i % 2 ? store() : other).changePairings(kind, id, 50, (rows) => {
            const free = rows.filter(({ table }) => table === undefined).slice(0, 2)
            const changed = free.map((row) => ({ ...row, table: `table ${id}` }))
            return { changed, result: changed.map((row) => row.player) }
          }),
        ),
      )
      expect(claims.flat().sort()).toEqual(ids)
    })

    test('is deleted when its player is erased', async () => {
      await store().addPlayer(player('ann'))
      await write(request('ann'))
      await store().erasePlayer('ann')
      expect(await store().pairing('ann')).toBeUndefined()
    })
  })

  test('the seats of bots are found by kind, and deleted with their table or after a while', async () => {
    for (const id of ['a', 'b', 'c']) await store().createTable(newTable(id))
    for (const [i, table] of ['b', 'a', 'c'].entries())
      await store().addBotSeat({ table, kind: i === 2 ? 'other' : 'kind', rating: 1500, at: i })
    await store().addBotSeat({ table: 'a', kind: 'kind', rating: 1, at: 9 })
    expect(await store().botSeats('kind', 9)).toEqual([
      { table: 'b', kind: 'kind', rating: 1500, at: 0 },
      { table: 'a', kind: 'kind', rating: 1500, at: 1 },
    ])
    await store().removeExpiredPairings(0, 1)
    await store().removeTable('a')
    expect(await store().botSeats('kind', 9)).toEqual([])
    await store().removeBotSeat('c')
    expect(await store().botSeats('other', 9)).toEqual([])
  })
}
