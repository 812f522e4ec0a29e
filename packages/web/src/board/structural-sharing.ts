import { useRef } from 'react'

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

function shareLists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared: unknown[] = []
  let same = before.length === after.length
  for (let i = 0; i < after.length; i++) {
    shared.push(shareStructure(before[i], after[i]))
    same &&= shared[i] === before[i]
  }
  return same ? before : shared
}

type Fields = Record<string, unknown>

function shareObjects(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after)
  const shared: Fields = {}
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    shared[key] = shareStructure(before[key], after[key])
    same &&= shared[key] === before[key] && key in before
  }
  return same ? before : shared
}

/**
 * The value `after`, made of as much of `before` as is the same in both: what has not changed keeps its identity, so that a
 * plain `memo` sees no change. For data alone: lists, plain objects, sets and primitives.
 */
export function shareStructure<T>(before: unknown, after: T): T
export function shareStructure(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return after
  if (Array.isArray(before) && Array.isArray(after)) return shareLists(before, after)
  if (before instanceof Set && after instanceof Set)
    return before.size === after.size && [...after].every((entry) => before.has(entry)) ? before : after
  return isPlain(before) && isPlain(after) ? shareObjects(before as Fields, after as Fields) : after
}

/** The value as it was drawn last, as far as it is the same. */
export function useShared<T>(value: T): T {
  const kept = useRef({ value, shared: value })
  // The same object has been compared before.
  if (kept.current.value !== value) kept.current = { value, shared: shareStructure(kept.current.shared, value) }
  return kept.current.shared
}
