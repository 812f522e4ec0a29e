import type { Position, Seat } from '@amyitis/engine'
import { createNameCodes } from '../name-codes.ts'
import { Records } from './records.ts'

/** An entry, in 32-bit words: two hashes of the position, its node, the rounds left, and the chance and margin of each seat. */
const FIRST = 0
const SECOND = 1
const NODE = 2
const ROUNDS = 3
const SEATS = 4
const MAX_ENTRIES = 1 << 17

const codeOf = createNameCodes()

/** What a network says about a position. */
interface Evaluation {
  rounds: number
  readonly chances: Float32Array
  readonly margins: Float32Array
}

/**
 * The positions that a search has evaluated before the next deal: the same actions in another order often lead to the same
 * position, most of all with four players.
 */
export class Transpositions {
  private readonly entries: Records
  private readonly width: number
  /** By hash: the entry, or 0. Entry 0 is none. */
  private slots = new Int32Array(512)
  /** Of the position that was looked up last. */
  private first = 0
  private second = 0

  constructor(players: number) {
    this.width = SEATS + 2 * players
    this.entries = new Records(this.width, MAX_ENTRIES)
    this.entries.take(1)
  }

  private mix(value: number): void {
    const first = (Math.imul(this.first, 0x2c1b3c6d) + value) | 0
    const second = (Math.imul(this.second, 0x5bd1e995) + value) | 0
    this.first = first ^ (first >>> 15)
    this.second = second ^ (second >>> 13)
  }

  /** Four numbers at a time: they are small. */
  private mixAll(values: readonly number[]): void {
    let i = 0
    for (; i + 4 <= values.length; i += 4)
      this.mix(values[i] + (values[i + 1] << 8) + (values[i + 2] << 16) + (values[i + 3] << 24))
    for (; i < values.length; i++) this.mix(values[i])
  }

  private mixSeat({ score, talents, camels, goods, court, tiles, passed, track, trackRank }: Seat): void {
    this.mix(score + (talents << 10) + (camels << 20))
    this.mix(tiles + (track << 8) + (trackRank << 16) + (passed ? 1 << 24 : 0))
    this.mixAll(goods)
    this.mixAll(court)
  }

  /** Hashes what can differ between two positions of one round; the reserve has what nobody else has. */
  private hash(pos: Position): void {
    this.first = 0
    this.second = 0
    this.mix(codeOf(pos.decision) + (codeOf(pos.phase) << 8) + (codeOf(pos.step) << 16) + (codeOf(pos.reason) << 24))
    this.mix(pos.player + (pos.turn << 3) + (pos.firstPlayer << 6) + (pos.second << 9) + (pos.powerTurn << 12))
    this.mix(pos.caravan + (pos.owed << 4) + (pos.owedNext << 8) + (pos.square << 12) + (pos.goodsDue << 17))
    this.mix(pos.cardDue)
    this.mix(pos.turned)
    for (let seat = 0; seat < pos.seats.length; seat++) this.mixSeat(pos.seats[seat])
    this.mixAll(pos.fields)
    this.mixAll(pos.temples)
    this.mixAll(pos.garden)
    this.mixAll(pos.canals)
    this.mixAll(pos.plants)
    this.mixAll(pos.powers)
    this.mixAll(pos.powerOrder)
  }

  /** The slot of the position that was looked up last: with its entry, or empty. */
  private slot(first: number, second: number): number {
    const { slots, entries, width } = this
    const mask = slots.length - 1
    let slot = first & mask
    for (;;) {
      const at = slots[slot] * width
      if (at === 0 || (entries.ints[at + FIRST] === first && entries.ints[at + SECOND] === second)) return slot
      slot = (slot + 1) & mask
    }
  }

  /** The node where a position was evaluated, if it was; writes what was found into `evaluation`. */
  find(pos: Position, evaluation: Evaluation): number | undefined {
    this.hash(pos)
    const at = this.slots[this.slot(this.first, this.second)] * this.width
    if (at === 0) return undefined
    const { ints, floats } = this.entries
    evaluation.rounds = floats[at + ROUNDS]
    const players = pos.seats.length
    for (let seat = 0; seat < players; seat++) {
      evaluation.chances[seat] = floats[at + SEATS + seat]
      evaluation.margins[seat] = floats[at + SEATS + players + seat]
    }
    return ints[at + NODE]
  }

  /** Adds the position that was looked up last. */
  add(node: number, { rounds, chances, margins }: Evaluation): void {
    const entry = this.entries.take(1)
    if (entry === undefined) return
    if (2 * entry > this.slots.length) this.enlarge()
    const { ints, floats } = this.entries
    const at = entry * this.width
    ints[at + FIRST] = this.first
    ints[at + SECOND] = this.second
    ints[at + NODE] = node
    floats[at + ROUNDS] = rounds
    for (let seat = 0; seat < chances.length; seat++) {
      floats[at + SEATS + seat] = chances[seat]
      floats[at + SEATS + chances.length + seat] = margins[seat]
    }
    this.slots[this.slot(this.first, this.second)] = entry
  }

  private enlarge(): void {
    const old = this.slots
    this.slots = new Int32Array(2 * old.length)
    for (const entry of old)
      if (entry !== 0) {
        const at = entry * this.width
        this.slots[this.slot(this.entries.ints[at + FIRST], this.entries.ints[at + SECOND])] = entry
      }
  }
}
