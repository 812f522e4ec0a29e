import type { Language } from '@amyitis/i18n/app'

/** What each language calls itself: the same in all of them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  hu: 'Magyar',
}
