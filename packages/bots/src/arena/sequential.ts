export type Verdict = 'above' | 'below'

export interface Interval {
  readonly low: number
  readonly high: number
}

const ALPHA = 0.05
/** A bet never risks more than this share of the capital. */
const MAX_STAKE = 0.5
const LOG_THRESHOLD = Math.log(2 / ALPHA)

/** Sizes the next bet from the observations so far. */
class Bettor {
  private count = 0
  private sum = 0.5
  private spread = 0.25

  get stake(): number {
    return Math.sqrt((2 * LOG_THRESHOLD) / (this.spread * Math.log(this.count + 2)))
  }

  learn(mean: number): void {
    this.count++
    this.sum += mean
    this.spread += (mean - this.sum / (this.count + 1)) ** 2
  }
}

const wonAbove = (stake: number, mean: number, target: number) =>
  Math.log(1 + Math.min(stake, MAX_STAKE / target) * (mean - target))
const wonBelow = (stake: number, mean: number, target: number) =>
  Math.log(1 - Math.min(stake, MAX_STAKE / (1 - target)) * (mean - target))

/**
 * Is the mean above or below a target? Two gamblers bet against the target, one on each side. If it were the true mean,
 * each would multiply their capital by 40 with a probability of at most 1/40 (Ville's inequality). So the answer holds
 * however often one looks and whenever one stops. An ordinary interval does not: checked after every block, it would be
 * wrong far more often than one time in twenty. The only assumption is independent blocks with means from 0 to 1
 * (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024: the hedged capital process
 * with the predictable plug-in).
 */
export class SequentialTest {
  verdict: Verdict | undefined
  private readonly target: number
  private readonly bettor = new Bettor()
  private above = 0
  private below = 0

  constructor(target: number) {
    this.target = target
  }

  add(mean: number): Verdict | undefined {
    const { stake } = this.bettor
    this.above += wonAbove(stake, mean, this.target)
    this.below += wonBelow(stake, mean, this.target)
    this.bettor.learn(mean)
    if (this.verdict === undefined && this.above >= LOG_THRESHOLD) this.verdict = 'above'
    if (this.verdict === undefined && this.below >= LOG_THRESHOLD) this.verdict = 'below'
    return this.verdict
  }
}

/** Where a decreasing function on 0 to 1 crosses the threshold. */
function crossing(won: (target: number) => number): number {
  let low = 0
  let high = 1
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (won(middle) >= LOG_THRESHOLD) low = middle
    else high = middle
  }
  return low
}

/** The 95 % interval of the test: the targets against which neither gambler has won enough. */
export function sequentialInterval(means: readonly number[]): Interval {
  const bettor = new Bettor()
  const stakes = means.map((mean) => {
    const { stake } = bettor
    bettor.learn(mean)
    return stake
  })
  const total = (won: typeof wonAbove, target: number) =>
    means.reduce((sum, mean, i) => sum + won(stakes[i], mean, target), 0)
  return {
    low: crossing((target) => total(wonAbove, target)),
    high: 1 - crossing((rest) => total(wonBelow, 1 - rest)),
  }
}
