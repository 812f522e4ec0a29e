import { DE } from './de/messages.ts'
import { DE_TERMS } from './de/terms.ts'
import { EN } from './en/messages.ts'
import { EN_TERMS } from './en/terms.ts'
import { FR } from './fr/messages.ts'
import { FR_TERMS } from './fr/terms.ts'
import { HU } from './hu/messages.ts'
import { HU_TERMS } from './hu/terms.ts'
import type { Language } from './languages.ts'
import type { Translated } from './message.ts'
import type { Terms } from './terms.ts'
import { type Messages, makeText, type Text } from './text.ts'

export const CATALOGUES: Readonly<Record<Language, { messages: Translated<Messages>; terms: Terms }>> = {
  en: { messages: EN, terms: EN_TERMS },
  fr: { messages: FR, terms: FR_TERMS },
  de: { messages: DE, terms: DE_TERMS },
  hu: { messages: HU, terms: HU_TERMS },
}

/** Everything there is to say, in one language. */
export function createText(language: Language): Text {
  const { messages, terms } = CATALOGUES[language]
  return makeText(language, messages, terms)
}
