/** Where all times come from, so that tests can turn it. Milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Milliseconds since some moment, whatever is done to the clock on the wall. Without it, `now` has to do. */
  elapsed?(): number
}

/** For how long something lasts, as opposed to when it was. */
export const elapsedOf = (clock: Clock): number => clock.elapsed?.() ?? clock.now()

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
