/** @amyitis/i18n/app: the same messages for the web app, one language at a time, and some only when they are needed. */
import type { Language } from './languages.ts'
import { makeText, type SomeMessages, type Text } from './text.ts'

export { CHARACTERS, characterNames } from './characters.ts'
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './languages.ts'
export type { TermId } from './terms.ts'
export type { Text } from './text.ts'

const APPS = {
  en: () => import('./en/app.ts'),
  fr: () => import('./fr/app.ts'),
  de: () => import('./de/app.ts'),
  hu: () => import('./hu/app.ts'),
} as const

const LEARNING = {
  en: () => import('./en/learn.ts'),
  fr: () => import('./fr/learn.ts'),
  de: () => import('./de/learn.ts'),
  hu: () => import('./hu/learn.ts'),
} as const

const REPLAYS = {
  en: () => import('./en/replay.ts'),
  fr: () => import('./fr/replay.ts'),
  de: () => import('./de/replay.ts'),
  hu: () => import('./hu/replay.ts'),
} as const

const PUZZLES = {
  en: () => import('./en/puzzles.ts'),
  fr: () => import('./fr/puzzles.ts'),
  de: () => import('./de/puzzles.ts'),
  hu: () => import('./hu/puzzles.ts'),
} as const

const ONLINE = {
  en: () => import('./en/online.ts'),
  fr: () => import('./fr/online.ts'),
  de: () => import('./de/online.ts'),
  hu: () => import('./hu/online.ts'),
} as const

const EDITIONS = {
  en: () => import('./en/edition.ts'),
  fr: () => import('./fr/edition.ts'),
  de: () => import('./de/edition.ts'),
  hu: () => import('./hu/edition.ts'),
} as const

const FAULTS = {
  en: () => import('./en/faults.ts'),
  fr: () => import('./fr/faults.ts'),
  de: () => import('./de/faults.ts'),
  hu: () => import('./hu/faults.ts'),
} as const

const STATISTICS = {
  en: () => import('./en/statistics.ts'),
  fr: () => import('./fr/statistics.ts'),
  de: () => import('./de/statistics.ts'),
  hu: () => import('./hu/statistics.ts'),
} as const

/** What is loaded beside the app's own messages. */
export type Topic = 'learn' | 'replay' | 'online' | 'edition' | 'faults' | 'statistics' | 'puzzles'

async function topic(language: Language, name: Topic): Promise<SomeMessages> {
  if (name === 'learn') return (await LEARNING[language]()).LEARN
  if (name === 'online') return (await ONLINE[language]()).ONLINE
  if (name === 'edition') return (await EDITIONS[language]()).EDITION
  if (name === 'puzzles') return (await PUZZLES[language]()).PUZZLES
  if (name === 'faults') return (await FAULTS[language]()).FAULTS
  if (name === 'statistics') return (await STATISTICS[language]()).STATISTICS
  return (await REPLAYS[language]()).REPLAY
}

/** The app's messages in a language, with those of some topics. */
export async function loadText(language: Language, topics: readonly Topic[] = []): Promise<Text> {
  const [app, ...more] = await Promise.all([APPS[language](), ...topics.map((name) => topic(language, name))])
  return makeText(language, Object.assign({}, app.APP, ...more), app.TERMS)
}
