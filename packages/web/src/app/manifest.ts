import type { Language } from '@amyitis/i18n/app'

const inLanguage = (language: Language, name: string, type: string): string =>
  language === 'en' ? `${name}.${type}` : `${name}-${language}.${type}`

/** The file that names and describes the app to the system that installs it, in a language. */
export const manifestFile = (language: Language): string => inLanguage(language, 'manifest', 'webmanifest')

/** The page of the app, in a language; static hosts serve the English one to everybody. */
export const pageFile = (language: Language): string => inLanguage(language, 'index', 'html')
