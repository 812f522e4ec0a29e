import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '../src/catalogues.ts'
import { createText } from '../src/index.ts'

describe('a message', () => {
  it('bends the words of Hungarian as the sentence needs them', () => {
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

  it('has the plurals of each language', () => {
    const said = (['en', 'fr', 'de', 'hu'] as const).map((language) =>
      [0, 1, 2].map((count) => createText(language).t('part.camels', { count })),
    )
    expect(said).toEqual([
      ['0 camels', '1 camel', '2 camels'],
      ['0 chameau', '1 chameau', '2 chameaux'],
      ['0 Kamele', '1 Kamel', '2 Kamele'],
      ['0 teve', '1 teve', '2 teve'],
    ])
  })

  it('takes the article and the elision of French with the word', () => {
    const fr = createText('fr')
    expect(fr.t('event.temple', { who: 'Bleu', temple: 'ishtar' })).toBe('Bleu place un cube dans le temple d’Ishtar.')
    expect(fr.t('event.goods.pay', { who: 'Bleu', count: 2, good: 'palm' })).toBe('Bleu remet 2 palmes.')
  })

  it('never breaks a line of French before tall punctuation or inside quotation marks', () => {
    const { messages, terms } = CATALOGUES.fr
    const words = Object.values(terms)
      .flatMap((kind) => Object.values(kind))
      .flatMap((term) => (typeof term === 'string' ? [term] : Object.values(term)))
    const said = [...Object.values(messages), ...words]
    expect(said.filter((message) => / [:;?!»]|« |\d %/.test(message))).toEqual([])
    const fr = createText('fr')
    expect(fr.t('prompt.pay', { who: 'Bleu', owed: 'salt' })).toBe(
      'Bleu\u00a0: vous devez un sel. Avec quoi payez-vous\u00a0?',
    )
    expect(fr.t('edition.sound', { file: 'x', name: 'y' })).toBe('x\u00a0: l’édition «\u00a0y\u00a0» est jouable.')
    expect(fr.name('phase', 'actions')).toBe('phase II\u00a0: actions')
  })

  it('begins a round of Hungarian with the article that its number needs', () => {
    const rounds = [1, 2, 5, 11].map((round) => createText('hu').t('event.round', { round }))
    expect(rounds).toEqual([
      'Kezdődik az 1. forduló.',
      'Kezdődik a 2. forduló.',
      'Kezdődik az 5. forduló.',
      'Kezdődik a 11. forduló.',
    ])
  })

  it('names a free recruitment in every language', () => {
    const said = (['en', 'fr', 'de', 'hu'] as const).map((language) =>
      createText(language).t('event.free', { who: 'X', trade: 'engineer' }),
    )
    expect(said).toEqual([
      'X recruits an engineer for free.',
      'X recrute un ingénieur gratuitement.',
      'X rekrutiert einen Ingenieur kostenlos.',
      'X mérnökkel erősít ingyen.',
    ])
  })

  it('takes the case of German with the word', () => {
    const de = createText('de')
    expect(de.t('event.temple', { who: 'Rot', temple: 'ishtar' })).toBe(
      'Rot legt einen Würfel in den Tempel der Ishtar.',
    )
    expect(de.t('event.temple-ranked.alone', { who: 'Rot', temple: 'marduk' })).toBe(
      'Tempel des Marduk: Rot auf dem ersten Platz.',
    )
    expect(de.t('event.lost.talents', { who: 'Blau', count: 1 })).toContain('Blau entgeht 1 Talent.')
    expect(de.t('event.lost.talents', { who: 'Blau', count: 2 })).toContain('Blau entgehen 2 Talente.')
    expect(de.t('event.row-full.nobody', { row: 'top' })).toContain('Die obere Reihe ist voll und wird geräumt;')
    expect(de.t('event.recruit', { who: 'Rot', trade: 'farmer', group: 3 })).toBe(
      'Rot rekrutiert einen Bauern aus Gruppe 3.',
    )
  })

  it('shows names as they are, whatever signs they contain', () => {
    expect(createText('en').t('event.pass', { who: '{x} <b># it’s' })).toBe('{x} <b># it’s passes.')
  })
})

/** These lines are checked by the compiler alone: each mistake must be one. */
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
