import {
  CHANCE,
  clearBases,
  createKernel,
  evaluateNet,
  evaluatePrior,
  type Features,
  type Kernel,
  MARGIN,
  MARGIN_SCALE,
  type Net,
  OUTPUTS,
  PACE,
  PRIOR_WIDTH,
  ROUNDS_SCALE,
  splitWeights,
} from '@amyitis/bots'

/**
 * The target of the prior: the features of all choices in a row, where those of each choice end, and a distribution over the
 * choices.
 */
export interface Choice {
  readonly seat: number
  readonly features: ArrayLike<number>
  readonly values: ArrayLike<number>
  readonly ends: ArrayLike<number>
  readonly target: ArrayLike<number>
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

/** Where backpropagation works: one kernel's memory with the gradient and a copy of what it is computed from. */
function createScratch({ shape, weights }: Net) {
  const { table, seat, players, hidden, top } = shape
  const sizes = [table, players * seat, hidden + 1, top + 1, hidden, hidden, top, OUTPUTS, PRIOR_WIDTH, weights.length]
  const kernel = createKernel(sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  const part = (size: number) => {
    at += size
    return kernel.floats.subarray(at - size, at)
  }
  const scratch = {
    kernel,
    table: part(table),
    seats: Array.from({ length: players }, () => part(seat)),
    // Biases are weights of a constant 1.
    low: part(hidden + 1),
    high: part(top + 1),
    lower: part(hidden),
    shared: part(hidden),
    upper: part(top),
    output: part(OUTPUTS),
    logits: part(PRIOR_WIDTH),
    gradient: splitWeights(shape, part(weights.length)),
  }
  scratch.low[hidden] = 1
  scratch.high[top] = 1
  return scratch
}

/** Adds `by` times each input to its row of a gradient. */
function addOuter(kernel: Kernel, inputs: Float32Array, by: Float32Array, rows: Float32Array): void {
  kernel.addOuter(inputs.byteOffset, inputs.length, by.byteOffset, rows.byteOffset, by.byteLength)
}

/** Adds rows · by to `into`. */
function addProducts(rows: Float32Array, by: Float32Array, into: Float32Array, count: number): void {
  const width = by.length
  for (let i = 0, row = 0; i < count; i++, row += width) {
    let sum = 0
    for (let j = 0; j < width; j++) sum += rows[row + j] * by[j]
    into[i] += sum
  }
}

/** Trains a network by backpropagation and Adam. */
export class Learner {
  readonly net: Net
  private readonly scratch: ReturnType<typeof createScratch>
  /** The two moments of Adam. */
  readonly first: Float32Array
  readonly second: Float32Array
  /** A running average of the weights: it plays better and fluctuates less. */
  readonly average: Float32Array
  steps = 0
  private examples = 0

  constructor(net: Net) {
    this.net = net
    this.scratch = createScratch(net)
    this.first = new Float32Array(net.weights.length)
    this.second = new Float32Array(net.weights.length)
    this.average = net.weights.slice()
  }

  /** Adds one example to the gradient; returns its loss (cross-entropy of the win chances). */
  learn({ features, chances, margins, rounds, choice }: TrainingExample): number {
    const { net, scratch } = this
    const { kernel, gradient, low, high, lower, shared, upper, output } = scratch
    const { players, hidden, top } = net.shape
    net.input.table.set(features.table)
    scratch.table.set(features.table)
    for (let seat = 0; seat < players; seat++) {
      net.input.seats[seat].set(features.seats[seat])
      scratch.seats[seat].set(features.seats[seat])
    }
    evaluateNet(net)
    shared.fill(0)
    output[PACE] = (PACE_WEIGHT * (net.rounds - rounds)) / ROUNDS_SCALE
    let loss = 0
    for (let seat = 0; seat < players; seat++) {
      loss -= chances[seat] * Math.log(net.chances[seat] + 1e-9)
      output[CHANCE] = net.chances[seat] - chances[seat]
      output[MARGIN] = (MARGIN_WEIGHT * (net.margins[seat] - margins[seat])) / MARGIN_SCALE
      low.set(net.hidden[seat])
      high.set(net.top[seat])
      upper.fill(0)
      addOuter(kernel, high, output, gradient.outputs)
      addProducts(net.outputs, output, upper, top)
      if (choice?.seat === seat) this.learnChoice(choice)
      for (let j = 0; j < top; j++) if (high[j] <= 0) upper[j] = 0
      addOuter(kernel, low, upper, gradient.toTop)
      lower.fill(0)
      addProducts(net.toTop, upper, lower, hidden)
      for (let i = 0; i < hidden; i++) {
        if (low[i] <= 0) lower[i] = 0
        shared[i] += lower[i]
      }
      for (let role = 0; role < players; role++)
        addOuter(kernel, scratch.seats[(seat + role) % players], lower, gradient.fromSeats[role])
    }
    addOuter(kernel, scratch.table, shared, gradient.fromTable)
    for (let i = 0; i < hidden; i++) gradient.hiddenBias[i] += shared[i]
    this.examples++
    return loss
  }

  private learnChoice({ seat, features, values, ends, target }: Choice): void {
    const { net, scratch } = this
    const byFeature = evaluatePrior(net, seat)
    const powers = new Float64Array(ends.length)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0, k = 0; i < ends.length; i++) {
      for (; k < ends[i]; k++) powers[i] += values[k] * byFeature[features[k]]
      most = Math.max(most, powers[i])
    }
    let sum = 0
    for (let i = 0; i < ends.length; i++) {
      powers[i] = Math.exp(powers[i] - most)
      sum += powers[i]
    }
    scratch.logits.fill(0)
    for (let i = 0, k = 0; i < ends.length; i++) {
      const by = PRIOR_WEIGHT * (powers[i] / sum - target[i])
      for (; k < ends[i]; k++) scratch.logits[features[k]] += by * values[k]
    }
    addOuter(scratch.kernel, scratch.high, scratch.logits, scratch.gradient.prior)
    addProducts(net.prior, scratch.logits, scratch.upper, net.shape.top)
  }

  /** One step of Adam over all examples since the last. */
  step(rate: number): void {
    const { first, second, average } = this
    const { weights } = this.net
    const gradient = this.scratch.gradient.weights
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
    clearBases(this.net)
  }
}
