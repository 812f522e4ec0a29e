export type Verdict = 'above' | 'below'

export interface Interval {
  readonly low: number
  readonly high: number
}

const ALPHA = 0.05
/** A bet never risks more than this part of the capital. */
const CAUTION = 0.5
const ENOUGH = Math.log(2 / ALPHA)

/** How boldly to bet on the next observation, from those before it alone. */
class Bettor {
  private count = 0
  private sum = 0.5
  private spread = 0.25

  get stake(): number {
    return Math.sqrt((2 * ENOUGH) / (this.spread * Math.log(this.count + 2)))
  }

  learn(mean: number): void {
    this.count++
    this.sum += mean
    this.spread += (mean - this.sum / (this.count + 1)) ** 2
  }
}

const wonAbove = (stake: number, mean: number, target: number) =>
  Math.log(1 + Math.min(stake, CAUTION / target) * (mean - target))
const wonBelow = (stake: number, mean: number, target: number) =>
  Math.log(1 - Math.min(stake, CAUTION / (1 - target)) * (mean - target))

/**
 * Is the mean above or below a target? Two gamblers bet against the target, one on each side; were it the true mean,
 * neither would ever multiply his capital by 40 but in one case of forty (Ville). So the answer holds however often one
 * looks and whenever one stops, which a usual interval does not: looked at after every block it would err far more often
 * than in one case of twenty. It needs nothing but independent blocks with means from 0 to 1 (Waudby-Smith and Ramdas,
 * "Estimating means of bounded random variables by betting", 2024: the hedged capital process, predictable plug-in).
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
    if (this.verdict === undefined && this.above >= ENOUGH) this.verdict = 'above'
    if (this.verdict === undefined && this.below >= ENOUGH) this.verdict = 'below'
    return this.verdict
  }
}

/** Where a falling function of a number from 0 to 1 crosses what is enough. */
function crossing(won: (target: number) => number): number {
  let [low, high] = [0, 1]
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (won(middle) >= ENOUGH) low = middle
    else high = middle
  }
  return low
}

/** The 95 % interval of that test: the targets against which neither gambler has won enough. */
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
