import { type MoveCode, type MoveList, type Position, tilesLeft } from '@amyitis/engine'
import { MoveFeatureList, writeMoveFeatures } from '../network/move-features.ts'
import { evaluateNet, evaluatePrior, MAX_BASES, type Net } from '../network/net.ts'
import { writeFeatures } from '../network/position-features.ts'

/** What a bot plays for besides winning. */
export interface Objective {
  /**
   * What a point of margin adds to the win chance. Without it, a player who seems to have won or lost sees no difference
   * between moves, plays at random, and so confirms in training that it was right.
   */
  readonly margin: number
  /** What each remaining round costs the leader: a won game should be finished, not drawn out for points. */
  readonly pace: number
  /** What each remaining round costs everyone: if all players would rather wait, somebody has to start. */
  readonly haste: number
}

/** What a search plays for. */
export interface Aims extends Objective {
  /** Is a won game to be finished? Then every tile that is still to be planted counts as time. */
  readonly finishes?: boolean | undefined
}

export const DEFAULT_OBJECTIVE: Objective = { margin: 0.006, pace: 0.06, haste: 0.015 }

/** Which base positions are evaluated from; `isOwn` once one of them has become that base. */
export interface Nearby {
  base: number
  isOwn: boolean
}

/** A larger margin makes no difference. */
const MAX_MARGIN = 60

/**
 * How many rounds the tiles last if everybody but one plants in each: the network has never seen players who hardly plant, and
 * expects every game to end soon.
 */
const roundsAtLeast = (pos: Position) => (tilesLeft(pos) - pos.box.endTiles) / (pos.seats.length - 1)

/** Evaluates positions for a search: win chance and margin of every seat, and the prior of each move. */
export class Evaluator {
  readonly chances: Float32Array
  readonly margins: Float32Array
  readonly net: Net
  private readonly objective: Aims
  private readonly features = new MoveFeatureList()
  private readonly logits = new Float64Array(4096)

  constructor(net: Net, objective: Aims = DEFAULT_OBJECTIVE) {
    this.net = net
    this.objective = objective
    this.chances = net.chances
    this.margins = net.margins
  }

  get rounds(): number {
    return this.net.rounds
  }

  /** The value of the position for a seat: winning first, then winning clearly and soon. */
  value(seat: number): number {
    const { chances, net } = this
    const { margin, pace, haste } = this.objective
    const chance = chances[seat]
    const points = Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, this.margins[seat]))
    const ahead = Math.max(0, chance - 1 / chances.length)
    return chance + margin * points - (pace * ahead + haste) * Math.max(0, net.rounds)
  }

  /** Evaluates a position: from scratch, or by what differs from others nearby. */
  evaluate(pos: Position, nearby?: Nearby): void {
    const { net } = this
    writeFeatures(pos, net.input)
    if (nearby === undefined) evaluateNet(net)
    else if (nearby.isOwn || net.baseCount === MAX_BASES) evaluateNet(net, nearby.base)
    else {
      evaluateNet(net, nearby.base, true)
      nearby.base = net.baseCount - 1
      nearby.isOwn = true
    }
    if (this.objective.finishes) net.rounds = Math.max(net.rounds, roundsAtLeast(pos))
  }

  /** R1.1 At the end of the game the result is known. */
  evaluateEnd(pos: Position): void {
    const { chances, margins } = this
    this.net.rounds = 0
    let won = 0
    for (let seat = 0; seat < pos.seats.length; seat++) {
      let best = Number.NEGATIVE_INFINITY
      for (let other = 0; other < pos.seats.length; other++)
        if (other !== seat) best = Math.max(best, pos.seats[other].score)
      margins[seat] = pos.seats[seat].score - best
      if (margins[seat] >= 0) won++
    }
    for (let seat = 0; seat < pos.seats.length; seat++) chances[seat] = margins[seat] >= 0 ? 1 / won : 0
  }

  /** The probability of each move, after `evaluate` of the same position; they add up to 1. Sorts the moves by them. */
  priors(pos: Position, list: MoveList, count: number): Float64Array {
    const { logits, features } = this
    const byFeature = evaluatePrior(this.net, pos.player)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      writeMoveFeatures(pos, list.moves[i], features)
      let sum = 0
      for (let k = 0; k < features.length; k++) sum += features.values[k] * byFeature[features.indices[k]]
      logits[i] = sum
      if (sum > most) most = sum
    }
    let total = 0
    for (let i = 0; i < count; i++) {
      logits[i] = Math.exp(logits[i] - most)
      total += logits[i]
    }
    for (let i = 0; i < count; i++) logits[i] /= total
    sortByPrior(list.moves, logits, count)
    return logits
  }
}

/** Sorts moves by descending prior, and the priors with them. */
function sortByPrior(moves: MoveCode[], priors: Float64Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const move = moves[i]
    const prior = priors[i]
    let at = i
    for (; at > 0 && priors[at - 1] < prior; at--) {
      moves[at] = moves[at - 1]
      priors[at] = priors[at - 1]
    }
    moves[at] = move
    priors[at] = prior
  }
}
