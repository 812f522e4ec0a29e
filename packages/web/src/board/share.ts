import { useRef } from 'react'

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

function shareLists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((entry, i) => share(before[i], entry))
  return before.length === after.length && shared.every((entry, i) => entry === before[i]) ? before : shared
}

type Fields = Readonly<Record<string, unknown>>

function shareObjects(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after)
  const shared = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]))
  const same = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key])
  return same ? before : shared
}

/**
 * The value `after`, made of as much of `before` as is the same in both: what has not changed keeps its identity, so that a
 * plain `memo` sees no change. For data alone: lists, plain objects, sets and primitives.
 */
export function share<T>(before: unknown, after: T): T
export function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return after
  if (Array.isArray(before) && Array.isArray(after)) return shareLists(before, after)
  if (before instanceof Set && after instanceof Set)
    return before.size === after.size && [...after].every((entry) => before.has(entry)) ? before : after
  return isPlain(before) && isPlain(after) ? shareObjects(before as Fields, after as Fields) : after
}

/** The value as it was drawn last, as far as it is the same. */
export function useShared<T>(value: T): T {
  const kept = useRef(value)
  kept.current = share(kept.current, value)
  return kept.current
}
