import type { Features } from './features.ts'
import { SLOTS } from './slots.ts'

/** The sizes of a network: inputs of the table and of one seat, seats, and the two hidden layers. */
export interface Shape {
  readonly table: number
  readonly seat: number
  readonly players: number
  readonly hidden: number
  readonly top: number
}

/**
 * A small network of our own. One tower, the same for every seat, reads the table, the seat's own summary and those of
 * the others clockwise; it answers how well the seat stands (a soft-max over seats makes win chances of it), its margin at
 * the end, and what the seat would do (the prior).
 */
export interface Net {
  readonly shape: Shape
  /** All weights in one row; the parts below are views of it. */
  readonly weights: Float32Array
  readonly fromTable: Float32Array
  readonly fromSeats: readonly Float32Array[]
  readonly hiddenBias: Float32Array
  readonly toTop: Float32Array
  readonly topBias: Float32Array
  readonly chance: Float32Array
  readonly margin: Float32Array
  readonly prior: Float32Array
}

export function netSize({ table, seat, players, hidden, top }: Shape): number {
  return table * hidden + players * seat * hidden + hidden + hidden * top + top + 2 * (top + 1) + SLOTS * (top + 1)
}

/** A network over a row of weights. */
export function netOf(shape: Shape, weights: Float32Array): Net {
  const { table, seat, players, hidden, top } = shape
  let at = 0
  const part = (size: number) => {
    at += size
    return weights.subarray(at - size, at)
  }
  const net = {
    shape,
    weights,
    fromTable: part(table * hidden),
    fromSeats: Array.from({ length: players }, () => part(seat * hidden)),
    hiddenBias: part(hidden),
    toTop: part(hidden * top),
    topBias: part(top),
    chance: part(top + 1),
    margin: part(top + 1),
    prior: part(SLOTS * (top + 1)),
  }
  if (at !== weights.length) throw new RangeError(`a network of this shape has ${at} weights, not ${weights.length}`)
  return net
}

/** What the network answers, with its inner layers; reused for every position. */
export interface Judgement {
  readonly hidden: readonly Float32Array[]
  readonly top: readonly Float32Array[]
  /** Win chance and expected margin (in points) of each seat. */
  readonly chances: Float32Array
  readonly margins: Float32Array
  readonly shared: Float32Array
}

export const MARGIN_SCALE = 20

export function makeJudgement({ players, hidden, top }: Shape): Judgement {
  return {
    hidden: Array.from({ length: players }, () => new Float32Array(hidden)),
    top: Array.from({ length: players }, () => new Float32Array(top)),
    chances: new Float32Array(players),
    margins: new Float32Array(players),
    shared: new Float32Array(hidden),
  }
}

/** Adds the rows of `weights` whose input is not 0, times that input. */
function addRows(into: Float32Array, inputs: Float32Array, weights: Float32Array): void {
  const width = into.length
  for (let i = 0, row = 0; i < inputs.length; i++, row += width) {
    const input = inputs[i]
    if (input === 0) continue
    for (let j = 0; j < width; j++) into[j] += input * weights[row + j]
  }
}

/** Judges a position from its features. */
export function judge(net: Net, features: Features, out: Judgement): void {
  const { players, hidden, top } = net.shape
  const { shared } = out
  shared.set(net.hiddenBias)
  addRows(shared, features.table, net.fromTable)
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < players; seat++) {
    const low = out.hidden[seat]
    low.set(shared)
    for (let role = 0; role < players; role++)
      addRows(low, features.seats[(seat + role) % players], net.fromSeats[role])
    const high = out.top[seat]
    high.set(net.topBias)
    for (let i = 0, row = 0; i < hidden; i++, row += top) {
      const input = low[i]
      if (input <= 0) {
        low[i] = 0
        continue
      }
      for (let j = 0; j < top; j++) high[j] += input * net.toTop[row + j]
    }
    let chance = net.chance[top]
    let margin = net.margin[top]
    for (let j = 0; j < top; j++) {
      if (high[j] < 0) high[j] = 0
      chance += high[j] * net.chance[j]
      margin += high[j] * net.margin[j]
    }
    out.chances[seat] = chance
    out.margins[seat] = margin * MARGIN_SCALE
    if (chance > most) most = chance
  }
  let sum = 0
  for (let seat = 0; seat < players; seat++) {
    out.chances[seat] = Math.exp(out.chances[seat] - most)
    sum += out.chances[seat]
  }
  for (let seat = 0; seat < players; seat++) out.chances[seat] /= sum
}

/** How much the prior likes one slot, from the upper layer of the seat that decides. */
export function priorOf(net: Net, top: Float32Array, slot: number): number {
  const row = slot * (top.length + 1)
  let sum = net.prior[row + top.length]
  for (let j = 0; j < top.length; j++) sum += top[j] * net.prior[row + j]
  return sum
}
