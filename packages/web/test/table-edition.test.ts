import { type Edition, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { pagesOf } from '@amyitis/narration'
import { expect, it } from 'vitest'
import { tableEdition } from '../src/rules/table-edition.ts'

const own = { ...STANDARD, id: 'garden party', tokens: { ...STANDARD.tokens, talents: 77 } }

it('the rules show the numbers of the edition that the last table played with', () => {
  const edition = tableEdition(JSON.stringify(own))
  if (edition === undefined) throw new Error('not read')
  const text = createText('en')
  expect(JSON.stringify(pagesOf({ text, edition }))).toContain('"77"')
  expect(JSON.stringify(pagesOf({ text, edition: STANDARD }))).not.toContain('"77"')
})

it.each([null, '', '{', '{}', JSON.stringify(STANDARD), JSON.stringify({ ...own, tokens: {} })])(
  'else the standard one: %.20s',
  (kept) => {
    expect(tableEdition(kept)).toBeUndefined()
  },
)

it.each(LANGUAGES)('no page in %s quotes a plant of the standard box where the edition has others', (language) => {
  const text = createText(language)
  const faces = { ...STANDARD.plants, khorsabad: [{ quality: 3 }, { quality: 1 }] }
  const pages = (edition: Edition) => pagesOf({ text, edition }).map((page) => JSON.stringify(page))
  const laidOut = text.t('rules.R2.2', { both: 2, first: 1 })
  expect(pages(STANDARD).some((page) => page.includes(laidOut))).toBe(true)
  const other = pages({ ...STANDARD, id: 'other plants', plants: faces })
  expect(other.some((page) => page.includes(laidOut))).toBe(false)
  expect(other.some((page) => page.includes(text.t('rules.R2.2.edition')))).toBe(true)
})
