import { LANGUAGES, type Language } from '../../packages/i18n/src/app.ts'

export { LANGUAGES }

/** Every screen, by its name here and its address in the app. Tables fill the window; pages are shown in full. */
export const SCREENS = {
  home: { at: '', table: true },
  new: { at: 'new' },
  people: { at: 'new/people' },
  settings: { at: 'settings' },
  games: { at: 'games' },
  learn: { at: 'learn' },
  guide: { at: 'learn/guide', table: true },
  exercise: { at: 'learn/exercise/irrigation', table: true },
  rules: { at: 'rules/R3.5' },
  overview: { at: 'learn/overview' },
  table: { at: 'play/base', table: true },
  palace: { at: 'play/palace', table: true },
  duel: { at: 'play/duel', table: true },
  replay: { at: 'replay/game/over/120', table: true },
  review: { at: 'replay/game/over/999/review' },
  end: { at: 'play/over', table: true },
} as const satisfies Readonly<Record<string, { readonly at: string; readonly table?: true }>>
type Screen = keyof typeof SCREENS

export const SIZES = {
  phone: { width: 360, height: 740 },
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
export const MAX_PICTURES = 12

/** The pictures of docs/pictures, by file name. */
export const DOCS: Readonly<Record<string, Shot>> = {
  'table-dark': shot('palace', 'desktop', 'dark'),
  'table-light': shot('table', 'desktop', 'light'),
  'table-tablet': shot('table', 'tablet', 'dark', 'fr'),
  'table-phone': shot('duel', 'phone', 'dark'),
  home: shot('home', 'desktop', 'dark'),
  guide: shot('guide', 'desktop', 'light', 'de'),
  rules: shot('rules', 'tablet', 'light', 'hu'),
  review: shot('review', 'desktop', 'dark'),
  end: shot('end', 'desktop', 'dark'),
}
