import { COLORS, type Edition, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { stepsOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { ART } from '../src/icons/art.tsx'
import { GLYPHS } from '../src/icons/glyphs.ts'
import { legendOf } from '../src/rules/legend.ts'

const legend = (language: (typeof LANGUAGES)[number], edition: Edition = STANDARD) =>
  legendOf({ text: createText(language), edition })

describe('the legend', () => {
  it.each(LANGUAGES)('names 36 icons in six groups of six, each in a few words: %s', (language) => {
    const groups = legend(language)
    expect(groups.map(({ entries }) => entries.length)).toEqual([6, 6, 6, 6, 6, 6])
    const entries = groups.flatMap((group) => group.entries)
    expect(new Set(entries.map(({ icon }) => icon)).size).toBe(36)
    expect(new Set(entries.map(({ name }) => name)).size).toBe(36)
    expect(entries.filter(({ is }) => is === '' || is.length > 110)).toEqual([])
  })

  it('has every icon of the game except cubes and player marks', () => {
    const named = new Set<string>(legend('en').flatMap(({ entries }) => entries.map(({ icon }) => icon)))
    const missing = Object.keys(ART).filter((icon) => !/^(cube|mark)-/.test(icon) && !named.has(icon))
    expect(missing).toEqual([])
  })

  it.each(LANGUAGES)('there is a letter for every player’s mark: %s', (language) => {
    const text = createText(language)
    const letters = COLORS.map((color) => text.name('letter', color))
    expect(letters.filter((letter) => GLYPHS[letter] === undefined)).toEqual([])
  })

  it('takes its values from the edition', () => {
    const { court } = STANDARD
    const other: Edition = {
      ...STANDARD,
      cities: STANDARD.cities.map((city) => (city.good === 'barley' ? { ...city, good: 'salt' } : city)),
      court: { ...court, palace: court.palace.map((card) => ({ ...card, points: 80 + card.level })) },
    }
    const lineOf = (icon: string) =>
      legend('en', other)
        .flatMap(({ entries }) => entries)
        .find((entry) => entry.icon === icon)?.is
    expect(lineOf('palace')).toBe('81 to 86 points, once')
    expect(lineOf('salt')).toContain('Susa')
  })
})

describe('the round at a glance', () => {
  it.each(LANGUAGES)('has six steps, one of them from the expansion: %s', (language) => {
    const steps = stepsOf({ text: createText(language), edition: STANDARD })
    expect(steps).toHaveLength(6)
    expect(steps.filter(({ palace }) => palace).map(({ clause }) => clause)).toEqual(['R12.3'])
  })

  it('says how many goods may be kept in the edition', () => {
    const { court } = STANDARD
    const edition = { ...STANDARD, court: { ...court, caravaneerZero: { ...court.caravaneerZero, keeps: 1 } } }
    expect(stepsOf({ text: createText('en'), edition }).at(-1)?.words).toMatch(/^Keep 1 good, or up to 4/)
  })
})
