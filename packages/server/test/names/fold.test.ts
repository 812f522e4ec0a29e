import { expect, test } from 'vitest'
import { foldName } from '../../src/names/fold.ts'
import { isReserved } from '../../src/names/validate.ts'

test.each([
  ['Ada', 'ADA', 'аda', 'Ａda', '𝐀da'],
  ['Paul', 'PauI', 'Pau1', 'PAUL', 'Pаul'],
  ['Kira', 'KIRA', 'Klra'],
  ['mama', 'MAMA', 'rnarna'],
  ['Straße', 'STRASSE'],
  ['Bob', 'B0b', 'Βob'],
])('names that may be taken for each other are one: %s', (...names) => {
  expect([...new Set(names.map(foldName))]).toHaveLength(1)
})

test('distinguishable names are different', () => {
  const names = ['Ada', 'Béla', 'Bela', 'Ada L.', 'Adal', '李', '王', 'مريم', 'Őrs', 'Ors', '🌴', '🌵']
  expect(new Set(names.map(foldName)).size).toBe(names.length)
})

test('names of the server, its staff and the bot levels are reserved', () => {
  for (const name of [
    'admin',
    'Аdmin',
    'Server-Admin',
    'Modérateur',
    'RENDSZER',
    'Amyitis 7',
    'Engineer',
    'Mérnök',
    'Kertész',
    'Rimut',
    'kidinnu 2',
  ])
    expect(isReserved(name), name).toBe(true)
  for (const name of ['Ada', 'Adminka', 'Observer', 'Conserver', 'Nitocris', 'Duc', 'Tess'])
    expect(isReserved(name), name).toBe(false)
})
