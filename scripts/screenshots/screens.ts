import { LANGUAGES, type Language } from '../../packages/i18n/src/app.ts'

export { LANGUAGES }

type Screens = Readonly<Record<string, { readonly at: string; readonly table?: true }>>

/** Every screen, by its name here and its address in the app. Tables fill the window; pages are shown in full. */
export const SCREENS = {
  home: { at: '', table: true },
  new: { at: 'new' },
  people: { at: 'new/people' },
  settings: { at: 'settings' },
  games: { at: 'games' },
  statistics: { at: 'statistics' },
  seals: { at: 'statistics/seals' },
  learn: { at: 'learn' },
  guide: { at: 'learn/guide', table: true },
  exercise: { at: 'learn/exercise/irrigation', table: true },
  rules: { at: 'rules/R3.5' },
  icons: { at: 'rules/icons' },
  overview: { at: 'learn/overview' },
  about: { at: 'about' },
  unknown: { at: 'no-such-page' },
  missing: { at: 'play/no-such-game' },
  table: { at: 'play/base', table: true },
  palace: { at: 'play/palace', table: true },
  duel: { at: 'play/duel', table: true },
  replay: { at: 'replay/game/over/120', table: true },
  review: { at: 'replay/game/over/999/review' },
  end: { at: 'play/over', table: true },
} as const satisfies Screens
type Screen = keyof typeof SCREENS

/** The screens of a first visit, and of faults. */
export const FIRST = {
  'home-first': { at: '', table: true },
  offline: { at: '', table: true },
  'new-first': { at: 'new' },
  'games-empty': { at: 'games' },
  fault: { at: 'about' },
} as const satisfies Screens

export const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const
type Size = keyof typeof SIZES

export const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]

export interface Shot {
  readonly screen: Screen
  readonly lang: Language
  readonly size: Size
  readonly theme: Theme
}

const shot = (screen: Screen, size: Size, theme: Theme, lang: Language = 'en'): Shot => ({ screen, size, theme, lang })

export const MAX_PICTURE_BYTES = 200_000
export const MIN_PICTURE_BYTES = 20_000
export const MAX_PICTURES = 12

/** The pictures of docs/pictures, by file name. */
export const DOCS: Readonly<Record<string, Shot>> = {
  'table-dark': shot('palace', 'desktop', 'dark'),
  'table-light': shot('table', 'desktop', 'light'),
  'table-tablet': shot('table', 'tablet', 'dark', 'fr'),
  'table-phone': shot('duel', 'phone', 'dark'),
  home: shot('home', 'desktop', 'dark'),
  guide: shot('guide', 'desktop', 'light', 'de'),
  rules: shot('icons', 'tablet', 'light', 'hu'),
  review: shot('review', 'desktop', 'dark'),
  end: shot('end', 'desktop', 'dark'),
}
