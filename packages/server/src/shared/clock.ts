/** The source of all times, so that tests can control it. Milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Monotonic milliseconds, independent of changes of the clock. Falls back to `now`. */
  elapsed?(): number
}

/** For durations, as opposed to points in time. */
export const elapsedOf = (clock: Clock): number => clock.elapsed?.() ?? clock.now()

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
