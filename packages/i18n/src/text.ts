import { IntlMessageFormat } from 'intl-messageformat'
import type { EN } from './en/messages.ts'
import { type Language, localeOf } from './languages.ts'
import type { ArgumentsOf } from './message.ts'
import { ARGUMENTS, formOf, type TermClass, type TermId, type Terms } from './terms.ts'

export type Messages = typeof EN
export type MessageKey = keyof Messages

/** Some messages of one language; not all of them are always there. */
export type SomeMessages = Readonly<Record<string, string>>

type MessageArguments<Key extends MessageKey> = keyof ArgumentsOf<Messages[Key]> extends never
  ? []
  : [values: ArgumentsOf<Messages[Key]>]

/** Everything that is said to people, in one language. */
export interface Text {
  readonly language: Language
  /** For dates, as `Intl` wants it. */
  readonly locale: string
  /** A message. A missing argument, or one too many, is an error of the compiler. */
  t<Key extends MessageKey>(key: Key, ...handed: MessageArguments<Key>): string
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

/** A text over some messages and all terms of a language; asking for a message that is not there is an error. */
export function makeText(language: Language, messages: SomeMessages, terms: Terms): Text {
  const formats = new Map<string, IntlMessageFormat>()
  /** Messages without arguments, which always say the same. */
  const fixed = new Map<string, string>()
  const locale = localeOf(language)
  const listing = new Intl.ListFormat(locale, { type: 'conjunction' })
  const say = (key: string, values: Values): string => {
    let format = formats.get(key)
    if (format === undefined) {
      const message = messages[key]
      if (message === undefined) throw new RangeError(`the message ${key} is not loaded`)
      format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
      formats.set(key, format)
    }
    return String(format.format(withForms(terms, values)))
  }
  return {
    language,
    locale,
    t(key, ...[values]) {
      if (values !== undefined) return say(key, values as Values)
      const said = fixed.get(key) ?? say(key, {})
      fixed.set(key, said)
      return said
    },
    name(kind, id, form) {
      const term = terms[kind][id]
      return formOf(term, form) ?? (formOf(term) as string)
    },
    list: (items) => listing.format(items),
  }
}
