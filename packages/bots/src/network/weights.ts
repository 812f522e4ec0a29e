import { MOVE_FEATURES } from './move-features.ts'
import { CHANCE, createNet, MARGIN, type Net, type NetShape, OUTPUTS, PACE, PRIOR_WIDTH, weightCount } from './net.ts'
import { featureSizes } from './position-features.ts'

/** The header of a weights file: the kind of game, how it was trained, and the shape of the network. */
export interface WeightsHeader {
  readonly format: 1
  readonly players: number
  readonly palace: boolean
  /** The edition it was trained for. */
  readonly edition: { readonly id: string; readonly hash: string }
  readonly recipe: Readonly<Record<string, unknown>>
  readonly shape: NetShape
  /** SHA-256 of the weights that follow. */
  readonly hash: string
}

/** 16-bit floating point by hand: not every browser has Float16Array. */
export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

export function toHalf(value: number): number {
  const sign = value < 0 ? 0x8000 : 0
  const size = Math.min(Math.abs(value), 65504)
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24)
  let exponent = Math.floor(Math.log2(size))
  let fraction = Math.round((size / 2 ** exponent - 1) * 1024)
  if (fraction === 1024) {
    exponent++
    fraction = 0
  }
  return sign | ((exponent + 15) << 10) | fraction
}

/**
 * Where each number of a file belongs among the weights of a network. Files have the weights of each output and of each move
 * feature in a row, with the bias last; a network has them in columns.
 */
function orderInFile(shape: NetShape): number[] {
  const { top } = shape
  const layers = weightCount(shape) - (top + 1) * (OUTPUTS + PRIOR_WIDTH)
  const column = (first: number, width: number, index: number) =>
    Array.from({ length: top + 1 }, (_, row) => first + row * width + index)
  const outputs = [CHANCE, MARGIN, PACE].flatMap((output) => column(layers, OUTPUTS, output))
  const prior = Array.from({ length: MOVE_FEATURES }, (_, feature) =>
    column(layers + (top + 1) * OUTPUTS, PRIOR_WIDTH, feature),
  ).flat()
  return [...Array.from({ length: layers }, (_, i) => i), ...outputs, ...prior]
}

/** Reads a weights file: one line of JSON, then 16-bit floats, little-endian. The network may have other features than today's. */
export function readWeights(file: Uint8Array): { header: WeightsHeader; net: Net } {
  const end = file.indexOf(10)
  const header = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as WeightsHeader
  const order = orderInFile(header.shape)
  const numbers = file.subarray(end + 1)
  if (numbers.length !== 2 * order.length)
    throw new Error(`the weights have ${numbers.length} bytes instead of ${2 * order.length}`)
  const weights = new Float32Array(weightCount(header.shape))
  order.forEach((at, i) => {
    weights[at] = fromHalf(numbers[2 * i] | (numbers[2 * i + 1] << 8))
  })
  return { header, net: createNet(header.shape, weights) }
}

/** Reads a weights file for today's features. */
export function parseWeights(file: Uint8Array): { header: WeightsHeader; net: Net } {
  const weights = readWeights(file)
  const { header } = weights
  const { table, seat } = featureSizes(header)
  if (header.shape.table !== table || header.shape.seat !== seat)
    throw new Error('the weights were trained with other features: train them again')
  return weights
}

/** The weights of a network as bytes of a weights file. */
export function packWeights(net: Net): Uint8Array {
  const order = orderInFile(net.shape)
  const bytes = new Uint8Array(2 * order.length)
  order.forEach((at, i) => {
    const half = toHalf(net.weights[at])
    bytes[2 * i] = half & 255
    bytes[2 * i + 1] = half >> 8
  })
  return bytes
}
