import { type Language, loadText, pickLanguage, type Text } from '@amyitis/i18n/app'
import { useEffect, useReducer } from 'react'
import type { Route } from './router.ts'
import type { Settings } from './settings/settings.ts'

export type Topic = NonNullable<Parameters<typeof loadText>[1]>[number]

const NO_TOPICS: readonly Topic[] = []
const TOPICS: Partial<Record<Route['screen'], readonly Topic[]>> = {
  about: ['learn'],
  learn: ['learn', 'edition', 'faults', 'replay'],
  rules: ['learn'],
  games: ['edition', 'faults'],
  replay: ['replay', 'edition', 'faults'],
  new: ['edition'],
  online: ['online', 'edition'],
  statistics: ['statistics', 'replay'],
  puzzles: ['puzzles', 'learn'],
  openings: ['statistics'],
}

export const topicsOf = (screen: Route['screen']): readonly Topic[] => TOPICS[screen] ?? NO_TOPICS

export const languageOf = ({ language }: Pick<Settings, 'language'>): Language =>
  language === 'system' ? pickLanguage(navigator.languages) : language

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

export type TextAction =
  | { readonly type: 'started' }
  | { readonly type: 'loaded'; readonly loaded: Loaded }
  | { readonly type: 'failed'; readonly key: string; readonly error: unknown }

export function textReducer(state: TextState, action: TextAction): TextState {
  switch (action.type) {
    case 'started':
      return state.failure === undefined ? state : { loaded: state.loaded }
    case 'loaded':
      return { loaded: action.loaded }
    case 'failed':
      return { ...state, failure: { key: action.key, error: action.error } }
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
  const [state, dispatch] = useReducer(textReducer, undefined, () => ({ loaded: cache.get(keyOf(language, topics)) }))
  useEffect(() => {
    let current = true
    dispatch({ type: 'started' })
    load(language, topics).then(
      (loaded) => current && dispatch({ type: 'loaded', loaded }),
      (error: unknown) => current && dispatch({ type: 'failed', key: keyOf(language, topics), error }),
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
