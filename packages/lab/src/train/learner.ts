import {
  type Features,
  type Judgement,
  judge,
  MARGIN_SCALE,
  makeJudgement,
  type Net,
  netOf,
  priorOf,
} from '@amyitis/bots'

/** What a seat did, or should have done: the slots of each choice and how good each choice is, adding up to 1. */
export interface Choice {
  readonly seat: number
  readonly slots: readonly Int32Array[]
  readonly values: readonly Float32Array[]
  readonly target: readonly number[]
}

export interface Lesson {
  readonly features: Features
  readonly chances: ArrayLike<number>
  /** In points. */
  readonly margins: ArrayLike<number>
  readonly choice?: Choice | undefined
}

const MARGIN_WEIGHT = 0.25
const PRIOR_WEIGHT = 0.3

/** Adds `by` times each input that is not 0 to the rows of a gradient. */
function addOuter(gradient: Float32Array, inputs: Float32Array, by: Float32Array): void {
  const width = by.length
  for (let i = 0, row = 0; i < inputs.length; i++, row += width) {
    const input = inputs[i]
    if (input === 0) continue
    for (let j = 0; j < width; j++) gradient[row + j] += input * by[j]
  }
}

/** Teaches a network by back-propagation and Adam. */
export class Learner {
  readonly net: Net
  private readonly gradient: Net
  private readonly judgement: Judgement
  readonly first: Float32Array
  readonly second: Float32Array
  steps = 0
  private lessons = 0

  constructor(net: Net) {
    this.net = net
    this.gradient = netOf(net.shape, new Float32Array(net.weights.length))
    this.judgement = makeJudgement(net.shape)
    this.first = new Float32Array(net.weights.length)
    this.second = new Float32Array(net.weights.length)
  }

  /** Adds one lesson to the gradient; answers its loss (cross-entropy of the win chances). */
  learn({ features, chances, margins, choice }: Lesson): number {
    const { net, gradient, judgement } = this
    const { players, hidden, top } = net.shape
    judge(net, features, judgement)
    const shared = new Float32Array(hidden)
    let loss = 0
    for (let seat = 0; seat < players; seat++) {
      loss -= chances[seat] * Math.log(judgement.chances[seat] + 1e-9)
      const high = judgement.top[seat]
      const byChance = judgement.chances[seat] - chances[seat]
      const byMargin = (MARGIN_WEIGHT * (judgement.margins[seat] - margins[seat])) / MARGIN_SCALE
      const upper = new Float32Array(top)
      for (let j = 0; j < top; j++) {
        gradient.chance[j] += byChance * high[j]
        gradient.margin[j] += byMargin * high[j]
        upper[j] = byChance * net.chance[j] + byMargin * net.margin[j]
      }
      gradient.chance[top] += byChance
      gradient.margin[top] += byMargin
      if (choice?.seat === seat) this.learnChoice(choice, high, upper)
      for (let j = 0; j < top; j++) {
        if (high[j] <= 0) upper[j] = 0
        gradient.topBias[j] += upper[j]
      }
      const low = judgement.hidden[seat]
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
    this.lessons++
    return loss
  }

  private learnChoice({ slots, values, target }: Choice, high: Float32Array, upper: Float32Array): void {
    const { net, gradient } = this
    const top = high.length
    const liking = slots.map((own, i) => {
      let sum = 0
      for (let k = 0; k < own.length; k++) sum += values[i][k] * priorOf(net, high, own[k])
      return sum
    })
    const most = Math.max(...liking)
    const powers = liking.map((value) => Math.exp(value - most))
    const sum = powers.reduce((total, value) => total + value, 0)
    slots.forEach((own, i) => {
      const by = PRIOR_WEIGHT * (powers[i] / sum - target[i])
      for (let k = 0; k < own.length; k++) {
        const row = own[k] * (top + 1)
        const amount = by * values[i][k]
        for (let j = 0; j < top; j++) {
          gradient.prior[row + j] += amount * high[j]
          upper[j] += amount * net.prior[row + j]
        }
        gradient.prior[row + top] += amount
      }
    })
  }

  /** One step of Adam over all lessons since the last. */
  step(rate: number): void {
    const { first, second } = this
    const { weights } = this.net
    const gradient = this.gradient.weights
    this.steps++
    const scale = 1 / Math.max(1, this.lessons)
    const correct1 = 1 - 0.9 ** this.steps
    const correct2 = 1 - 0.999 ** this.steps
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] * scale
      first[i] = 0.9 * first[i] + 0.1 * slope
      second[i] = 0.999 * second[i] + 0.001 * slope * slope
      weights[i] -= (rate * (first[i] / correct1)) / (Math.sqrt(second[i] / correct2) + 1e-7)
      gradient[i] = 0
    }
    this.lessons = 0
  }
}
