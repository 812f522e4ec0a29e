import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEdition, type Edition, editionValues, STANDARD, shortEdition } from '../src/index.ts'
import { playable } from './playable.ts'

function read(json: unknown): Edition {
  const checked = checkEdition(json)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  return checked.value
}

const faults = (json: unknown) => {
  const checked = checkEdition(json)
  return checked.ok ? [] : checked.faults.map(({ path, code }) => [path, code])
}

describe('A short edition', () => {
  const own = (changes: object) => read({ extends: 'standard', id: 'mine', ...changes })

  test('takes all that it leaves out from the standard edition', () => {
    expect(editionValues(own({}))).toBe(editionValues({ ...STANDARD, id: 'mine' }))
    const { tokens } = own({ tokens: { camels: 15 } })
    expect(tokens).toMatchObject({ camels: 15, talents: STANDARD.tokens.talents, goods: STANDARD.tokens.goods })
  })

  test('names cities, court cards and other entries of lists', () => {
    const { cities, court, plants } = own({
      cities: { susa: { good: 'dates' } },
      court: { palace: { 3: { points: 9 } } },
      plants: { reed: { 1: { good: 'salt' } } },
    })
    expect(cities.map(({ id }) => id)).toEqual(STANDARD.cities.map(({ id }) => id))
    expect(cities.find(({ id }) => id === 'susa')).toMatchObject({ kind: 'court', good: 'dates' })
    expect(court.palace.map(({ points }) => points)).toEqual(
      STANDARD.court.palace.map(({ level, points }) => (level === 3 ? 9 : points)),
    )
    expect(plants.reed[1].good).toBe('salt')
  })

  test('replaces whole lists, adds and removes entries, and either names double sides or their floor', () => {
    const copies = { 2: 1, 3: 1, 4: 1 }
    const edition = own({
      fields: { top: ['wine'] },
      court: { banker: { 4: { level: 4, talents: 3, points: 3, copies } }, palace: { 6: null } },
      doubleSides: { sides: ['c4-d4'] },
      tiles: { t20: { points: 9 }, t01: { talents: null, camels: null, goods: null, court: null } },
    })
    expect(edition.fields.top).toEqual(['wine'])
    expect(edition.court.banker.map(({ level }) => level)).toEqual([1, 2, 3, 4])
    expect(edition.court.palace).toHaveLength(5)
    expect(edition.doubleSides).toEqual({ sides: ['c4-d4'] })
    expect(edition.tiles.t20.points).toBe(9)
    expect(edition.tiles.t01).not.toHaveProperty('talents')
  })

  test('says that the values it changes are its own', () => {
    const { tokens, tiles } = own({ tokens: { camels: 15 }, tiles: { t20: { points: 9 } } })
    expect(tokens.source).toMatchObject({ camels: 'own', talents: 'printed' })
    expect(tiles.t20.source).toBe('own')
    expect(tiles.t19.source).toEqual(STANDARD.tiles.t19.source)
    expect(own({ tiles: { t20: { points: 9, source: 'my copy' } } }).tiles.t20.source).toBe('my copy')
  })

  test('is checked like any other', () => {
    expect(faults({ extends: 'standard', id: 'mine', tokens: { camels: -1 }, tile: {} })).toEqual([
      ['tile', 'near'],
      ['tokens.camels', 'integer'],
    ])
    expect(faults({ extends: 'standard' })).toEqual([['id', 'missing']])
    expect(faults({ extends: 'standard', id: 'standard', tokens: { camels: 15 } })).toEqual([['id', 'standard']])
    expect(faults({ extends: 'river', id: 'mine' })).toEqual([['extends', 'extends']])
    expect(faults({ extends: 'standard', version: 1, id: 'mine' })).toEqual([['extends', 'newer']])
    expect(faults({ extends: 'standard', id: 'mine', tokens: null, cities: 7 })).toEqual([
      ['tokens', 'missing'],
      ['cities', 'list'],
    ])
  })

  test('is the same edition as the whole one that it was made from', () => {
    expect(shortEdition({ ...STANDARD, id: 'mine' })).toEqual({ version: 2, extends: 'standard', id: 'mine' })
    fc.assert(
      fc.property(playable, (json) => {
        const whole = read(json)
        fc.pre(whole !== STANDARD)
        const again = read(JSON.parse(JSON.stringify(shortEdition(whole))))
        expect(editionValues(again)).toBe(editionValues(whole))
      }),
      { numRuns: 100 },
    )
  })
})
