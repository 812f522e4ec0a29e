import { clearBases, createNet, type Net, type NetShape, OUTPUTS, PRIOR_WIDTH, weightCount } from '@amyitis/bots'
import type { Random } from '@amyitis/engine'

/** Copies rows of one width into wider ones. */
function copyRows(from: Float32Array, width: number, into: Float32Array, wider: number): void {
  for (let row = 0; row * width < from.length; row++)
    into.set(from.subarray(row * width, (row + 1) * width), row * wider)
}

const spread = (random: Random, size: number) => ((random(2_000_001) - 1_000_000) / 1e6) * size

/** Random weights of every row, from one column on. */
function fillColumns(into: Float32Array, width: number, from: number, size: number, random: Random): void {
  for (let i = 0; i < into.length; i++) if (i % width >= from) into[i] = spread(random, size)
}

/** The largest weights of the first layer, and of the second for a number of inputs, in a network that knows nothing. */
export const FIRST_SPREAD = 0.15
export const secondSpread = (hidden: number): number => Math.sqrt(3 / hidden)

/**
 * A network of a larger shape that computes exactly the same: new inputs count nothing yet, and nothing depends on new units,
 * which start with random weights, so that they can learn.
 */
export function widen(net: Net, shape: NetShape, random: Random): Net {
  const { hidden, top, players } = net.shape
  const smaller = (['table', 'seat', 'hidden', 'top'] as const).find((name) => shape[name] < net.shape[name])
  if (smaller !== undefined || players !== shape.players)
    throw new RangeError(`a network can't be widened to fewer ${smaller ?? 'or more players'}`)
  const wide = createNet(shape, new Float32Array(weightCount(shape)))
  const firsts = [[net.fromTable, wide.fromTable], ...net.fromSeats.map((part, role) => [part, wide.fromSeats[role]])]
  for (const [from, into] of firsts) {
    fillColumns(into, shape.hidden, hidden, FIRST_SPREAD, random)
    copyRows(from, hidden, into, shape.hidden)
  }
  wide.hiddenBias.set(net.hiddenBias)
  fillColumns(wide.toTop, shape.top, top, secondSpread(shape.hidden), random)
  copyRows(net.toTop, top, wide.toTop, shape.top)
  wide.topBias.set(net.topBias)
  copyRows(net.outputs, OUTPUTS, wide.outputs, OUTPUTS)
  wide.outputBias.set(net.outputBias)
  copyRows(net.prior, PRIOR_WIDTH, wide.prior, PRIOR_WIDTH)
  wide.priorBias.set(net.priorBias)
  clearBases(wide)
  return wide
}
