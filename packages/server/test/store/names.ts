import { describe, expect, test } from 'vitest'
import type { Subject } from './logs.ts'
import { newTable, next, player } from './samples.ts'

/** The contract of names. */
export function describeNames({ store, open }: Subject): void {
  describe('a name', () => {
    test('belongs to the first player, whatever look-alike characters it has', async () => {
      const other = await open()
      const tries = await Promise.allSettled(
        ['Ada', 'ADA', 'Аdа', 'Ａｄａ'].map((name, i) =>
          (i % 2 ? store() : other).addPlayer(player(`p${i}`, { name })),
        ),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'name-taken' })
      await store().addPlayer(player('ben', { name: 'Ben' }))
      await expect(store().changePlayer('ben', { name: 'adа' })).rejects.toMatchObject({ code: 'name-taken' })
      await store().changePlayer('ben', { name: 'BEN' })
      expect((await store().player('ben'))?.name).toBe('BEN')
    })

    test('is free again once its player is erased', async () => {
      await store().addPlayer(player('ann', { name: 'Ada' }))
      await store().erasePlayer('ann')
      await store().addPlayer(player('ben', { name: 'Ada' }))
      expect((await store().player('ben'))?.name).toBe('Ada')
    })

    test('of a finished game stays as played, until its player is erased', async () => {
      await store().addPlayer(player('hanna', { name: 'Hanna' }))
      await store().createTable(newTable('t'))
      expect(await store().playedNames(['t'])).toEqual([])
      const last = next('t', 1)
      await store().append({ ...last, row: { ...last.row, status: 'over' } })
      await store().changePlayer('hanna', { name: 'Johanna' })
      const later = next('t', 2)
      await store().append({ ...later, row: { ...later.row, status: 'over' } })
      expect(await store().playedNames(['t', 'u'])).toEqual([{ table: 't', player: 'hanna', name: 'Hanna' }])
      await store().erasePlayer('hanna')
      expect(await store().playedNames(['t'])).toEqual([])
      expect(await store().removeNamesOf('hanna', 10)).toBe(1)
      expect(await store().removeNamesOf('hanna', 10)).toBe(0)
    })
  })
}
