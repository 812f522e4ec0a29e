import { readFileSync } from 'node:fs'
import { newGame } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import wabt from 'wabt'
import { featureSizes, judge, MARGIN_SCALE, type Net, netOf, netSize } from '../src/index.ts'
import { writeFeatures } from '../src/judge/features.ts'
import { KERNEL_CODE } from '../src/judge/kernel-code.ts'
import { fromHalf, packWeights, parseWeights, toHalf } from '../src/judge/weights.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

function smallNet(players: 2 | 3 | 4, palace: boolean) {
  const shape = { ...featureSizes({ palace }), players, hidden: 16, top: 8 }
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
    writeFeatures(position, net.input)
    judge(net)
    expect(net.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
  })

  test.each(KINDS)(
    'the kernel computes the layers as written out by hand: $players players, palace $palace',
    ({ players, palace }) => {
      const net = smallNet(players, palace)
      const { hidden, top } = net.shape
      const { position } = newGame({ players, palace, seed: 'by hand' })
      writeFeatures(position, net.input)
      judge(net)
      const rectified = (value: number) => Math.max(0, value)
      for (let seat = 0; seat < players; seat++) {
        const low = Array.from({ length: hidden }, (_, j) => {
          let sum = net.hiddenBias[j]
          net.input.table.forEach((input, i) => {
            sum += input * net.fromTable[i * hidden + j]
          })
          for (let role = 0; role < players; role++)
            net.input.seats[(seat + role) % players].forEach((input, i) => {
              sum += input * net.fromSeats[role][i * hidden + j]
            })
          return rectified(sum)
        })
        const high = Array.from({ length: top }, (_, j) =>
          rectified(low.reduce((sum, input, i) => sum + input * net.toTop[i * top + j], net.topBias[j])),
        )
        low.forEach((value, j) => {
          expect(net.hidden[seat][j]).toBeCloseTo(value, 3)
        })
        high.forEach((value, j) => {
          expect(net.top[seat][j]).toBeCloseTo(value, 3)
        })
        const margin = high.reduce((sum, value, j) => sum + value * net.margin[j], net.margin[top])
        expect(net.margins[seat]).toBeCloseTo(margin * MARGIN_SCALE, 1)
      }
    },
  )

  test('the kernel is what its source says', async () => {
    const { parseWat } = await wabt()
    const source = readFileSync(new URL('../src/judge/kernel.wat', import.meta.url), 'utf8')
    const { buffer } = parseWat('kernel.wat', source, { simd: true }).toBinary({})
    expect(KERNEL_CODE).toBe(Buffer.from(buffer).toString('base64'))
  })

  test('layers that do not fit the kernel are refused', () => {
    const shape = { ...smallNet(2, false).shape, hidden: 12 }
    expect(() => netOf(shape, new Float32Array(netSize(shape)))).toThrow('multiples of 8')
  })

  test('a wrong number of weights is refused', () => {
    const { shape } = smallNet(2, false)
    expect(() => netOf(shape, new Float32Array(7))).toThrow('weights')
  })
})

const headOf = ({ shape }: Net, palace: boolean) =>
  new TextEncoder().encode(`${JSON.stringify({ format: 1, players: shape.players, palace, shape })}\n`)

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
    const head = headOf(net, true)
    const again = parseWeights(Uint8Array.from([...head, ...packWeights(net)])).net
    for (const [i, weight] of again.weights.entries()) expect(weight).toBeCloseTo(net.weights[i], 3)
  })

  test('a file for other features is refused', () => {
    const net = smallNet(2, false)
    expect(() => parseWeights(headOf(net, true))).toThrow('train it again')
  })

  test('a file that is too short is refused', () => {
    const net = smallNet(2, false)
    const head = headOf(net, false)
    expect(() => parseWeights(head)).toThrow('bytes')
  })
})
