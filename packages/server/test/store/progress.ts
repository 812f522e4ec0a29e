import { describe, expect, test } from 'vitest'
import type { Subject } from './logs.ts'
import { player } from './samples.ts'

/** The contract of what accounts carry to other devices. */
export function describeProgress({ store, open }: Subject): void {
  describe('progress', () => {
    test('is one document for each player and kind, and counts its versions', async () => {
      await store().addPlayer(player('ann'))
      await store().addPlayer(player('ben'))
      expect(await store().progressOf('ann')).toEqual([])
      expect(await store().setProgress('ann', 'puzzles', 0, '{"a":1}')).toBe(1)
      expect(await store().setProgress('ann', 'lessons', 0, '{}')).toBe(1)
      expect(await store().setProgress('ann', 'puzzles', 1, '{"a":2}')).toBe(2)
      expect(await store().progressOf('ann')).toEqual([
        { kind: 'lessons', version: 1, data: '{}' },
        { kind: 'puzzles', version: 2, data: '{"a":2}' },
      ])
      expect(await store().progressOf('ben')).toEqual([])
    })

    test('is written by whoever has seen the last version', async () => {
      await store().addPlayer(player('ann'))
      const other = await open()
      const first = await Promise.all([store(), other].map((one) => one.setProgress('ann', 'puzzles', 0, '{}')))
      expect(first.filter((version) => version === 1)).toHaveLength(1)
      const second = await Promise.all([store(), other].map((one) => one.setProgress('ann', 'puzzles', 1, '{}')))
      expect(second.filter((version) => version === 2)).toHaveLength(1)
      for (const after of [0, 1, 3]) expect(await store().setProgress('ann', 'puzzles', after, '{}')).toBeUndefined()
    })

    test('is deleted with its player, and does not come back', async () => {
      await store().addPlayer(player('ann'))
      await store().setProgress('ann', 'puzzles', 0, '{}')
      await store().erasePlayer('ann')
      expect(await store().progressOf('ann')).toEqual([])
      for (const after of [0, 1]) expect(await store().setProgress('ann', 'puzzles', after, '{}')).toBeUndefined()
      expect(await store().setProgress('nobody', 'puzzles', 0, '{}')).toBeUndefined()
      expect(await store().progressOf('ann')).toEqual([])
    })
  })
}
