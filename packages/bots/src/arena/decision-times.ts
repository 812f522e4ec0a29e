/** How long a player took: number of decisions, total and longest time in milliseconds, and a histogram. */
export interface DecisionTimes {
  readonly decisions: number
  readonly ms: number
  readonly longest: number
  /** Histogram: key k counts decisions that took between 2^((k − 1)/8) and 2^(k/8) milliseconds. */
  readonly spread: Readonly<Record<number, number>>
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const STEPS_PER_OCTAVE = 8
const MIN_MS = 1e-3

export const createDecisionTimes = (): DecisionTimes => ({ decisions: 0, ms: 0, longest: 0, spread: {} })

export function addDecisionTime(times: DecisionTimes, ms: number): void {
  const own = times as Writable<DecisionTimes>
  const spread = own.spread as Record<number, number>
  const step = Math.ceil(STEPS_PER_OCTAVE * Math.log2(Math.max(ms, MIN_MS)))
  own.decisions++
  own.ms += ms
  own.longest = Math.max(own.longest, ms)
  spread[step] = (spread[step] ?? 0) + 1
}

export function mergeDecisionTimes(parts: Iterable<DecisionTimes>): DecisionTimes {
  const merged = createDecisionTimes() as Writable<DecisionTimes>
  const spread = merged.spread as Record<number, number>
  for (const times of parts) {
    merged.decisions += times.decisions
    merged.ms += times.ms
    merged.longest = Math.max(merged.longest, times.longest)
    for (const [step, count] of Object.entries(times.spread)) spread[Number(step)] = (spread[Number(step)] ?? 0) + count
  }
  return merged
}

/** A quantile of the decision times, at most a twelfth too high. */
export function quantile(times: DecisionTimes, part: number): number {
  const steps = Object.keys(times.spread)
    .map(Number)
    .sort((a, b) => a - b)
  let left = part * times.decisions
  for (const step of steps) {
    left -= times.spread[step]
    if (left <= 1e-9) return Math.min(times.longest, 2 ** (step / STEPS_PER_OCTAVE))
  }
  return times.longest
}
