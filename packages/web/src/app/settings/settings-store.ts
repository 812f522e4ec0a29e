import { useSyncExternalStore } from 'react'
import { readSettings, type Settings } from './settings.ts'

const KEY = 'amyitis.settings'
const listeners = new Set<() => void>()

/** What the browser keeps under a name; nothing where it lets nothing be kept. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or blocked: it holds until the page is closed.
  }
}

let settings = readSettings(readKept(KEY))

function tell(): void {
  for (const listener of listeners) listener()
}

addEventListener('storage', (event) => {
  if (event.key !== KEY) return
  settings = readSettings(event.newValue)
  tell()
})

export const getSettings = (): Settings => settings

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  keep(KEY, JSON.stringify(settings))
  tell()
}

export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, getSettings)
