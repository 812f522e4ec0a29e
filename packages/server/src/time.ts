import type { Jump } from '@amyitis/tables'
import { type Clock, elapsedOf } from './clock.ts'

/** Differences between the clock and the time that has really passed which are more than a correction, in milliseconds. */
const JUMP = 30_000
/** Jumps that are remembered. */
const MOST = 20

export interface Timekeeper extends Clock {
  now(): number
  elapsed(): number
  /** The jumps so far, the oldest first. */
  jumps(): readonly Jump[]
  /** The server was away until now. */
  wasAway(since: number): boolean
  onJump(heard: (jump: Jump) => void): void
}

/**
 * Notices when the clock is set to another time, or the machine has slept. Where this process is the only one, it follows the
 * clock; where copies share a database, the others' clocks are as good as this one, and it goes on counting by itself.
 */
export function keepTime(clock: Clock, follows: boolean): Timekeeper {
  const jumps: Jump[] = []
  const hearers: ((jump: Jump) => void)[] = []
  let [wall, mono] = [clock.now(), elapsedOf(clock)]
  let offset = 0

  function note(jump: Jump): void {
    jumps.push(jump)
    if (jumps.length > MOST) jumps.shift()
    for (const hear of hearers) hear(jump)
  }

  function now(): number {
    const [shown, passed] = [clock.now() + offset, elapsedOf(clock)]
    const expected = wall + (passed - mono)
    mono = passed
    if (Math.abs(shown - expected) <= JUMP) {
      wall = shown
      return wall
    }
    if (!follows) offset += Math.round(expected - shown)
    wall = follows ? shown : Math.round(expected)
    const jump = { from: Math.round(expected), to: shown }
    if (follows) note(jump)
    else for (const hear of hearers) hear(jump)
    return wall
  }

  return {
    now,
    elapsed: () => elapsedOf(clock),
    jumps: () => jumps,
    wasAway(since) {
      const to = now()
      // Another copy's clock may be ahead of this one.
      if (Math.abs(to - since) <= JUMP || (!follows && to < since)) return false
      note({ from: since, to })
      return true
    },
    onJump: (heard) => {
      hearers.push(heard)
    },
  }
}
