import { expect, test } from 'vitest'
import { trackSaves } from '../src/replay/model/saves.ts'

test('what was read before a save had ended is out of date', async () => {
  let now = 10
  const saves = trackSaves(() => now)
  expect(saves.anySince(0)).toBe(false)
  const ends: (() => void)[] = []
  const begin = () => saves.run(() => new Promise((resolve) => ends.push(resolve)))
  const [first, second] = [begin(), begin()]
  now = 20
  ends[0]()
  await first
  // The other one is still on its way.
  expect(saves.anySince(30)).toBe(true)
  now = 40
  ends[1]()
  await second
  expect([35, 40, 41].map(saves.anySince)).toEqual([true, true, false])
})

test('a save that failed has ended, too', async () => {
  const saves = trackSaves(() => 10)
  await expect(saves.run(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(saves.anySince(11)).toBe(false)
})
