import { createKernel, type Kernel } from './kernel.ts'
import { MOVE_FEATURES } from './move-features.ts'
import type { Features } from './position-features.ts'

/** The sizes of a network: inputs for the table and for one seat, seats, and the two hidden layers (multiples of 8). */
export interface NetShape {
  readonly table: number
  readonly seat: number
  readonly players: number
  readonly hidden: number
  readonly top: number
}

/** The parts of the weights, in memory order. */
interface Weights {
  /** All weights; the parts below are views of it. */
  readonly weights: Float32Array
  readonly fromTable: Float32Array
  readonly fromSeats: readonly Float32Array[]
  readonly hiddenBias: Float32Array
  readonly toTop: Float32Array
  readonly topBias: Float32Array
  readonly chance: Float32Array
  readonly margin: Float32Array
  readonly pace: Float32Array
  readonly prior: Float32Array
}

/**
 * A small network. One tower, shared by all seats, reads the table, the seat's own features and those of the others
 * clockwise. It predicts how well the seat stands (a softmax over seats gives win chances), its final margin, the rounds
 * left, and the seat's move (the prior). Weights, inputs and layers share the memory of one kernel.
 */
export interface Net extends Weights {
  readonly shape: NetShape
  readonly input: Features
  /** What the next positions are compared with; all zeros at first. */
  readonly base: Features & { readonly hidden: readonly Float32Array[]; readonly change: Float32Array }
  /** The layers of each seat, after `evaluateNet`. */
  readonly hidden: readonly Float32Array[]
  readonly top: readonly Float32Array[]
  /** Win chance and expected margin (in points) of each seat, after `evaluateNet`. */
  readonly chances: Float32Array
  readonly margins: Float32Array
  /** Rounds left, after `evaluateNet`. */
  rounds: number
  readonly kernel: Kernel
  readonly offsets: MemoryOffsets
}

/** Byte offsets in the kernel's memory. */
interface MemoryOffsets {
  readonly table: number
  readonly seats: number
  readonly fromTable: number
  readonly fromSeats: number
  readonly toTop: number
  readonly hidden: number
  readonly top: number
  /** A position that others are compared with, the sums of its first layer, and the change that the table makes to them. */
  readonly baseTable: number
  readonly baseSeats: number
  readonly baseHidden: number
  readonly change: number
}

export const MARGIN_SCALE = 20
export const ROUNDS_SCALE = 10

export function weightCount({ table, seat, players, hidden, top }: NetShape): number {
  return (
    table * hidden + players * seat * hidden + hidden + hidden * top + top + 3 * (top + 1) + MOVE_FEATURES * (top + 1)
  )
}

/** Splits the weights into their parts. */
export function splitWeights(shape: NetShape, weights: Float32Array): Weights {
  const { table, seat, players, hidden, top } = shape
  if (weights.length !== weightCount(shape))
    throw new RangeError(`a network of this shape has ${weightCount(shape)} weights, not ${weights.length}`)
  const part = slicer(weights)
  return {
    weights,
    fromTable: part(table * hidden),
    fromSeats: Array.from({ length: players }, () => part(seat * hidden)),
    hiddenBias: part(hidden),
    toTop: part(hidden * top),
    topBias: part(top),
    chance: part(top + 1),
    margin: part(top + 1),
    pace: part(top + 1),
    prior: part(MOVE_FEATURES * (top + 1)),
  }
}

function slicer(row: Float32Array): (size: number) => Float32Array {
  let at = 0
  return (size) => {
    at += size
    return row.subarray(at - size, at)
  }
}

/** Creates a network with a copy of these weights. */
export function createNet(shape: NetShape, weights: Float32Array): Net {
  const { table, seat, players, hidden, top } = shape
  if (hidden % 8 !== 0 || top % 8 !== 0) throw new RangeError('the width of a layer must be a multiple of 8')
  const kernel = createKernel(2 * (table + players * (seat + hidden)) + players * top + hidden + weights.length)
  const part = slicer(kernel.floats)
  const each = (size: number) => Array.from({ length: players }, () => part(size))
  const layers = { hidden: each(hidden), top: each(top) }
  const input = { table: part(table), seats: each(seat) }
  const base = { table: part(table), seats: each(seat), hidden: each(hidden), change: part(hidden) }
  const cut = splitWeights(shape, part(weights.length))
  cut.weights.set(weights)
  for (const layer of base.hidden) layer.set(cut.hiddenBias)
  return {
    shape,
    ...cut,
    ...layers,
    input,
    base,
    chances: new Float32Array(players),
    margins: new Float32Array(players),
    rounds: 0,
    kernel,
    offsets: {
      hidden: layers.hidden[0].byteOffset,
      top: layers.top[0].byteOffset,
      table: input.table.byteOffset,
      seats: input.seats[0].byteOffset,
      fromTable: cut.fromTable.byteOffset,
      fromSeats: cut.fromSeats[0].byteOffset,
      toTop: cut.toTop.byteOffset,
      baseTable: base.table.byteOffset,
      baseSeats: base.seats[0].byteOffset,
      baseHidden: base.hidden[0].byteOffset,
      change: base.change.byteOffset,
    },
  }
}

