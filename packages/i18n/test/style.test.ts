import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '../src/catalogues.ts'
import { LANGUAGES, type Language } from '../src/index.ts'
import type { Term } from '../src/terms.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/style.md'), 'utf8')

/** The heading of each language in the style guide. */
const SECTIONS = { en: 'English', fr: 'Français', de: 'Deutsch', hu: 'Magyar' } as const satisfies Record<
  Language,
  string
>

/** The lines of the table in a section, without its head. */
function tableOf(language: Language): string[][] {
  const section = GUIDE.split(/^## /m).find((part) => part.startsWith(`${SECTIONS[language]}\n`))
  if (section === undefined) throw new Error(`docs/style.md has no section ${SECTIONS[language]}`)
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => line.split('|').slice(1, -1))
}

const neverIn = (language: Language): string[] =>
  tableOf(language).flatMap(([, , never]) => [...never.matchAll(/`([^`]+)`/g)].map(([, phrase]) => phrase))

const read = (message: string) => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()
type Element = ReturnType<typeof read>[number]
const LITERAL = 0

/** What a message says: arguments as `{}`, every branch of a plural. */
const wordsOf = (elements: readonly Element[]): string =>
  elements
    .map((element) => {
      if (element.type === LITERAL) return element.value
      if (!('options' in element)) return '{}'
      return Object.values(element.options)
        .map(({ value }) => wordsOf(value))
        .join(' | ')
    })
    .join('')

const formsOf = (term: Term): string[] => (typeof term === 'string' ? [term] : Object.values(term))

type Said = readonly (readonly [key: string, words: string])[]

/** Everything that a language says, by key: its messages and its terms. */
function everythingIn(language: Language): Said {
  const { messages, terms } = CATALOGUES[language]
  return [
    ...Object.entries(messages).map(([key, message]) => [key, wordsOf(read(message))] as const),
    ...Object.entries(terms).flatMap(([kind, all]) =>
      Object.entries(all as Record<string, Term>).flatMap(([id, term]) =>
        formsOf(term).map((form) => [`${kind} ${id}`, form] as const),
      ),
    ),
  ]
}

const SAID = Object.fromEntries(LANGUAGES.map((language) => [language, everythingIn(language)])) as Readonly<
  Record<Language, Said>
>

/** The messages in which a pattern is found, each with what was found. */
const found = (language: Language, pattern: RegExp): string[] =>
  SAID[language].flatMap(([key, words]) => {
    const match = pattern.exec(words)
    return match === null ? [] : [`${key}: ${words.slice(Math.max(0, match.index - 15), match.index + 25)}`]
  })

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')

/** A phrase as whole words, in capitals or not. */
const wholeWords = (phrase: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, 'iu')

describe.each(LANGUAGES)('the style guide for %s', (language) => {
  it('is a table of three columns: what we say, what for, and what we never say', () => {
    const rows = tableOf(language)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row, row.join('|')).toHaveLength(3)
    expect(new Set(neverIn(language)).size).toBe(neverIn(language).length)
  })

  it('is kept: no message contains what we never say', () => {
    const used = neverIn(language).flatMap((phrase) => found(language, wholeWords(phrase)).map((at) => [phrase, at]))
    expect(used).toEqual([])
  })
})

/** A pair of quotation marks in each language; anything else between words is a foreign one. */
const QUOTATION_MARKS = { en: '“”', fr: '«»', de: '„“', hu: '„”' } as const

describe.each(LANGUAGES)('typography in %s', (language) => {
  it('has no straight apostrophes or quotation marks', () => {
    expect(found(language, /['"]/)).toEqual([])
  })

  it('has an ellipsis instead of three dots', () => {
    expect(found(language, /\.\.\./)).toEqual([])
  })

  it('has the quotation marks of the language, in pairs', () => {
    const pairs = new RegExp(`^(${QUOTATION_MARKS[language]})*$`)
    const wrong = SAID[language].filter(([, words]) => !pairs.test(words.replace(/[^“”„«»‚‘‹›]/g, '')))
    expect(wrong).toEqual([])
  })

  it('has no double spaces inside a sentence, and none at its end', () => {
    // In the terminal columns are set with spaces.
    const sentences = SAID[language].filter(([key]) => !/^(help|play|admin|board)\./.test(key))
    expect(sentences.filter(([, words]) => /\S {2}\S|\s$/.test(words))).toEqual([])
  })
})

describe('French spaces', () => {
  // What computers read has none: uct:0.5, file:line, https://…
  it('stand before ; : ! ? and do not break', () => {
    expect(found('fr', /[\p{L}\p{N})»}\]%][;:!?](?=\s|$)/u)).toEqual([])
    expect(found('fr', / [;:!?»]/)).toEqual([])
  })

  it('stand inside « » and do not break', () => {
    expect(found('fr', /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/)).toEqual([])
  })
})
