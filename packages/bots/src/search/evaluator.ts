import { type MoveList, type Position, winners } from '@amyitis/engine'
import { writeFeatures } from '../judge/features.ts'
import { judge, type Net, priorOf } from '../judge/net.ts'
import { SlotList, writeSlots } from '../judge/slots.ts'

/** What is played for beside the win. */
export interface Aims {
  /**
   * What a point of margin counts beside the win chance. Without it whoever believes to have won or lost sees no
   * difference between moves any more, plays at random, and so learns that it was right.
   */
  readonly margin: number
  /** What each round that is still to come takes from who leads: a game that is won is to be ended, not drawn out for points. */
  readonly pace: number
  /** And what it takes from everyone: where both would rather wait for the other, somebody has to begin. */
  readonly haste: number
}

export const AIMS: Aims = { margin: 0.006, pace: 0.06, haste: 0.015 }

/** More points than these make no difference. */
const MOST = 60

/** Judges positions for a search: win chance and margin of every seat, and how likely each choice is. */
export class Evaluator {
  readonly chances: Float32Array
  readonly margins: Float32Array
  private readonly net: Net
  private readonly aims: Aims
  private readonly slots = new SlotList()
  private readonly liking = new Float64Array(4096)

  constructor(net: Net, aims = AIMS) {
    this.net = net
    this.aims = aims
    this.chances = net.chances
    this.margins = net.margins
  }

  get rounds(): number {
    return this.net.rounds
  }

  /** What the position is worth to a seat: above all to win, then to win clearly and soon. */
  value(seat: number): number {
    const { chances, net } = this
    const { margin, pace, haste } = this.aims
    const chance = chances[seat]
    const points = Math.max(-MOST, Math.min(MOST, this.margins[seat]))
    const ahead = Math.max(0, chance - 1 / chances.length)
    return chance + margin * points - (pace * ahead + haste) * Math.max(0, net.rounds)
  }

  judge(pos: Position): void {
    writeFeatures(pos, this.net.input)
    judge(this.net)
  }

  /** R1.1 A game that is over needs no judgement. */
  judgeEnd(pos: Position): void {
    const won = winners(pos)
    this.net.rounds = 0
    for (let seat = 0; seat < pos.seats.length; seat++) {
      let best = Number.NEGATIVE_INFINITY
      for (let other = 0; other < pos.seats.length; other++)
        if (other !== seat) best = Math.max(best, pos.seats[other].score)
      this.chances[seat] = won.includes(seat) ? 1 / won.length : 0
      this.margins[seat] = pos.seats[seat].score - best
    }
  }

  /** How likely each move is, after `judge` has looked at the position; adds up to 1. */
  priors(pos: Position, list: MoveList, count: number): Float64Array {
    const { liking, slots } = this
    const top = this.net.top[pos.player]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      writeSlots(pos, list.moves[i], slots)
      let sum = 0
      for (let k = 0; k < slots.length; k++) sum += slots.values[k] * priorOf(this.net, top, slots.slots[k])
      liking[i] = sum
      if (sum > most) most = sum
    }
    let total = 0
    for (let i = 0; i < count; i++) {
      liking[i] = Math.exp(liking[i] - most)
      total += liking[i]
    }
    for (let i = 0; i < count; i++) liking[i] /= total
    return liking
  }
}
