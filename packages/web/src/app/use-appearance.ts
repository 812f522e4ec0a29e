import type { Language } from '@amyitis/i18n/app'
import { useEffect, useSyncExternalStore } from 'react'
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

/** Sets language, theme and reduced motion on the root element, for the style sheets. */
export function useAppearance({ theme, still }: Settings, language: Language): void {
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (still) root.dataset.motion = 'none'
    else delete root.dataset.motion
  }, [theme, still, language])
}

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Does nothing move on this screen? */
export const isStill = ({ still }: Pick<Settings, 'still'>): boolean => still || calm.matches
