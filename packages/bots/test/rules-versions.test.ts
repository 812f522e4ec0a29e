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
import { createBot, LEVELS, needsNet, parseWeights, receivePosition, sendPosition, weightsUrl } from '../src/index.ts'

const GOLDEN = new URL('../../engine/test/games/golden/2p-base-01.amyitis', import.meta.url)

/** A player without a cube in front of engineers: the game of version 1 just before the first of them. */
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

describe('bots and the versions of the rules', () => {
  test('the position is one in which they differ', () => {
    expect(old.seats[old.player].cubes).toBe(0)
    expect(legal(old).length).toBeGreaterThan(legal(now).length)
    expect(legal(now).length).toBeGreaterThan(1)
  })

  test.each(LEVELS)(
    '%s chooses by the rules of the game, and never an engineer without a cube by version 2',
    (level) => {
      const bot = createBot(level, { random: seededRandom(level), net: needsNet(level) ? net : undefined })
      for (let i = 0; i < 5; i++)
        for (const position of [now, old]) {
          const { move, analysis } = bot.think(position, { iterations: 40 })
          expect(whyNot(position, move)).toBeUndefined()
          for (const choice of analysis?.moves ?? []) expect(whyNot(position, choice.move)).toBeUndefined()
        }
    },
  )

  test('a position that is sent to a worker brings its version along, whatever box the worker has opened', () => {
    for (const position of [old, now]) {
      const there = receivePosition(structuredClone(sendPosition(position)), openBox(STANDARD, 2, false))
      expect(there).toEqual({ ...position, log: undefined })
      expect(there.box.rules).toBe(position.box.rules)
      expect(legal(there)).toEqual(legal(position))
    }
  })
})
