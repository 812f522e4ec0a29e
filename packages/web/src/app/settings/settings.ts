import { isLanguage, type Language } from '@amyitis/i18n/app'

export const THEMES = ['system', 'dark', 'light'] as const
type Theme = (typeof THEMES)[number]

/** How fast bots play; 0 waits for a click before each of their moves. */
export const SPEEDS = [0, 0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** When a choice on the table is played by the second tap only: where a finger covers what it costs and brings. */
export const CONFIRMS = ['touch', 'always', 'never'] as const
type Confirms = (typeof CONFIRMS)[number]

/** When the names of columns and rows stand at the garden's edge; on demand: while a square is pointed at or named. */
export const COORDINATES = ['always', 'demand', 'never'] as const
type Coordinates = (typeof COORDINATES)[number]

/** What the end of a round shows: a recap until one goes on, for a few seconds, or none. */
export const RECAPS = ['wait', 'timed', 'off'] as const
type RecapSetting = (typeof RECAPS)[number]

export interface Settings {
  /** `system` follows the browser. */
  readonly language: Language | 'system'
  readonly theme: Theme
  readonly speed: Speed
  /** Decisions with a single answer are played by themselves. */
  readonly answersItself: boolean
  /** The strongest bot thinks while a person decides. */
  readonly ponders: boolean
  readonly confirms: Confirms
  readonly coordinates: Coordinates
  readonly recap: RecapSetting
  readonly sounds: boolean
  /** From 0 to 1. */
  readonly volume: number
  readonly hints: boolean
  /** Less movement even if the system allows it. */
  readonly still: boolean
  /** Keys without Ctrl or Alt do something. */
  readonly shortcuts: boolean
}

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  speed: 1,
  answersItself: true,
  ponders: true,
  confirms: 'touch',
  coordinates: 'always',
  recap: 'timed',
  sounds: true,
  volume: 0.5,
  hints: true,
  still: false,
  shortcuts: true,
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => (list as readonly unknown[]).includes(value)

const VALID: { readonly [Key in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => value === 'system' || (typeof value === 'string' && isLanguage(value)),
  theme: (value) => isOneOf(THEMES, value),
  speed: (value) => isOneOf(SPEEDS, value),
  answersItself: (value) => typeof value === 'boolean',
  ponders: (value) => typeof value === 'boolean',
  confirms: (value) => isOneOf(CONFIRMS, value),
  coordinates: (value) => isOneOf(COORDINATES, value),
  recap: (value) => isOneOf(RECAPS, value),
  sounds: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  hints: (value) => typeof value === 'boolean',
  still: (value) => typeof value === 'boolean',
  shortcuts: (value) => typeof value === 'boolean',
}

/** Settings from storage: what is missing, unknown or damaged is as at the beginning. */
export function readSettings(json: string | null): Settings {
  let found: unknown
  try {
    found = JSON.parse(json ?? '{}')
  } catch {
    return DEFAULTS
  }
  if (typeof found !== 'object' || found === null) return DEFAULTS
  const sound = Object.entries(found).filter(
    ([key, value]) => Object.hasOwn(VALID, key) && VALID[key as keyof Settings](value),
  )
  return { ...DEFAULTS, ...Object.fromEntries(sound) }
}
