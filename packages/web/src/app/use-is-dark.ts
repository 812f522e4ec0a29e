import { useSyncExternalStore } from 'react'
import type { Settings } from './settings/settings.ts'

const dusk = matchMedia('(prefers-color-scheme: dark)')

function subscribe(changed: () => void): () => void {
  dusk.addEventListener('change', changed)
  return () => dusk.removeEventListener('change', changed)
}

/** Is the page dark now? */
export function useIsDark({ theme }: Pick<Settings, 'theme'>): boolean {
  const system = useSyncExternalStore(subscribe, () => dusk.matches)
  return theme === 'system' ? system : theme === 'dark'
}
