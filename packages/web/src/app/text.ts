import { type Language, loadText, pickLanguage, type Text } from '@amyitis/text/app'
import { createContext, use, useEffect, useState } from 'react'
import type { Route } from './router.ts'
import type { Settings } from './settings/settings.ts'

export type Topic = NonNullable<Parameters<typeof loadText>[1]>[number]

const NO_TOPICS: readonly Topic[] = []
const TOPICS: Partial<Record<Route['screen'], readonly Topic[]>> = {
  learn: ['learn'],
  rules: ['learn'],
  replay: ['replay'],
  online: ['online'],
}

export const topicsOf = (screen: Route['screen']): readonly Topic[] => TOPICS[screen] ?? NO_TOPICS

export const languageOf = ({ language }: Pick<Settings, 'language'>): Language =>
  language === 'system' ? pickLanguage(navigator.languages) : language

const TextContext = createContext<Text | undefined>(undefined)
export const TextProvider = TextContext.Provider

/** What is said on the screen, in the language of its reader. */
export function useText(): Text {
  const text = use(TextContext)
  if (text === undefined) throw new Error('no text around this component')
  return text
}

interface Loaded {
  readonly text: Text
  readonly topics: readonly Topic[]
}

const cache = new Map<string, Loaded>()

async function load(language: Language, topics: readonly Topic[]): Promise<Loaded> {
  const key = [language, ...topics].join(' ')
  const known = cache.get(key)
  if (known !== undefined) return known
  const loaded = { text: await loadText(language, topics), topics }
  cache.set(key, loaded)
  return loaded
}

/**
 * The text for a screen; undefined until it is there. Another language replaces the one before only once it is loaded, so
 * that nothing on the screen is lost.
 */
export function useLoadedText(language: Language, topics: readonly Topic[]): Text | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => cache.get([language, ...topics].join(' ')))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let current = true
    load(language, topics).then(
      (found) => current && setLoaded(found),
      (error: unknown) => current && setFailure(() => error),
    )
    return () => {
      current = false
    }
  }, [language, topics])
  const missing = loaded === undefined || topics.some((topic) => !loaded.topics.includes(topic))
  if (missing && failure !== undefined) throw failure
  return missing ? undefined : loaded.text
}

/** Loads what the first screen says before anything is drawn. */
export const preloadText = (language: Language, screen: Route['screen']): Promise<unknown> =>
  load(language, topicsOf(screen))
