import { IntlMessageFormat } from 'intl-messageformat'
import { DE } from './de/messages.ts'
import { DE_TERMS } from './de/terms.ts'
import { EN } from './en/messages.ts'
import { EN_TERMS } from './en/terms.ts'
import { FR } from './fr/messages.ts'
import { FR_TERMS } from './fr/terms.ts'
import { HU } from './hu/messages.ts'
import { HU_TERMS } from './hu/terms.ts'
import type { Language } from './languages.ts'
import type { ArgumentsOf, Translated } from './message.ts'
import { ARGUMENTS, formOf, type TermClass, type TermId, type Terms } from './terms.ts'

export type Messages = typeof EN
export type MessageKey = keyof Messages

export const CATALOGUES: Readonly<Record<Language, { messages: Translated<Messages>; terms: Terms }>> = {
  en: { messages: EN, terms: EN_TERMS },
  fr: { messages: FR, terms: FR_TERMS },
  de: { messages: DE, terms: DE_TERMS },
  hu: { messages: HU, terms: HU_TERMS },
}

type Handed<Key extends MessageKey> = keyof ArgumentsOf<Messages[Key]> extends never
  ? []
  : [values: ArgumentsOf<Messages[Key]>]

/** Everything that is said to people, in one language. */
export interface Text {
  readonly language: Language
  /** A message. A missing argument, or one too many, is an error of the compiler. */
  t<Key extends MessageKey>(key: Key, ...handed: Handed<Key>): string
  /** A word of the rule book by itself, as in a table; `form` as the language's terms name it. */
  name<Class extends TermClass>(kind: Class, id: TermId<Class>, form?: string): string
  /** Some things in a row: "barley, dates and salt". */
  list(items: readonly string[]): string
}

type Values = Record<string, string | number>

/** Puts the forms of each term where the message asks for them: `good: 'barley'` fills `{good}`, `{good_t}` … */
function withForms(terms: Terms, values: Values): Values {
  const filled: Values = {}
  for (const [name, value] of Object.entries(values)) {
    filled[name] = value
    if (!Object.hasOwn(ARGUMENTS, name)) continue
    const kind: TermClass = ARGUMENTS[name as keyof typeof ARGUMENTS]
    const term = (terms[kind] as Record<string, Terms['good']['barley']>)[value]
    if (term === undefined) throw new RangeError(`no ${kind} is called "${value}"`)
    filled[name] = formOf(term) as string
    if (typeof term !== 'string') for (const form of Object.keys(term)) filled[`${name}_${form}`] = term[form]
  }
  return filled
}

export function createText(language: Language): Text {
  const { messages, terms } = CATALOGUES[language]
  const formats = new Map<string, IntlMessageFormat>()
  const listing = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    language,
    t(key, ...handed) {
      let format = formats.get(key)
      if (format === undefined) {
        format = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true })
        formats.set(key, format)
      }
      return String(format.format(withForms(terms, (handed[0] ?? {}) as Values)))
    },
    name(kind, id, form) {
      const term = terms[kind][id]
      return formOf(term, form) ?? (formOf(term) as string)
    },
    list: (items) => listing.format(items),
  }
}
