/** How long somebody thought: number of decisions, milliseconds in all, the longest, and how they spread. */
export interface Clock {
  readonly decisions: number
  readonly ms: number
  readonly longest: number
  /** Decisions by length: key k counts those between 2^((k − 1)/8) and 2^(k/8) milliseconds. */
  readonly spread: Readonly<Record<number, number>>
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const STEPS = 8
const SHORTEST = 1e-3

export const makeClock = (): Clock => ({ decisions: 0, ms: 0, longest: 0, spread: {} })

export function tick(clock: Clock, ms: number): void {
  const own = clock as Writable<Clock>
  const spread = own.spread as Record<number, number>
  const step = Math.ceil(STEPS * Math.log2(Math.max(ms, SHORTEST)))
  own.decisions++
  own.ms += ms
  own.longest = Math.max(own.longest, ms)
  spread[step] = (spread[step] ?? 0) + 1
}

export function joinClocks(clocks: Iterable<Clock>): Clock {
  const joined = makeClock() as Writable<Clock>
  const spread = joined.spread as Record<number, number>
  for (const clock of clocks) {
    joined.decisions += clock.decisions
    joined.ms += clock.ms
    joined.longest = Math.max(joined.longest, clock.longest)
    for (const [step, count] of Object.entries(clock.spread)) spread[Number(step)] = (spread[Number(step)] ?? 0) + count
  }
  return joined
}

/** The time within which a part of the decisions was made, at most a twelfth too long. */
export function quantile(clock: Clock, part: number): number {
  const steps = Object.keys(clock.spread)
    .map(Number)
    .sort((a, b) => a - b)
  let left = part * clock.decisions
  for (const step of steps) {
    left -= clock.spread[step]
    if (left <= 1e-9) return Math.min(clock.longest, 2 ** (step / STEPS))
  }
  return clock.longest
}
