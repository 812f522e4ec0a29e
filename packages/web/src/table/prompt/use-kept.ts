import { useState } from 'react'

const kept = new WeakMap<object, unknown>()

/** State of a position: it survives a change of layout, such as when a phone is rotated; other positions have their own. */
export function useKept<T>(position: object, first: T) {
  const [, setChanges] = useState(0)
  const set = (value: T) => {
    kept.set(position, value)
    setChanges((changes) => changes + 1)
  }
  return [kept.has(position) ? (kept.get(position) as T) : first, set] as const
}
