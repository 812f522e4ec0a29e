/** A value with what it was before, and what was undone. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

const LONGEST = 200

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] })

export const withChange = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-LONGEST),
  now: next,
  future: [],
})

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] }
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  if (future.length === 0) return history
  return { past: [...past, now], now: future[0], future: future.slice(1) }
}
