import { expect, test } from 'vitest'
import { createFairQueue } from '../../src/bots/fair-queue.ts'

test('owners are served in turn, however many items each has queued', () => {
  const queue = createFairQueue<string>()
  for (let i = 0; i < 100; i++) queue.add('greedy', `greedy ${i}`)
  queue.add('ada', 'ada 0')
  queue.add('béla', 'béla 0')
  queue.add('ada', 'ada 1')
  expect([queue.ownerCount(), queue.waitingFor('greedy'), queue.waitingFor('nobody')]).toEqual([3, 100, 0])
  expect(Array.from({ length: 6 }, () => queue.next())).toEqual([
    'greedy 0',
    'ada 0',
    'béla 0',
    'greedy 1',
    'ada 1',
    'greedy 2',
  ])
  expect(queue.drain()).toHaveLength(97)
  expect(queue.next()).toBeUndefined()
})
