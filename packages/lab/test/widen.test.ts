import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createNet,
  evaluateNet,
  evaluatePrior,
  featureSizes,
  type Net,
  type NetShape,
  parseWeights,
  weightCount,
} from '@amyitis/bots'
import { STANDARD, seededRandom } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { sha256, widened, writeWeights } from '../src/train/weights-file.ts'
import { widen } from '../src/train/widen.ts'

const folder = mkdtempSync(join(tmpdir(), 'widen-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { table, seat } = featureSizes({ palace: false })
/** As it might have been before features were added. */
const small: NetShape = { table: table - 7, seat: seat - 5, players: 3, hidden: 16, top: 8 }
const large: NetShape = { table, seat, players: 3, hidden: 24, top: 16 }

const netOf = (shape: NetShape): Net =>
  createNet(
    shape,
    Float32Array.from({ length: weightCount(shape) }, (_, i) => Math.sin(i * 12.9898) * 0.3),
  )

/** Everything that a network says about some inputs, of which it takes as many as it knows. */
function answers(net: Net): number[] {
  const fill = (into: Float32Array, shift: number) => {
    for (let i = 0; i < into.length; i++) into[i] = Math.max(0, Math.sin(i * 78.233 + shift))
  }
  fill(net.input.table, 1)
  net.input.seats.forEach(fill)
  evaluateNet(net)
  const priors = net.input.seats.flatMap((_, player) => [...evaluatePrior(net, player)])
  return [...net.chances, ...net.margins, net.rounds, ...priors]
}

describe('widening', () => {
  test('does not change what a network computes', () => {
    const before = answers(netOf(small))
    const after = answers(widen(netOf(small), large, seededRandom('wide')))
    for (const [i, value] of after.entries()) expect(value).toBeCloseTo(before[i], 4)
  })

  test('gives new units random weights, so that they can learn', () => {
    const wide = widen(netOf(small), large, seededRandom('wide'))
    answers(wide)
    const active = wide.hidden.flatMap((layer) => [...layer.subarray(small.hidden)]).filter((value) => value > 0)
    expect(active.length).toBeGreaterThan(3)
    expect(wide.top.some((layer) => layer.subarray(small.top).some((value) => value > 0))).toBe(true)
  })

  test('rejects a smaller shape', () => {
    expect(() => widen(netOf(large), small, seededRandom('small'))).toThrow('fewer table')
    expect(() => widen(netOf(small), { ...large, players: 4 }, seededRandom('other'))).toThrow('players')
  })

  test('makes old files fit today’s features', () => {
    const about = { players: 3, palace: false, edition: { id: STANDARD.id, hash: '' }, recipe: {} }
    const old = join(folder, 'old.weights')
    const wide = join(folder, 'wide.weights')
    writeWeights(old, about, netOf(small))
    expect(() => parseWeights(readFileSync(old))).toThrow('other features')
    const { header, net } = widened(readFileSync(old), large)
    writeWeights(wide, header, net)
    const file = readFileSync(wide)
    const read = parseWeights(file)
    expect(read.header.shape).toEqual(large)
    expect(read.header.hash).toBe(sha256(file.subarray(file.indexOf(10) + 1)))
    const before = answers(widened(readFileSync(old), small).net)
    for (const [i, value] of answers(read.net).entries()) expect(value).toBeCloseTo(before[i], 4)
  })
})
