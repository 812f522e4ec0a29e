/** From a number of the data to a place on the drawing. */
export type Scale = (value: number) => number

/** An empty domain lies at the beginning of the range. */
export function linear([low, high]: readonly [number, number], [from, to]: readonly [number, number]): Scale {
  const span = high - low
  return (value) => (span === 0 ? from : from + ((value - low) / span) * (to - from))
}

const STEPS = [1, 2, 5, 10] as const

/** A whole round number that divides a span into about `count` steps. */
function stepOf(span: number, count: number): number {
  const rough = Math.max(1, span) / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  return Math.max(1, (STEPS.find((factor) => factor * power >= rough) ?? 10) * power)
}

/** Round numbers around a span, at least two, in about `count` steps of whole numbers. */
export function ticksAround(low: number, high: number, count: number): number[] {
  const step = stepOf(high - low, count)
  const first = Math.floor(low / step)
  const steps = Math.max(1, Math.ceil(high / step) - first)
  return Array.from({ length: steps + 1 }, (_, i) => (first + i) * step)
}

/** Round numbers from 0 to at least `most`, in about `count` steps of whole numbers. */
export const ticksTo = (most: number, count: number): number[] => ticksAround(0, most, count)

const round = (value: number) => Math.round(value * 10) / 10

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** A line from point to point. */
export const linePath = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** A line that keeps its height until the next point: for what is counted. */
export const stairPath = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }, i) => (i === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`)).join('')

/** What lies between two lines. */
export const areaPath = (upper: readonly ChartPoint[], lower: readonly ChartPoint[]): string =>
  upper.length === 0 ? '' : `${linePath(upper)}${linePath(lower.toReversed()).replace('M', 'L')}Z`

/**
 * Places for labels that want to stand at `wanted` (ascending) but need `gap` between them, within `low` and `high`; where
 * there is no room for all they stand as far apart as they can.
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const room = wanted.length < 2 ? gap : Math.min(gap, (high - low) / (wanted.length - 1))
  const placed: number[] = []
  wanted.forEach((place, i) => {
    placed.push(Math.max(place, i === 0 ? low : placed[i - 1] + room))
  })
  for (let i = placed.length - 1; i >= 0; i--)
    placed[i] = Math.min(placed[i], i === placed.length - 1 ? high : placed[i + 1] - room)
  return placed
}

/** The part of the drawing that the data fill, in pixels. */
export interface ChartFrame {
  readonly x: Scale
  readonly y: Scale
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly em: number
}
