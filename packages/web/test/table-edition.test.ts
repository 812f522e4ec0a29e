import { STANDARD } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, it } from 'vitest'
import { pagesOf } from '../src/rules/book.ts'
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
