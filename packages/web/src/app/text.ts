import { type Language, loadText, pickLanguage, type Text } from '@amyitis/i18n/app'
import { createContext, use, useEffect, useReducer } from 'react'
import type { Route } from './router.ts'
import type { Settings } from './settings/settings.ts'

export type Topic = NonNullable<Parameters<typeof loadText>[1]>[number]

const NO_TOPICS: readonly Topic[] = []
const TOPICS: Partial<Record<Route['screen'], readonly Topic[]>> = {
  learn: ['learn'],
  rules: ['learn'],
  replay: ['replay'],
  new: ['edition'],
  online: ['online', 'edition'],
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

const keyOf = (language: Language, topics: readonly Topic[]): string => [language, ...topics].join(' ')

async function load(language: Language, topics: readonly Topic[]): Promise<Loaded> {
  const key = keyOf(language, topics)
  const known = cache.get(key)
  if (known !== undefined) return known
  const loaded = { text: await loadText(language, topics), topics }
  cache.set(key, loaded)
  return loaded
}

/** What has been loaded, and what could not be. */
export interface TextState {
  readonly loaded?: Loaded | undefined
  readonly failure?: { readonly key: string; readonly error: unknown } | undefined
}

export type TextNews =
  | { readonly do: 'begin' }
  | { readonly do: 'loaded'; readonly loaded: Loaded }
  | { readonly do: 'failed'; readonly key: string; readonly error: unknown }

export function textAfter(state: TextState, news: TextNews): TextState {
  switch (news.do) {
    case 'begin':
      return state.failure === undefined ? state : { loaded: state.loaded }
    case 'loaded':
      return { loaded: news.loaded }
    case 'failed':
      return { ...state, failure: { key: news.key, error: news.error } }
  }
}

/** The text for a screen; undefined while it is being loaded. It throws if just that could not be loaded. */
export function textIn({ loaded, failure }: TextState, language: Language, topics: readonly Topic[]): Text | undefined {
  if (loaded !== undefined && topics.every((topic) => loaded.topics.includes(topic))) return loaded.text
  if (failure?.key === keyOf(language, topics)) throw failure.error
  return undefined
}

/**
 * The text for a screen; undefined until it is there. Another language replaces the one before only once it is loaded, so
 * that nothing on the screen is lost.
 */
export function useLoadedText(language: Language, topics: readonly Topic[]): Text | undefined {
  const [state, hear] = useReducer(textAfter, undefined, () => ({ loaded: cache.get(keyOf(language, topics)) }))
  useEffect(() => {
    let current = true
    hear({ do: 'begin' })
    load(language, topics).then(
      (loaded) => current && hear({ do: 'loaded', loaded }),
      (error: unknown) => current && hear({ do: 'failed', key: keyOf(language, topics), error }),
    )
    return () => {
      current = false
    }
  }, [language, topics])
  return textIn(state, language, topics)
}

/** Loads what the first screen says before anything is drawn. */
export const preloadText = (language: Language, screen: Route['screen']): Promise<unknown> =>
  load(language, topicsOf(screen))
