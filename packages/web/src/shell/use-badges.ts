import { useEffect } from 'react'
import { useTurnCount } from '../app/hub/turns-store.ts'
import { onlineBadge } from '../app/page/page-parts.ts'

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')

/** Shows what waits outside the page as well: a dot on the icon of the tab, a number on that of the installed app. */
export function useBadges(): void {
  const count = useTurnCount()
  useEffect(() => {
    onlineBadge.set(count)
    const link = iconLink()
    if (link !== null) link.href = count > 0 ? './icon-turn.svg' : './icon.svg'
    // Only installed apps have a place for it; elsewhere it may be refused.
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    shown?.catch(() => undefined)
  }, [count])
}
