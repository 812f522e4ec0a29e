/** @amyitis/i18n: every message of Amyitis for people, in four languages. */
export { createText } from './catalogues.ts'
export { CHARACTERS, characterNames } from './characters.ts'
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './languages.ts'
export type { ArgumentsOf } from './message.ts'
export type { TermClass, TermId } from './terms.ts'
export type { MessageKey, Messages, Text } from './text.ts'
