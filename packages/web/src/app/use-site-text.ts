import type { Text } from '@amyitis/i18n/app'
import { useEffect } from 'react'
import { manifestFile } from './manifest.ts'

/** What the page says of itself to search engines, previews and the system that installs the app, in the player's language. */
export function useSiteText(text: Text | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    const set = (tag: string, attribute: string, value: string) =>
      document.head.querySelector(tag)?.setAttribute(attribute, value)
    set('meta[property="og:title"]', 'content', text.t('site.title'))
    for (const description of ['meta[name="description"]', 'meta[property="og:description"]'])
      set(description, 'content', text.t('site.description'))
    set('link[rel="manifest"]', 'href', `./${manifestFile(text.language)}`)
  }, [text])
}
