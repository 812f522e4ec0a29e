/** @amyitis/text: every message of Amyitis for people, in four languages. */
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './languages.ts'
export type { ArgumentsOf } from './message.ts'
export type { TermClass, TermId } from './terms.ts'
export { createText, type MessageKey, type Messages, type Text } from './text.ts'
