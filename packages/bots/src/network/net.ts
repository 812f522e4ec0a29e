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
  /** For each input of the last layer: the weights of `CHANCE`, `MARGIN` and `PACE`. */
  readonly outputs: Float32Array
  readonly outputBias: Float32Array
  /** For each input of the last layer: the weight of every move feature. */
  readonly prior: Float32Array
  readonly priorBias: Float32Array
}

/** Columns of the outputs. */
export const CHANCE = 0
export const MARGIN = 1
export const PACE = 2
/** The kernel's rows are multiples of eight wide. */
export const OUTPUTS = 8
export const PRIOR_WIDTH = 8 * Math.ceil(MOVE_FEATURES / 8)

/**
 * A small network. One tower, shared by all seats, reads the table, the seat's own features and those of the others
 * clockwise. It predicts how well the seat stands (a softmax over seats gives win chances), its final margin, the rounds
 * left, and the seat's move (the prior). Weights, inputs and layers share the memory of one kernel.
 */
export interface Net extends Weights {
  readonly shape: NetShape
  readonly input: Features
  /** Positions that others can be evaluated from. The first base has zeros as features. */
  baseCount: number
  /** The search that the other bases belong to. */
  owner: object | undefined
  /** The layers of each seat, after `evaluateNet`. */
  readonly hidden: readonly Float32Array[]
  readonly top: readonly Float32Array[]
  readonly output: Float32Array
  /** The logit of each move feature, after `evaluatePrior`. */
  readonly logits: Float32Array
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
  readonly seats: readonly number[]
  readonly fromTable: number
  readonly fromSeats: number
  readonly toTop: number
  readonly topBias: number
  readonly outputs: number
  readonly outputBias: number
  readonly prior: number
  readonly priorBias: number
  readonly hidden: readonly number[]
  readonly top: readonly number[]
  readonly output: number
  readonly logits: number
  /** The bases, and the bytes of each: features and first layer of a position, in the same order as from `table` on. */
  readonly bases: number
  readonly baseBytes: number
  /** Where the changes of the table and of each seat are listed: for each list its start and its end. */
  readonly spans: number
  /** Where the other layers list their inputs. */
  readonly list: number
}

export const MARGIN_SCALE = 20
export const ROUNDS_SCALE = 10

export function weightCount({ table, seat, players, hidden, top }: NetShape): number {
  return (table + players * seat + 1) * hidden + (hidden + 1) * top + (top + 1) * (OUTPUTS + PRIOR_WIDTH)
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
    outputs: part(top * OUTPUTS),
    outputBias: part(OUTPUTS),
    prior: part(top * PRIOR_WIDTH),
    priorBias: part(PRIOR_WIDTH),
  }
}

function slicer(row: Float32Array): (size: number) => Float32Array {
  let at = 0
  return (size) => {
    at += size
    return row.subarray(at - size, at)
  }
}

/** The kernel compares four inputs at a time. */
const padded = (inputs: number) => 4 * Math.ceil(inputs / 4)

/** They take 5 to 9 MB. */
export const MAX_BASES = 2048

/** Creates a network with a copy of these weights. */
export function createNet(shape: NetShape, weights: Float32Array): Net {
  const { table, seat, players, hidden, top } = shape
  if (hidden % 8 !== 0 || top % 8 !== 0) throw new RangeError('the width of a layer must be a multiple of 8')
  const inputs = padded(table) + players * padded(seat)
  const base = inputs + players * hidden
  const layers = players * (hidden + top) + OUTPUTS + PRIOR_WIDTH
  // A list has two words for each input, a span too.
  const lists = 2 * inputs + 2 * hidden + 2 * (players + 1)
  const kernel = createKernel(inputs + layers + lists + weights.length + MAX_BASES * base)
  const part = slicer(kernel.floats)
  const each = (size: number) => Array.from({ length: players }, () => part(size))
  const input = {
    table: part(padded(table)).subarray(0, table),
    seats: each(padded(seat)).map((row) => row.subarray(0, seat)),
  }
  // `hidden` follows the features: a base is a copy of both.
  const own = { hidden: each(hidden), top: each(top), output: part(OUTPUTS), logits: part(PRIOR_WIDTH) }
  const starts = [part(2 * padded(table)), ...each(2 * padded(seat))].map(offset)
  const list = part(2 * Math.max(hidden, top))
  const spans = part(2 * (players + 1))
  new Int32Array(spans.buffer, spans.byteOffset, spans.length).set(starts.flatMap((start) => [start, start]))
  const cut = splitWeights(shape, part(weights.length))
  cut.weights.set(weights)
  const net: Net = {
    shape,
    ...cut,
    ...own,
    input,
    baseCount: 0,
    owner: undefined,
    chances: new Float32Array(players),
    margins: new Float32Array(players),
    rounds: 0,
    kernel,
    offsets: {
      hidden: own.hidden.map(offset),
      top: own.top.map(offset),
      output: offset(own.output),
      logits: offset(own.logits),
      table: offset(input.table),
      seats: input.seats.map(offset),
      fromTable: offset(cut.fromTable),
      fromSeats: offset(cut.fromSeats[0]),
      toTop: offset(cut.toTop),
      topBias: offset(cut.topBias),
      outputs: offset(cut.outputs),
      outputBias: offset(cut.outputBias),
      prior: offset(cut.prior),
      priorBias: offset(cut.priorBias),
      bases: offset(part(MAX_BASES * base)),
      baseBytes: 4 * base,
      spans: offset(spans),
      list: offset(list),
    },
  }
  clearBases(net)
  return net
}

