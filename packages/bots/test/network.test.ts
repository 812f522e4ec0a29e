import { readFileSync } from 'node:fs'
import { listLegal, MoveList, newGame, playMove, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import wabt from 'wabt'
import {
  clearBases,
  createNet,
  evaluateNet,
  evaluatePrior,
  featureSizes,
  MARGIN,
  MARGIN_SCALE,
  type Net,
  OUTPUTS,
  PRIOR_WIDTH,
  weightCount,
} from '../src/index.ts'
import { KERNEL_CODE } from '../src/network/kernel-code.ts'
import { MOVE_FEATURES } from '../src/network/move-features.ts'
import { MAX_BASES } from '../src/network/net.ts'
import { writeFeatures } from '../src/network/position-features.ts'
import { fromHalf, packWeights, parseWeights, toHalf } from '../src/network/weights.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

function smallNet(players: 2 | 3 | 4, palace: boolean) {
  const shape = { ...featureSizes({ palace }), players, hidden: 16, top: 8 }
  const weights = Float32Array.from({ length: weightCount(shape) }, (_, i) => Math.sin(i * 12.9898) * 0.3)
  return createNet(shape, weights)
}

describe('features', () => {
  test.each(KINDS)('fill their arrays exactly: $players players, palace $palace', ({ players, palace }) => {
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
  test.each(KINDS)('evaluates the same from a base as from scratch: $players players, palace $palace', (kind) => {
    const net = smallNet(kind.players, kind.palace)
    const { position, dealer } = newGame({ ...kind, seed: 'base' })
    const evaluate = (base = 0, becomesBase = false) => {
      writeFeatures(position, net.input)
      evaluateNet(net, base, becomesBase)
      return [...net.chances, ...net.margins, net.rounds]
    }
    const random = seededRandom('base')
    const list = new MoveList()
    for (let i = 0; i < 60; i++) {
      const near = evaluate(net.baseCount - 1, i % 5 === 0)
      const fresh = smallNet(kind.players, kind.palace)
      writeFeatures(position, fresh.input)
      evaluateNet(fresh)
      const scratch = [...fresh.chances, ...fresh.margins, fresh.rounds]
      for (const [k, value] of near.entries()) expect(value).toBeCloseTo(scratch[k], 3)
      listLegal(position, list)
      playMove(position, list.moves[random(list.length)], dealer)
    }
    clearBases(net)
    const fresh = smallNet(kind.players, kind.palace)
    writeFeatures(position, fresh.input)
    evaluateNet(fresh)
    expect(evaluate()).toEqual([...fresh.chances, ...fresh.margins, fresh.rounds])
  })

  test.each(KINDS)('predicts chances that add up to one: $players players, palace $palace', ({ players, palace }) => {
    const net = smallNet(players, palace)
    const { position } = newGame({ players, palace, seed: 'judge' })
    writeFeatures(position, net.input)
    evaluateNet(net)
    expect(net.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
  })

  test.each(KINDS)(
    'the kernel computes the same layers as plain code: $players players, palace $palace',
    ({ players, palace }) => {
      const net = smallNet(players, palace)
      const { hidden, top } = net.shape
      const { position } = newGame({ players, palace, seed: 'by hand' })
      writeFeatures(position, net.input)
      evaluateNet(net)
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
        const margin = high.reduce(
          (sum, value, j) => sum + value * net.outputs[j * OUTPUTS + MARGIN],
          net.outputBias[MARGIN],
        )
        expect(net.margins[seat]).toBeCloseTo(margin * MARGIN_SCALE, 1)
        evaluatePrior(net, seat).forEach((logit, k) => {
          const sum = high.reduce((total, value, j) => total + value * net.prior[j * PRIOR_WIDTH + k], net.priorBias[k])
          expect(logit).toBeCloseTo(sum, 3)
        })
      }
    },
  )

  test('the compiled kernel matches its source', async () => {
    const { parseWat } = await wabt()
    const source = readFileSync(new URL('../src/network/kernel.wat', import.meta.url), 'utf8')
    const { buffer } = parseWat('kernel.wat', source, { simd: true }).toBinary({})
    expect(KERNEL_CODE).toBe(Buffer.from(buffer).toString('base64'))
  })

  test('has room for a limited number of bases, and uses all of them', () => {
    const net = smallNet(2, false)
    const evaluate = (input: number, base: number, becomesBase = false) => {
      net.input.table.fill(input / MAX_BASES)
      evaluateNet(net, base, becomesBase)
      return [...net.chances, ...net.margins]
    }
    while (net.baseCount < MAX_BASES) evaluate(net.baseCount, net.baseCount - 1, true)
    const far = evaluate(7, MAX_BASES - 1)
    for (const [i, value] of evaluate(7, 0).entries()) expect(far[i]).toBeCloseTo(value, 3)
    expect(() => evaluateNet(net, 0, true)).toThrow('room')
    clearBases(net)
    expect(net.baseCount).toBe(1)
  })

  test('rejects layers of the wrong width', () => {
    const shape = { ...smallNet(2, false).shape, hidden: 12 }
    expect(() => createNet(shape, new Float32Array(weightCount(shape)))).toThrow('multiple of 8')
  })

  test('rejects a wrong number of weights', () => {
    const { shape } = smallNet(2, false)
    expect(() => createNet(shape, new Float32Array(7))).toThrow('weights')
  })
})

const headOf = ({ shape }: Net, palace: boolean) =>
  new TextEncoder().encode(`${JSON.stringify({ format: 1, players: shape.players, palace, shape })}\n`)

describe('weights files', () => {
  test('half precision keeps three digits, zero, signs and extremes', () => {
    for (const value of [0, 1, -1, 0.1, -0.333, 1234, 65504, 1e-5, -(2 ** -24)]) {
      expect(fromHalf(toHalf(value))).toBeCloseTo(value, value > 1000 ? -1 : 3)
    }
    expect(fromHalf(toHalf(1e9))).toBe(65504)
    for (let half = 0; half < 31 * 1024; half += 7) expect(toHalf(fromHalf(half))).toBe(half)
  })

  test('packing and parsing round-trips', () => {
    const net = smallNet(3, true)
    const head = headOf(net, true)
    const again = parseWeights(Uint8Array.from([...head, ...packWeights(net)])).net
    const { position } = newGame({ players: 3, palace: true, seed: 'packed' })
    const [before, after] = [net, again].map((one) => {
      writeFeatures(position, one.input)
      evaluateNet(one)
      const logits = evaluatePrior(one, 1).subarray(0, MOVE_FEATURES)
      return [...one.chances, ...one.margins, one.rounds, ...logits]
    })
    for (const [i, value] of after.entries())
      expect(Math.abs(value - before[i])).toBeLessThan(0.02 + 0.01 * Math.abs(before[i]))
    expect(packWeights(again)).toEqual(packWeights(net))
  })

  test('rejects a file for other features', () => {
    const net = smallNet(2, false)
    expect(() => parseWeights(Uint8Array.from([...headOf(net, true), ...packWeights(net)]))).toThrow('train them again')
  })

  test('rejects a file that is too short', () => {
    const net = smallNet(2, false)
    const head = headOf(net, false)
    expect(() => parseWeights(head)).toThrow('bytes')
  })
})
