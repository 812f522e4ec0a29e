import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../app/settings/kept.ts'

const KEY = 'amyitis.muted'
const MOST = 200

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(readKept(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

let muted = read()
const listeners = new Set<() => void>()

/** Hears somebody no longer, or again; on this device, at every table. */
export function setMuted(player: string, on: boolean): void {
  const others = muted.filter((one) => one !== player)
  muted = on ? [...others, player].slice(-MOST) : others
  keep(KEY, JSON.stringify(muted))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMuted = (): readonly string[] => useSyncExternalStore(subscribe, () => muted)