const offset = ({ byteOffset }: Float32Array) => byteOffset

/** The first layer of each seat before it is rectified: that of a base, and what differs. */
function sumFirstLayer({ kernel, offsets, shape: { players, table, seat: inputs, hidden } }: Net, base: number): void {
  const { spans, fromTable, fromSeats } = offsets
  const width = 4 * hidden
  // How far the base lies from this position, in bytes.
  const step = offsets.bases + base * offsets.baseBytes - offsets.table
  kernel.listChanges(offsets.table, offsets.table + step, padded(table), spans, width)
  for (let seat = 0; seat < players; seat++) {
    const at = offsets.seats[seat]
    kernel.listChanges(at, at + step, padded(inputs), spans + 8 * (seat + 1), width)
  }
  for (let seat = 0; seat < players; seat++) {
    const at = offsets.hidden[seat]
    kernel.sumFirstLayer(spans, players, seat, fromTable, fromSeats, inputs * width, at + step, at, width)
  }
}

/** Leaves only the base of zeros: needed after the weights have changed, and for new bases of somebody else. */
export function clearBases(net: Net, owner?: object): void {
  const { kernel, offsets, shape, hiddenBias } = net
  const start = offsets.bases / 4
  const end = start + offsets.baseBytes / 4
  kernel.floats.fill(0, start, end)
  for (let seat = 1; seat <= shape.players; seat++) kernel.floats.set(hiddenBias, end - seat * shape.hidden)
  net.baseCount = 1
  net.owner = owner
}

/** Makes the position in `input` a base, once its first layer is there: similar positions differ from it in few inputs. */
function addBase(net: Net): void {
  const { kernel, offsets, baseCount } = net
  if (baseCount === MAX_BASES) throw new RangeError(`a network has room for ${MAX_BASES} bases`)
  const to = (offsets.bases + baseCount * offsets.baseBytes) / 4
  kernel.floats.copyWithin(to, offsets.table / 4, (offsets.table + offsets.baseBytes) / 4)
  net.baseCount++
}

/** Evaluates the position whose features are in `input`, by what differs from a base; it may become the next base. */
export function evaluateNet(net: Net, base = 0, becomesBase = false): void {
  const { kernel, offsets, chances, margins, output } = net
  const { players, hidden, top } = net.shape
  const { toTop, topBias, outputs, outputBias, list } = offsets
  sumFirstLayer(net, base)
  if (becomesBase) addBase(net)
  let most = Number.NEGATIVE_INFINITY
  let pace = 0
  for (let seat = 0; seat < players; seat++) {
    const ownTop = offsets.top[seat]
    kernel.rectifiedLayer(offsets.hidden[seat], hidden, toTop, topBias, ownTop, 4 * top, list)
    kernel.rectifiedLayer(ownTop, top, outputs, outputBias, offsets.output, 4 * OUTPUTS, list)
    const chance = output[CHANCE]
    chances[seat] = chance
    margins[seat] = output[MARGIN] * MARGIN_SCALE
    pace += output[PACE]
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

/** The logits of all move features for a seat that decides, after `evaluateNet`. */
export function evaluatePrior({ kernel, offsets, logits, shape: { top } }: Net, seat: number): Float32Array {
  const { prior, priorBias, list } = offsets
  kernel.layer(offsets.top[seat], top, prior, priorBias, offsets.logits, 4 * PRIOR_WIDTH, list)
  return logits
}
