import { featureSizes } from './features.ts'
import { type Net, netOf, netSize, type Shape } from './net.ts'

/** What stands at the head of a file of weights: for which game, how it was made, and its shape. */
export interface WeightsHeader {
  readonly format: 1
  readonly players: number
  readonly palace: boolean
  /** The edition it was trained for. */
  readonly edition: { readonly id: string; readonly hash: string }
  readonly recipe: Readonly<Record<string, unknown>>
  readonly shape: Shape
  /** SHA-256 of the numbers that follow. */
  readonly hash: string
}

/** 16-bit floating point, written out by hand: not every browser knows Float16Array. */
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

/** A file of weights: one line of JSON, then the numbers, two bytes each, low byte first. */
export function parseWeights(file: Uint8Array): { header: WeightsHeader; net: Net } {
  const end = file.indexOf(10)
  const header = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as WeightsHeader
  const { table, seat } = featureSizes(header)
  if (header.shape.table !== table || header.shape.seat !== seat)
    throw new Error('a file of weights for other features: train it again')
  const size = netSize(header.shape)
  const numbers = file.subarray(end + 1)
  if (numbers.length !== 2 * size)
    throw new Error(`a file of weights with ${numbers.length} bytes instead of ${2 * size}`)
  const weights = new Float32Array(size)
  for (let i = 0; i < size; i++) weights[i] = fromHalf(numbers[2 * i] | (numbers[2 * i + 1] << 8))
  return { header, net: netOf(header.shape, weights) }
}

/** The numbers of a network as they stand in a file. */
export function packWeights(net: Net): Uint8Array {
  const bytes = new Uint8Array(2 * net.weights.length)
  net.weights.forEach((weight, i) => {
    const half = toHalf(weight)
    bytes[2 * i] = half & 255
    bytes[2 * i + 1] = half >> 8
  })
  return bytes
}
