import { readFileSync } from 'node:fs'
import { STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES, type Language } from '@amyitis/i18n'
import { expect, it } from 'vitest'
import { CLAUSES, type Clause, pagesOf } from '../src/index.ts'

const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
const written = [...rules.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, clause]) => clause)

/** Every clause as the pages of a language have it. */
const clausesIn = (language: Language) =>
  pagesOf({ text: createText(language), edition: STANDARD })
    .flatMap(({ sections }) => sections)
    .filter(({ clause }) => clause !== undefined)

it('the clauses are those of docs/rules.md', () => {
  expect([...CLAUSES]).toEqual(written)
})

it.each(LANGUAGES)('every clause is there once, with a name and words: %s', (language) => {
  const sections = clausesIn(language)
  expect(sections.map(({ clause }) => clause).sort()).toEqual([...written].sort())
  for (const { clause, title, blocks } of sections) {
    expect(title, clause).toMatch(/\p{L}{2}/u)
    expect(blocks[0], clause).toMatchObject({ kind: 'text', text: expect.stringMatching(/\p{L}+ \p{L}+/u) })
  }
})

it('no clause is the same in two languages', () => {
  const wordsOf = (clause: Clause, language: Language) =>
    JSON.stringify(clausesIn(language).find((section) => section.clause === clause)?.blocks)
  for (const clause of CLAUSES)
    expect(new Set(LANGUAGES.map((language) => wordsOf(clause, language))).size, clause).toBe(LANGUAGES.length)
})
