import { expect, test } from 'vitest'
import { measureThreads } from '../src/bench/threads.ts'

test('threads are compared with one thread that has as many iterations as all of them', () => {
  const plan = { players: 2, palace: false, positions: 3, iterations: 8, seed: 'test' } as const
  const lines = [...measureThreads(plan)]
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    '1 thread, 8 iterations',
    '1 thread, 16 iterations',
    '2 threads, 8 iterations each',
    '1 thread, 32 iterations',
    '4 threads, 8 iterations each',
  ])
  expect([...measureThreads(plan)]).toEqual(lines)
})
