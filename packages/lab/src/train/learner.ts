import {
  clearBase,
  evaluateNet,
  type Features,
  MARGIN_SCALE,
  type Net,
  priorLogit,
  ROUNDS_SCALE,
  splitWeights,
} from '@amyitis/bots'

/**
 * The target of the prior: the features of all choices in a row, where those of each choice end, and a distribution over the
 * choices.
 */
export interface Choice {
  readonly seat: number
  readonly features: Int32Array
  readonly values: Float32Array
  readonly ends: Int32Array
  readonly target: Float32Array
}

/** The actual or predicted outcome of a position: share of the win and margin of each seat, rounds left. */
export interface Outcome {
  readonly chances: Float32Array
  /** In points. */
  readonly margins: Float32Array
  readonly rounds: number
}

export interface TrainingExample extends Outcome {
  readonly features: Features
  readonly choice?: Choice | undefined
}

const MARGIN_WEIGHT = 0.25
const PACE_WEIGHT = 0.1
const PRIOR_WEIGHT = 0.3
/** The time constant of the average of the weights, in steps. */
const AVERAGING_STEPS = 1000

/** Adds `by` times each input that is not 0 to the rows of a gradient. */
function addOuter(gradient: Float32Array, inputs: Float32Array, by: Float32Array): void {
  const width = by.length
  for (let i = 0, row = 0; i < inputs.length; i++, row += width) {
    const input = inputs[i]
    if (input === 0) continue
    for (let j = 0; j < width; j++) gradient[row + j] += input * by[j]
  }
}

/** Trains a network by backpropagation and Adam. */
export class Learner {
  readonly net: Net
  private readonly gradient: ReturnType<typeof splitWeights>
  /** The two moments of Adam. */
  readonly first: Float32Array
  readonly second: Float32Array
  /** A running average of the weights: it plays better and fluctuates less. */
  readonly average: Float32Array
  steps = 0
  private examples = 0

  constructor(net: Net) {
    this.net = net
    this.gradient = splitWeights(net.shape, new Float32Array(net.weights.length))
    this.first = new Float32Array(net.weights.length)
    this.second = new Float32Array(net.weights.length)
    this.average = net.weights.slice()
  }

  /** Adds one example to the gradient; returns its loss (cross-entropy of the win chances). */
  learn({ features, chances, margins, rounds, choice }: TrainingExample): number {
    const { net, gradient } = this
    const { players, hidden, top } = net.shape
    net.input.table.set(features.table)
    for (let seat = 0; seat < players; seat++) net.input.seats[seat].set(features.seats[seat])
    evaluateNet(net)
    const shared = new Float32Array(hidden)
    const byPace = (PACE_WEIGHT * (net.rounds - rounds)) / ROUNDS_SCALE
    let loss = 0
    for (let seat = 0; seat < players; seat++) {
      loss -= chances[seat] * Math.log(net.chances[seat] + 1e-9)
      const high = net.top[seat]
      const byChance = net.chances[seat] - chances[seat]
      const byMargin = (MARGIN_WEIGHT * (net.margins[seat] - margins[seat])) / MARGIN_SCALE
      const upper = new Float32Array(top)
      for (let j = 0; j < top; j++) {
        gradient.chance[j] += byChance * high[j]
        gradient.margin[j] += byMargin * high[j]
        gradient.pace[j] += byPace * high[j]
        upper[j] = byChance * net.chance[j] + byMargin * net.margin[j] + byPace * net.pace[j]
      }
      gradient.chance[top] += byChance
      gradient.margin[top] += byMargin
      gradient.pace[top] += byPace
      if (choice?.seat === seat) this.learnChoice(choice, high, upper)
      for (let j = 0; j < top; j++) {
        if (high[j] <= 0) upper[j] = 0
        gradient.topBias[j] += upper[j]
      }
      const low = net.hidden[seat]
      const lower = new Float32Array(hidden)
      for (let i = 0, row = 0; i < hidden; i++, row += top) {
        if (low[i] <= 0) continue
        let sum = 0
        for (let j = 0; j < top; j++) {
          sum += upper[j] * net.toTop[row + j]
          gradient.toTop[row + j] += low[i] * upper[j]
        }
        lower[i] = sum
        shared[i] += sum
      }
      for (let role = 0; role < players; role++)
        addOuter(gradient.fromSeats[role], features.seats[(seat + role) % players], lower)
    }
    addOuter(gradient.fromTable, features.table, shared)
    for (let i = 0; i < hidden; i++) gradient.hiddenBias[i] += shared[i]
    this.examples++
    return loss
  }

  private learnChoice({ features, values, ends, target }: Choice, high: Float32Array, upper: Float32Array): void {
    const { net, gradient } = this
    const top = high.length
    const powers = new Float64Array(ends.length)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0, k = 0; i < ends.length; i++) {
      for (; k < ends[i]; k++) powers[i] += values[k] * priorLogit(net, high, features[k])
      most = Math.max(most, powers[i])
    }
    let sum = 0
    for (let i = 0; i < ends.length; i++) {
      powers[i] = Math.exp(powers[i] - most)
      sum += powers[i]
    }
    for (let i = 0, k = 0; i < ends.length; i++) {
      const by = PRIOR_WEIGHT * (powers[i] / sum - target[i])
      for (; k < ends[i]; k++) {
        const row = features[k] * (top + 1)
        const amount = by * values[k]
        for (let j = 0; j < top; j++) {
          gradient.prior[row + j] += amount * high[j]
          upper[j] += amount * net.prior[row + j]
        }
        gradient.prior[row + top] += amount
      }
    }
  }

  /** One step of Adam over all examples since the last. */
  step(rate: number): void {
    const { first, second, average } = this
    const { weights } = this.net
    const gradient = this.gradient.weights
    this.steps++
    const scale = 1 / Math.max(1, this.examples)
    const correct1 = 1 - 0.9 ** this.steps
    const correct2 = 1 - 0.999 ** this.steps
    const share = 1 / Math.min(AVERAGING_STEPS, this.steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] * scale
      first[i] = 0.9 * first[i] + 0.1 * slope
      second[i] = 0.999 * second[i] + 0.001 * slope * slope
      weights[i] -= (rate * (first[i] / correct1)) / (Math.sqrt(second[i] / correct2) + 1e-7)
      average[i] += share * (weights[i] - average[i])
      gradient[i] = 0
    }
    this.examples = 0
    clearBase(this.net)
  }
}
