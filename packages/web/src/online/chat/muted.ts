import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import { createStore, useStore } from '../../create-store.ts'

const KEY = 'amyitis.muted'
const MOST = 200

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

const muted = createStore(read())

/** Mutes or unmutes a player on this device, at every table. */
export function setMuted(player: string, on: boolean): void {
  const others = muted.get().filter((one) => one !== player)
  const next = on ? [...others, player].slice(-MOST) : others
  writeStored(KEY, JSON.stringify(next))
  muted.set(next)
}

export const useMuted = (): readonly string[] => useStore(muted)
