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
