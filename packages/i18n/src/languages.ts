export const LANGUAGES = ['en', 'fr', 'de', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

/** What dates and lists are formatted by: our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name)

/** The first language of a list of locales (`hu_HU.UTF-8`, `de-AT`) that there is; English if there is none. */
export function pickLanguage(locales: readonly (string | undefined)[]): Language {
  for (const locale of locales) {
    const name = /^[a-z]+/.exec((locale ?? '').toLowerCase())?.[0] ?? ''
    if (isLanguage(name)) return name
  }
  return 'en'
}
