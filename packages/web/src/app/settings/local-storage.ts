import { useEffect, useReducer } from 'react'

/** A value from local storage; null if storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

type Listener = (key: string) => void
const listeners = new Set<Listener>()

/** Calls the listener whenever this page has stored another value. */
export function onStored(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores a value; returns false if storage is full or blocked. */
export function writeStored(key: string, value: string): boolean {
  try {
    if (localStorage.getItem(key) === value) return true
    localStorage.setItem(key, value)
  } catch {
    return false
  }
  for (const listener of listeners) listener(key)
  return true
}

/** Re-renders when something else is stored, such as what another device of the account has sent. */
export function useStoredChanges(): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onStored(render), [])
}
