import { newGame, openBox, STANDARD } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { featureSizes, judge, makeFeatures, makeJudgement, netOf, netSize, writeFeatures } from '../src/index.ts'
import { fromHalf, packWeights, parseWeights, toHalf } from '../src/judge/weights.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

function smallNet(players: 2 | 3 | 4, palace: boolean) {
  const shape = { ...featureSizes({ palace }), players, hidden: 8, top: 4 }
  const weights = Float32Array.from({ length: netSize(shape) }, (_, i) => Math.sin(i * 12.9898) * 0.3)
  return netOf(shape, weights)
}

describe('features', () => {
  test.each(KINDS)('fill their places exactly: $players players, palace $palace', ({ players, palace }) => {
    const { position } = newGame({ players, palace, seed: 'features' })
    const sizes = featureSizes({ palace })
    const roomy = {
      table: new Float32Array(sizes.table + 1).fill(99),
      seats: Array.from({ length: players }, () => new Float32Array(sizes.seat + 1).fill(99)),
    }
    writeFeatures(position, roomy)
    for (const [list, size] of [
      [roomy.table, sizes.table] as const,
      ...roomy.seats.map((s) => [s, sizes.seat] as const),
    ]) {
      expect(list[size]).toBe(99)
      expect(list.subarray(0, size).every((value) => Math.abs(value) <= 10)).toBe(true)
    }
  })
})

describe('the network', () => {
  test.each(KINDS)('gives chances that add up to one: $players players, palace $palace', ({ players, palace }) => {
    const net = smallNet(players, palace)
    const { position } = newGame({ players, palace, seed: 'judge' })
    const features = makeFeatures(openBox(STANDARD, players, palace))
    const judgement = makeJudgement(net.shape)
    writeFeatures(position, features)
    judge(net, features, judgement)
    expect(judgement.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
  })

  test('a wrong number of weights is refused', () => {
    const { shape } = smallNet(2, false)
    expect(() => netOf(shape, new Float32Array(7))).toThrow('weights')
  })
})

describe('files of weights', () => {
  test('half precision keeps three digits, zero, signs and extremes', () => {
    for (const value of [0, 1, -1, 0.1, -0.333, 1234, 65504, 1e-5, -(2 ** -24)]) {
      expect(fromHalf(toHalf(value))).toBeCloseTo(value, value > 1000 ? -1 : 3)
    }
    expect(fromHalf(toHalf(1e9))).toBe(65504)
    for (let half = 0; half < 31 * 1024; half += 7) expect(toHalf(fromHalf(half))).toBe(half)
  })

  test('what is packed is read again', () => {
    const net = smallNet(3, true)
    const head = new TextEncoder().encode(`${JSON.stringify({ format: 1, shape: net.shape })}\n`)
    const again = parseWeights(Uint8Array.from([...head, ...packWeights(net)])).net
    for (const [i, weight] of again.weights.entries()) expect(weight).toBeCloseTo(net.weights[i], 3)
  })

  test('a file that is too short is refused', () => {
    const net = smallNet(2, false)
    const head = new TextEncoder().encode(`${JSON.stringify({ format: 1, shape: net.shape })}\n`)
    expect(() => parseWeights(head)).toThrow('bytes')
  })
})
