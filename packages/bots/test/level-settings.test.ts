import { readFileSync } from 'node:fs'
import { newGame, playMove, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { budgetFor } from '../src/budget.ts'
import {
  createBot,
  GAME_KINDS,
  hasPalace,
  iterationsOf,
  LEVEL_SETTINGS,
  LEVELS,
  type Level,
  parseWeights,
  playersOf,
  weightsUrl,
} from '../src/index.ts'

const descending = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a)

describe.each(GAME_KINDS)('the levels in games of the kind %s', (kind) => {
  const { noise, temperature, iterations } = LEVEL_SETTINGS[kind]

  test('err less, stray less and search longer, the stronger they are', () => {
    const { apprentice, gardener } = noise
    expect(gardener).toBeLessThan(apprentice)
    const settings = { ...temperature, ...iterations }
    expect(Object.keys(settings)).toEqual(LEVELS.slice(LEVELS.indexOf('merchant'), -1))
    expect(Object.values(temperature)).toEqual(descending(Object.values(temperature)))
    expect(Object.values(iterations)).toEqual(descending(Object.values(iterations)).reverse())
    for (const group of [temperature, iterations])
      expect(new Set(Object.values(group)).size).toBe(Object.keys(group).length)
  })

  test('search as long as is set for this kind', () => {
    const palace = hasPalace(kind)
    const players = playersOf(kind)
    const { net } = parseWeights(readFileSync(weightsUrl({ players, palace })))
    const { position } = newGame({ players, palace, seed: kind })
    for (const level of ['harpist', 'physician', 'judge'] as const) {
      const { analysis } = createBot(level, { net, random: seededRandom('settings') }).think(position)
      expect(analysis?.iterations).toBe(iterationsOf(level, kind))
    }
  })

  test('err and stray as far as is set for this kind', () => {
    const { net } = parseWeights(readFileSync(weightsUrl({ players: playersOf(kind), palace: hasPalace(kind) })))
    const { position, dealer } = newGame({ players: playersOf(kind), palace: hasPalace(kind), seed: kind })
    const usual = createBot('boatman', { net, random: seededRandom('moves') })
    const levels = Object.entries({ ...noise, ...temperature }) as [Level, number][]
    while (position.round < 3) {
      for (const [level, set] of levels) {
        const random = () => seededRandom(`${level} ${position.player}`)
        const constants = level in noise ? { noise: set } : { temperature: set }
        const expected = createBot(level, { net, random: random(), constants }).choose(position)
        expect(createBot(level, { net, random: random() }).choose(position)).toBe(expected)
      }
      playMove(position, usual.choose(position), dealer)
    }
  })

  test('have limits of time and iterations, unless others are given', () => {
    expect(budgetFor('priest', kind)).toEqual({ iterations: iterations.priest, ms: 80 })
    expect(budgetFor('amyitis', kind)).toEqual({ iterations: undefined, ms: 1500 })
    expect(budgetFor('priest', kind, { iterations: 7 })).toEqual({ iterations: 7 })
  })
})
