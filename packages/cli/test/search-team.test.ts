import type { Worker } from 'node:worker_threads'
import { type MoveCode, newGame } from '@amyitis/engine'
import { afterAll, expect, test } from 'vitest'
import { SearchTeam } from '../src/search/search-team.ts'

const { position } = newGame({ players: 3, palace: true, seed: 'team' })
const team = new SearchTeam(position.box, 3)
afterAll(() => team.close())

test('threads search one tree, and hardly a visit is lost', async () => {
  const { move, analysis } = await team.think(position, { iterations: 6000 }, 'team')
  const visits = analysis?.moves.reduce((sum, each) => sum + each.visits, 0) ?? 0
  expect(analysis?.iterations).toBe(6000)
  expect(visits).toBeGreaterThanOrEqual(5990)
  expect(visits).toBeLessThanOrEqual(6000)
  expect(analysis?.moves.map((each): MoveCode => each.move)).toContain(move)
  for (const { chance } of analysis?.moves ?? []) expect(chance).toBeGreaterThan(0)
})

test('a thread that breaks while nobody asks is replaced', async () => {
  const own = new SearchTeam(position.box, 1)
  try {
    await own.think(position, { iterations: 50 }, 'before')
    // What a thread can't read breaks it.
    const [broken] = Reflect.get(own, 'workers') as { worker: Worker }[]
    const { worker } = broken
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage('nonsense')
    await ended
    const { move, analysis } = await own.think(position, { iterations: 50 }, 'after')
    expect(analysis?.moves.map((each): MoveCode => each.move)).toContain(move)
  } finally {
    own.close()
  }
})
