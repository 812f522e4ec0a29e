import type { Language } from '@amyitis/i18n/app'
import { useEffect } from 'react'
import type { Settings } from './settings/settings.ts'

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
