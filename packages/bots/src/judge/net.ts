import type { Features } from './features.ts'
import { type Kernel, startKernel } from './kernel.ts'
import { SLOTS } from './slots.ts'

/** The sizes of a network: inputs of the table and of one seat, seats, and the two hidden layers (multiples of 8). */
export interface Shape {
  readonly table: number
  readonly seat: number
  readonly players: number
  readonly hidden: number
  readonly top: number
}

/** The parts of a row of weights, in the order they lie in. */
interface Weights {
  /** All weights in one row; the parts below are views of it. */
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
 * A small network of our own. One tower, the same for every seat, reads the table, the seat's own summary and those of
 * the others clockwise; it answers how well the seat stands (a soft-max over seats makes win chances of it), its margin at
 * the end, how many rounds are left, and what the seat would do (the prior). Weights, inputs and layers lie in the memory of one kernel.
 */
export interface Net extends Weights {
  readonly shape: Shape
  readonly input: Features
  /** The layers of each seat after `judge`. */
  readonly hidden: readonly Float32Array[]
  readonly top: readonly Float32Array[]
  /** Win chance and expected margin (in points) of each seat, after `judge`. */
  readonly chances: Float32Array
  readonly margins: Float32Array
  /** Rounds left, after `judge`. */
  rounds: number
  readonly kernel: Kernel
  readonly places: Places
}

/** Where things lie in the kernel's memory. */
interface Places {
  readonly table: number
  readonly seats: number
  readonly fromTable: number
  readonly fromSeats: number
  readonly toTop: number
  readonly hidden: number
  readonly top: number
}

export const MARGIN_SCALE = 20
export const ROUNDS_SCALE = 10

export function netSize({ table, seat, players, hidden, top }: Shape): number {
  return table * hidden + players * seat * hidden + hidden + hidden * top + top + 3 * (top + 1) + SLOTS * (top + 1)
}

/** Cuts a row of weights into its parts. */
export function cutWeights(shape: Shape, weights: Float32Array): Weights {
  const { table, seat, players, hidden, top } = shape
  if (weights.length !== netSize(shape))
    throw new RangeError(`a network of this shape has ${netSize(shape)} weights, not ${weights.length}`)
  const part = cutter(weights)
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
    prior: part(SLOTS * (top + 1)),
  }
}

function cutter(row: Float32Array): (size: number) => Float32Array {
  let at = 0
  return (size) => {
    at += size
    return row.subarray(at - size, at)
  }
}

/** A network with a copy of these weights. */
export function netOf(shape: Shape, weights: Float32Array): Net {
  const { table, seat, players, hidden, top } = shape
  if (hidden % 8 !== 0 || top % 8 !== 0) throw new RangeError('the layers of a network must be multiples of 8 wide')
  const kernel = startKernel(table + players * (seat + hidden + top) + weights.length)
  const part = cutter(kernel.floats)
  const each = (size: number) => Array.from({ length: players }, () => part(size))
  const layers = { hidden: each(hidden), top: each(top) }
  const input = { table: part(table), seats: each(seat) }
  const cut = cutWeights(shape, part(weights.length))
  cut.weights.set(weights)
  return {
    shape,
    ...cut,
    ...layers,
    input,
    chances: new Float32Array(players),
    margins: new Float32Array(players),
    rounds: 0,
    kernel,
    places: {
      hidden: layers.hidden[0].byteOffset,
      top: layers.top[0].byteOffset,
      table: input.table.byteOffset,
      seats: input.seats[0].byteOffset,
      fromTable: cut.fromTable.byteOffset,
      fromSeats: cut.fromSeats[0].byteOffset,
      toTop: cut.toTop.byteOffset,
    },
  }
}

/** Judges the position whose features stand in `input`. */
export function judge(net: Net): void {
  const { kernel, places, chances, margins } = net
  const { players, table, seat: summary, hidden, top } = net.shape
  const [low, high] = [4 * hidden, 4 * top]
  net.hidden[0].set(net.hiddenBias)
  kernel.addRows(places.table, table, places.fromTable, places.hidden, low)
  for (let seat = 1; seat < players; seat++) net.hidden[seat].set(net.hidden[0])
  let most = Number.NEGATIVE_INFINITY
  let pace = 0
  for (let seat = 0; seat < players; seat++) {
    const ownHidden = places.hidden + seat * low
    const ownTop = places.top + seat * high
    for (let role = 0; role < players; role++) {
      const other = places.seats + ((seat + role) % players) * 4 * summary
      kernel.addRows(other, summary, places.fromSeats + role * summary * low, ownHidden, low)
    }
    kernel.rectify(ownHidden, low)
    net.top[seat].set(net.topBias)
    kernel.addRows(ownHidden, hidden, places.toTop, ownTop, high)
    kernel.rectify(ownTop, high)
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

/** How much the prior likes one slot, from the upper layer of the seat that decides. */
export function priorOf(net: Net, top: Float32Array, slot: number): number {
  const row = slot * (top.length + 1)
  let sum = net.prior[row + top.length]
  for (let j = 0; j < top.length; j++) sum += top[j] * net.prior[row + j]
  return sum
}
