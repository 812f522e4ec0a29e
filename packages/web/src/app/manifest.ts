import type { Language } from '@amyitis/i18n/app'

/** The file that names and describes the app to the system that installs it, in a language. */
export const manifestFile = (language: Language): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`
