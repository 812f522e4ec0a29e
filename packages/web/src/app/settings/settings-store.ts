import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'
import { readSettings, type Settings } from './settings.ts'

const KEY = 'amyitis.settings'
const listeners = new Set<() => void>()

let settings = readSettings(readKept(KEY))

function tell(): void {
  for (const listener of listeners) listener()
}

addEventListener('storage', (event) => {
  if (event.key !== KEY) return
  settings = readSettings(event.newValue)
  tell()
})

/** After something else than this module has changed what is kept. */
export function rereadSettings(): void {
  settings = readSettings(readKept(KEY))
  tell()
}

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
