import { readFileSync } from 'node:fs'
import { newGame, tilesLeft } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { DEFAULT_OBJECTIVE, Evaluator, parseWeights, SEARCH_DEFAULTS, weightsUrl } from '../src/index.ts'
import { hurried } from '../src/search/hurry.ts'

const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))

test('only a player who has as good as won wants the game to end sooner', () => {
  const { position } = newGame({ players: 2, seed: 'hurry' })
  expect(hurried(SEARCH_DEFAULTS, net, position)).toBe(SEARCH_DEFAULTS)
  position.seats[position.player].score += 80
  const { pace, finishes, ...rest } = hurried(SEARCH_DEFAULTS, net, position)
  expect(pace).toBeGreaterThan(2 * SEARCH_DEFAULTS.pace)
  expect(finishes).toBe(true)
  expect({ ...rest, pace: SEARCH_DEFAULTS.pace }).toEqual(SEARCH_DEFAULTS)
  position.seats[1 - position.player].score += 160
  expect(hurried(SEARCH_DEFAULTS, net, position)).toBe(SEARCH_DEFAULTS)
})

test('whoever finishes a won game expects no fewer rounds than the tiles last', () => {
  const { position } = newGame({ players: 2, seed: 'hurry' })
  const evaluator = new Evaluator(net, { ...DEFAULT_OBJECTIVE, finishes: true })
  const left = tilesLeft(position) - position.box.endTiles
  evaluator.evaluate(position)
  expect(evaluator.rounds).toBeGreaterThanOrEqual(left)
  position.garden[position.garden.findIndex((tile) => tile >= 0)] = -1
  evaluator.evaluate(position)
  expect(evaluator.rounds).toBeGreaterThanOrEqual(left - 1)
})
