import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '../src/catalogues.ts'
import { createText } from '../src/index.ts'

describe('a message', () => {
  it('inflects Hungarian words', () => {
    const hu = createText('hu')
    expect(hu.t('event.goods.take', { who: 'Kék', count: 1, good: 'dates' })).toBe('Kék egy datolyát kap.')
    expect(hu.t('event.caravan', { who: 'Kék', from: 'susa', to: 'ur', spaces: 1 })).toBe(
      'Kék Susából Urba viszi a karavánt (1 mező).',
    )
    expect(hu.t('event.recruit', { who: 'Kék', trade: 'priest', group: 1 })).toBe('Kék pappal erősít az 1. csoportból.')
    expect(hu.t('event.recruit', { who: 'Kék', trade: 'merchant', group: 2 })).toBe(
      'Kék kereskedővel erősít a 2. csoportból.',
    )
    expect(hu.t('event.row-full.nobody', { row: 'bottom' })).toContain('Megtelt az alsó sor')
  })

  it('uses the plurals of each language', () => {
    const formatted = (['en', 'fr', 'de', 'hu'] as const).map((language) =>
      [0, 1, 2].map((count) => createText(language).t('part.camels', { count })),
    )
    expect(formatted).toEqual([
      ['0 camels', '1 camel', '2 camels'],
      ['0 chameau', '1 chameau', '2 chameaux'],
      ['0 Kamele', '1 Kamel', '2 Kamele'],
      ['0 teve', '1 teve', '2 teve'],
    ])
  })

  it('uses the article and elision of a French word', () => {
    const fr = createText('fr')
    expect(fr.t('event.temple', { who: 'Bleu', temple: 'ishtar' })).toBe('Bleu pose un cube dans le temple d’Ishtar.')
    expect(fr.t('event.goods.pay', { who: 'Bleu', count: 2, good: 'palm' })).toBe('Bleu rend 2 palmes à la réserve.')
  })

  it('never breaks a line of French before tall punctuation or inside quotation marks', () => {
    const { messages, terms } = CATALOGUES.fr
    const words = Object.values(terms)
      .flatMap((kind) => Object.values(kind))
      .flatMap((term) => (typeof term === 'string' ? [term] : Object.values(term)))
    const formatted = [...Object.values(messages), ...words]
    expect(formatted.filter((message) => / [:;?!»]|« |\d %/.test(message))).toEqual([])
    const fr = createText('fr')
    expect(fr.t('prompt.pay', { owed: 'salt' })).toBe('Payez-vous avec du sel ou avec du vin\u202f?')
    expect(fr.t('edition.sound', { file: 'x', name: 'y' })).toBe('x\u00a0: l’édition «\u00a0y\u00a0» est jouable.')
    expect(fr.name('phase', 'actions')).toBe('phase II\u00a0: actions')
  })

  it('puts the right article before the number of a round in Hungarian', () => {
    const rounds = [1, 2, 5, 11].map((round) => createText('hu').t('event.round', { round }))
    expect(rounds).toEqual([
      'Kezdődik az 1. forduló.',
      'Kezdődik a 2. forduló.',
      'Kezdődik az 5. forduló.',
      'Kezdődik a 11. forduló.',
    ])
  })

  it('is dated as its language is written: English is British', () => {
    const day = new Date(Date.UTC(2026, 10, 17, 14, 2))
    const dated = (['en', 'fr', 'de', 'hu'] as const).map((language) =>
      day.toLocaleString(createText(language).locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
    )
    expect(dated).toEqual(['17 Nov 2026, 14:02', '17 nov. 2026, 14:02', '17.11.2026, 14:02', '2026. nov. 17. 14:02'])
  })

  it('names a free recruitment in every language', () => {
    const formatted = (['en', 'fr', 'de', 'hu'] as const).map((language) =>
      createText(language).t('event.free', { who: 'X', trade: 'engineer' }),
    )
    expect(formatted).toEqual([
      'X recruits an engineer for free.',
      'X recrute gratuitement un ingénieur.',
      'X rekrutiert einen Ingenieur kostenlos.',
      'X mérnökkel erősít ingyen.',
    ])
  })

  it('uses the case of a German word', () => {
    const de = createText('de')
    expect(de.t('event.temple', { who: 'Rot', temple: 'ishtar' })).toBe(
      'Rot legt einen Würfel in den Tempel von Ishtar.',
    )
    expect(de.t('event.temple-ranked.alone', { who: 'Rot', temple: 'marduk' })).toBe(
      'Tempel von Marduk: Rot auf dem ersten Platz.',
    )
    expect(de.t('event.goods.pay', { who: 'Rot', good: 'wine', count: 1 })).toBe('Rot gibt einen Wein ab.')
    expect(de.t('move.pay', { good: 'dates' })).toBe('mit einer Dattel zahlen')
    expect(de.t('part.good', { good: 'dates' })).toBe('1 Dattel')
    expect(de.t('event.lost.talents', { who: 'Blau', count: 1 })).toContain('Blau erhält 1 Talent weniger:')
    expect(de.t('event.lost.talents', { who: 'Blau', count: 2 })).toContain('Blau erhält 2 Talente weniger:')
    expect(de.t('event.row-full.nobody', { row: 'top' })).toContain('Die obere Reihe ist voll und wird geräumt;')
    expect(de.t('event.recruit', { who: 'Rot', trade: 'farmer', group: 3 })).toBe(
      'Rot rekrutiert einen Bauern aus Gruppe 3.',
    )
  })

  it('shows names unchanged, whatever characters they contain', () => {
    expect(createText('en').t('event.pass', { who: '{x} <b># it’s' })).toBe('{x} <b># it’s passes.')
  })
})

/** Checked by the compiler only: every line must be a type error. */
export const mistakes = () => {
  const { t, name } = createText('en')
  // @ts-expect-error no such key
  t('event.nothing')
  // @ts-expect-error an argument is missing
  t('event.pass')
  // @ts-expect-error an argument has another name
  t('event.pass', { name: 'Blue' })
  // @ts-expect-error there is no such good
  t('event.goods.take', { who: 'Blue', count: 1, good: 'gold' })
  // @ts-expect-error what is counted is a number
  t('part.camels', { count: '1' })
  // @ts-expect-error this message takes no argument
  t('kind.recruit', { who: 'Blue' })
  // @ts-expect-error there is no such city
  name('city', 'rome')
}
