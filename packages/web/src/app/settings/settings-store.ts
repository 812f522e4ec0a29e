import { createStore, useStore } from '../../create-store.ts'
import { readStored, writeStored } from './local-storage.ts'
import { readSettings, type Settings } from './settings.ts'

const KEY = 'amyitis.settings'
const settings = createStore(readSettings(readStored(KEY)))

addEventListener('storage', (event) => {
  if (event.key === KEY) settings.set(readSettings(event.newValue))
})

/** After something else than this module has changed what is kept. */
export const rereadSettings = (): void => settings.set(readSettings(readStored(KEY)))

export const getSettings = settings.get
export const subscribeSettings = settings.subscribe

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change }
  writeStored(KEY, JSON.stringify(next))
  settings.set(next)
}

export const useSettings = (): Settings => useStore(settings)
