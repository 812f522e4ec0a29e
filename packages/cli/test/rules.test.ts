import { STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { CLAUSES } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { ruleLines } from '../src/play/rules.ts'
import { tooWide } from './width.ts'

describe.each(LANGUAGES)('the rules in the terminal in %s', (language) => {
  const text = createText(language)
  const shown = (wanted: string) => ruleLines(text, STANDARD, wanted)

  it('has every clause, with its name and at most 80 columns wide', () => {
    for (const clause of CLAUSES) {
      const [title, ...lines] = shown(clause)
      expect(title).toMatch(new RegExp(`^${clause} \\p{L}`, 'u'))
      expect(lines.join(' ').length, clause).toBeGreaterThan(10)
      expect(
        lines.every((line) => line.startsWith('  ')),
        clause,
      ).toBe(true)
      expect(tooWide([title, ...lines])).toEqual([])
    }
  })

  it('has the clauses of a number in their order', () => {
    const titles = shown('R7').filter((line) => /^R\d/.test(line))
    expect(titles.map((line) => line.split(' ')[0])).toEqual(CLAUSES.filter((clause) => clause.startsWith('R7.')))
    expect(titles[3]).toBe(`R7.4 ${text.t('rules.R7.4.name')}`)
    expect(shown('R1').filter((line) => /^R\d/.test(line))).toHaveLength(6)
  })

  it('lists all clauses if none is named', () => {
    const lines = shown('')
    const listed = lines.flatMap((line) => (line.startsWith('  ') ? line.trim().split(', ') : []))
    expect(listed.toSorted()).toEqual([...CLAUSES].sort())
    expect(lines).toContain(text.t('rules.babylon.title'))
    expect(tooWide(lines)).toEqual([])
  })

  it('says so if there is no such clause', () => {
    for (const wanted of ['R99', 'R7.40', 'babylon', 'R', '*'])
      expect(shown(wanted)[0]).toBe(text.t('play.rules.none', { clause: wanted.toUpperCase() }))
  })
})

it('a clause is found without its R and in small letters', () => {
  const text = createText('en')
  expect(ruleLines(text, STANDARD, '7.4')).toEqual(ruleLines(text, STANDARD, 'R7.4'))
  expect(ruleLines(text, STANDARD, 'r7.4')).toEqual(ruleLines(text, STANDARD, 'R7.4'))
})

it('the numbers are those of the edition that is played', () => {
  const edition = { ...STANDARD, id: 'other', endTiles: { 2: 3, 3: 7, 4: 4 } }
  const lastRound = (own: typeof STANDARD) => ruleLines(createText('de'), own, 'R11.1').join('\n')
  expect(lastRound(edition)).toMatch(/^ {4}3 +7$/m)
  expect(lastRound(STANDARD)).toMatch(/^ {4}3 +4$/m)
})

it('no word of the rules is cut or lost in a narrow column', () => {
  const text = createText('hu')
  const words = ruleLines(text, STANDARD, 'R8.1').join(' ').split(/\s+/)
  expect(words.filter((word) => word === 'megtartható')).toHaveLength(3)
})
