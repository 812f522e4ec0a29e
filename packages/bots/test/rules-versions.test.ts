import { readFileSync } from 'node:fs'
import {
  listLegal,
  MoveList,
  openBox,
  type Position,
  parseRecord,
  STANDARD,
  seededRandom,
  whyNot,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import {
  createBot,
  deserializePosition,
  LEVELS,
  needsNet,
  parseWeights,
  serializePosition,
  weightsUrl,
} from '../src/index.ts'

const GOLDEN = new URL('../../engine/test/games/golden/2p-base-01.amyitis', import.meta.url)

/** A position of rules version 1 in which a player without a cube may recruit an engineer. */
function outOfCubes(): Position {
  const lines = readFileSync(GOLDEN, 'utf8').split('\n')
  const end = lines.findIndex((line) => line.endsWith(': recruit 1 engineer'))
  const read = parseRecord(
    lines
      .slice(0, end)
      .filter((line) => !/^(result|seed) /.test(line))
      .join('\n'),
  )
  if (!read.ok) throw new Error(read.fault.problem)
  return read.game.position
}

const old = outOfCubes()
const now: Position = { ...old, box: openBox(STANDARD, 2, false) }
const { net } = parseWeights(readFileSync(weightsUrl(now.box)))
const legal = (position: Position) => {
  const list = new MoveList()
  listLegal(position, list)
  return list.toArray()
}

describe('bots and rules versions', () => {
  test('the versions differ in the test position', () => {
    expect(old.seats[old.player].cubes).toBe(0)
    expect(legal(old).length).toBeGreaterThan(legal(now).length)
    expect(legal(now).length).toBeGreaterThan(1)
  })

  test.each(LEVELS)('%s follows the version of the game: under version 2 never an engineer without a cube', (level) => {
    const bot = createBot(level, { random: seededRandom(level), net: needsNet(level) ? net : undefined })
    for (let i = 0; i < 5; i++)
      for (const position of [now, old]) {
        const { move, analysis } = bot.think(position, { iterations: 40 })
        expect(whyNot(position, move)).toBeUndefined()
        for (const choice of analysis?.moves ?? []) expect(whyNot(position, choice.move)).toBeUndefined()
      }
  })

  test('a serialized position keeps its version, whatever box the worker has opened', () => {
    for (const position of [old, now]) {
      const there = deserializePosition(structuredClone(serializePosition(position)), openBox(STANDARD, 2, false))
      expect(there).toEqual({ ...position, log: undefined })
      expect(there.box.rules).toBe(position.box.rules)
      expect(legal(there)).toEqual(legal(position))
    }
  })
})
