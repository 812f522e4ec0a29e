import { type Box, type Move, type MoveList, type Position, winners } from '@amyitis/engine'
import { type Features, makeFeatures, writeFeatures } from '../judge/features.ts'
import { type Judgement, judge, makeJudgement, type Net, priorOf } from '../judge/net.ts'
import { SlotList, writeSlots } from '../judge/slots.ts'

/** Judges positions for a search: win chance and margin of every seat, and how likely each choice is. */
export class Evaluator {
  readonly chances: Float32Array
  readonly margins: Float32Array
  private readonly net: Net
  private readonly features: Features
  private readonly judgement: Judgement
  private readonly slots = new SlotList()
  private readonly liking = new Float64Array(4096)

  constructor(net: Net, box: Box) {
    this.net = net
    this.features = makeFeatures(box)
    this.judgement = makeJudgement(net.shape)
    this.chances = this.judgement.chances
    this.margins = this.judgement.margins
  }

  judge(pos: Position): void {
    writeFeatures(pos, this.features)
    judge(this.net, this.features, this.judgement)
  }

  /** R1.1 A game that is over needs no judgement. */
  judgeEnd(pos: Position): void {
    const won = winners(pos)
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
    const top = this.judgement.top[pos.player]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      writeSlots(pos, list.moves[i] as Move, slots)
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
