import { readFileSync } from 'node:fs'
import { type Edition, readEdition, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES, type Language } from '@amyitis/i18n'
import { type Block, type Grid, pagesOf, placeOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'

const file = new URL('../../../docs/examples/my-box.edition.json', import.meta.url)

function example(): Edition {
  const read = readEdition(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.value
}

const blocksOf = (edition: Edition, language: Language, id: string): Block[] => {
  const { page, section } = placeOf(pagesOf({ text: createText(language), edition }), id)
  return page.sections.filter((one) => section === undefined || one.id === section).flatMap(({ blocks }) => blocks)
}
const gridsOf = (edition: Edition, language: Language): Grid[] =>
  blocksOf(edition, language, 'box').flatMap((block) => (block.kind === 'grid' ? [block.grid] : []))
const rowOf = (grids: readonly Grid[], name: string) =>
  grids.flatMap(({ rows }) => rows).find(([first]) => first === name)

describe('what is in the box', () => {
  it.each(LANGUAGES)('labels every value of the standard edition: %s', (language) => {
    const { t } = createText(language)
    const labels = [t('rules.box.printed'), t('rules.box.derived'), t('rules.box.reconstructed')]
    const rows = gridsOf(STANDARD, language).flatMap(({ rows }) => rows)
    expect(rows.length).toBeGreaterThan(60)
    for (const row of rows) {
      const status = row[row.length - 1]
      expect(
        labels.some((label) => status.includes(label)),
        row.join(' | '),
      ).toBe(true)
      expect(status).not.toContain(t('rules.box.unknown'))
    }
  })

  it('says it value by value where they differ', () => {
    const grids = gridsOf(STANDARD, 'en')
    expect(rowOf(grids, 'Banker III')?.at(-1)).toBe('Effect: printed · Copies: reconstructed')
    expect(rowOf(grids, 'Banker I')?.at(-1)).toBe('derived')
    expect(rowOf(grids, 'farmer')?.at(-1)).toBe('2 players, 3 players: reconstructed · 4 players: derived')
  })

  it('shows the words of another edition, or that it says nothing', () => {
    const grids = gridsOf(example(), 'en')
    expect(rowOf(grids, 'Banker IV')?.slice(1)).toEqual(['income: 3 talents and 3 points', '1', '1', '1', 'not stated'])
    expect(rowOf(grids, 'Sides with two zones')?.at(-1)).toBe('read off the board')
    expect(rowOf(grids, 'Carries water on')?.[1]).toBe('from the first cube')
  })
})

describe('clauses that another edition changes', () => {
  const said = (edition: Edition, clause: string) =>
    blocksOf(edition, 'en', clause)
      .flatMap((block) => ('text' in block ? [block.text] : []))
      .join(' ')

  it('R3.3 names the double sides', () => {
    expect(said(example(), 'R3.3')).toContain('These sides have two zones: c2-c3, ')
    expect(said({ ...STANDARD, doubleSides: { sides: [] } }, 'R3.3')).not.toContain('two zones')
    expect(said({ ...STANDARD, doubleSides: { minFloor: 5 } }, 'R3.3')).not.toContain('two zones')
  })

  it('R3.5 says when a double side passes water on', () => {
    expect(said(example(), 'R3.5')).toContain('zones filled carries water on')
    expect(said(STANDARD, 'R3.5')).toContain('doesn’t carry water on')
  })
})
