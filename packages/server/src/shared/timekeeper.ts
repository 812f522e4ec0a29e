import type { ClockJump } from '@amyitis/tables'
import { type Clock, elapsedOf } from './clock.ts'

/** The clock has jumped if it differs by more than this from the time that has really passed. */
const MIN_JUMP_MS = 30_000
const MAX_JUMPS = 20

export interface Timekeeper extends Clock {
  now(): number
  elapsed(): number
  /** The jumps so far, the oldest first. */
  jumps(): readonly ClockJump[]
  /** Records a jump if the server was down since then, and returns whether it was. */
  recordDowntime(since: number): boolean
  onJump(listener: (jump: ClockJump) => void): void
}

/**
 * Notices when the clock is changed, or the machine has slept. A single process follows the new time. Where processes share a
 * database, the clocks of the others are as good as this one, so it goes on counting by itself.
 */
export function createTimekeeper(clock: Clock, follows: boolean): Timekeeper {
  const jumps: ClockJump[] = []
  const listeners: ((jump: ClockJump) => void)[] = []
  let wall = clock.now()
  let mono = elapsedOf(clock)
  let offset = 0

  function note(jump: ClockJump): void {
    jumps.push(jump)
    if (jumps.length > MAX_JUMPS) jumps.shift()
    for (const listener of listeners) listener(jump)
  }

  function now(): number {
    const shown = clock.now() + offset
    const passed = elapsedOf(clock)
    const expected = wall + (passed - mono)
    mono = passed
    if (Math.abs(shown - expected) <= MIN_JUMP_MS) {
      wall = shown
      return wall
    }
    if (!follows) offset += Math.round(expected - shown)
    wall = follows ? shown : Math.round(expected)
    const jump = { from: Math.round(expected), to: shown }
    if (follows) note(jump)
    else for (const listener of listeners) listener(jump)
    return wall
  }

  return {
    now,
    elapsed: () => elapsedOf(clock),
    jumps: () => jumps,
    recordDowntime(since) {
      const to = now()
      // The clock of another process may be ahead.
      if (Math.abs(to - since) <= MIN_JUMP_MS || (!follows && to < since)) return false
      note({ from: since, to })
      return true
    },
    onJump: (listener) => {
      listeners.push(listener)
    },
  }
}
