import { expect, test } from 'vitest'
import { CHARACTERS, characterNames, createText, LANGUAGES } from '../src/index.ts'

test('a bot level is shown with the name of its character, anyone else with their own name', () => {
  expect(characterNames(['Ada', 'gardener', '', 'amyitis'])).toEqual(['Ada', 'Balasi', '', 'Amyitis'])
})

test('a second bot of the same level gets a number, also beside a person of that name', () => {
  expect(characterNames(['engineer', 'priest', 'engineer', 'engineer'])).toEqual([
    ...['Rimut', 'Kidinnu', 'Rimut II', 'Rimut III'],
  ])
  expect(characterNames(['engineer', 'RIMUT'])).toEqual(['Rimut II', 'RIMUT'])
  expect(characterNames(['merchant', 'Kubaba II', 'merchant'])).toEqual(['Kubaba', 'Kubaba II', 'Kubaba III'])
})

test('no bot has the name of a card or a good in any language', () => {
  for (const text of LANGUAGES.map(createText)) {
    const cards = (['banker', 'caravaneer', 'gardener', 'palace'] as const).map((kind) => text.name('court', kind))
    const trades = (['farmer', 'merchant', 'engineer', 'priest'] as const).map((trade) => text.name('trade', trade))
    const words = [...cards, ...trades].map((word) => word.toLowerCase())
    expect(Object.values(CHARACTERS).filter((name) => words.includes(name.toLowerCase()))).toEqual([])
  }
})