/** The first layer of a seat before it is rectified: that of the base, and what differs. */
function sumFirstLayer({ kernel, offsets, shape: { players, seat: inputs, hidden } }: Net, seat: number): void {
  const width = 4 * hidden
  const own = offsets.hidden + seat * width
  kernel.add(offsets.baseHidden + seat * width, offsets.change, own, width)
  for (let role = 0; role < players; role++) {
    const other = ((seat + role) % players) * 4 * inputs
    const rows = offsets.fromSeats + role * inputs * width
    kernel.addChanges(offsets.seats + other, offsets.baseSeats + other, inputs, rows, own, width)
  }
}

/** Evaluates later positions from scratch again: needed after the weights have changed. */
export function clearBase({ base, hiddenBias }: Net): void {
  base.table.fill(0)
  for (const features of base.seats) features.fill(0)
  for (const layer of base.hidden) layer.set(hiddenBias)
}

/**
 * Makes the position whose features are in `input` the base: later ones are evaluated by what differs from it, which is little
 * in a search.
 */
export function setBase(net: Net): void {
  const { base, input, kernel, offsets } = net
  const { players, table, hidden } = net.shape
  clearBase(net)
  base.change.fill(0)
  kernel.addRows(offsets.table, table, offsets.fromTable, offsets.change, 4 * hidden)
  for (let seat = 0; seat < players; seat++) sumFirstLayer(net, seat)
  base.table.set(input.table)
  for (let seat = 0; seat < players; seat++) {
    base.hidden[seat].set(net.hidden[seat])
    base.seats[seat].set(input.seats[seat])
  }
}

/** Evaluates the position whose features are in `input`. */
export function evaluateNet(net: Net): void {
  const { kernel, offsets, chances, margins } = net
  const { players, table, hidden, top } = net.shape
  const hiddenBytes = 4 * hidden
  const topBytes = 4 * top
  net.base.change.fill(0)
  kernel.addChanges(offsets.table, offsets.baseTable, table, offsets.fromTable, offsets.change, hiddenBytes)
  let most = Number.NEGATIVE_INFINITY
  let pace = 0
  for (let seat = 0; seat < players; seat++) {
    const ownHidden = offsets.hidden + seat * hiddenBytes
    const ownTop = offsets.top + seat * topBytes
    sumFirstLayer(net, seat)
    kernel.rectify(ownHidden, hiddenBytes)
    net.top[seat].set(net.topBias)
    kernel.addRows(ownHidden, hidden, offsets.toTop, ownTop, topBytes)
    kernel.rectify(ownTop, topBytes)
    const layer = net.top[seat]
    let chance = net.chance[top]
    let margin = net.margin[top]
    pace += net.pace[top]
    for (let j = 0; j < top; j++) {
      chance += layer[j] * net.chance[j]
      margin += layer[j] * net.margin[j]
      pace += layer[j] * net.pace[j]
    }
    chances[seat] = chance
    margins[seat] = margin * MARGIN_SCALE
    if (chance > most) most = chance
  }
  net.rounds = (pace / players) * ROUNDS_SCALE
  let sum = 0
  for (let seat = 0; seat < players; seat++) {
    chances[seat] = Math.exp(chances[seat] - most)
    sum += chances[seat]
  }
  for (let seat = 0; seat < players; seat++) chances[seat] /= sum
}

/** The logit of one move feature, from the top layer of the seat that decides. */
export function priorLogit(net: Net, top: Float32Array, feature: number): number {
  const row = feature * (top.length + 1)
  let sum = net.prior[row + top.length]
  for (let j = 0; j < top.length; j++) sum += top[j] * net.prior[row + j]
  return sum
}
