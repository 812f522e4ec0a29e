import { checkEdition, editionValues, openBox, readEdition, SIDES, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { boardValues } from '../src/editor/board-values.ts'
import {
  checkDraft,
  type Draft,
  doubleSidesOf,
  fileOf,
  newDraft,
  routeOf,
  routeSource,
  sourceAt,
  valueAt,
  withCityMoved,
  withSideToggled,
  withValue,
} from '../src/editor/draft.ts'
import { messageOf } from '../src/editor/message.ts'
import { sectionsOf } from '../src/editor/pieces.ts'

const text = createText('en')
const standard = STANDARD as unknown as Draft
const paths = (draft: Draft) =>
  sectionsOf(text, draft).flatMap(({ pieces }) => pieces.flatMap(({ fields }) => fields.map(({ path }) => path)))

/** Every number and name of an edition that is a value, by its path. */
function leaves(json: unknown, path = ''): string[] {
  if (typeof json !== 'object' || json === null) return [path]
  if (Array.isArray(json)) return json.flatMap((entry, i) => leaves(entry, `${path}[${i}]`))
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'source' ? [] : leaves(value, path === '' ? key : `${path}.${key}`),
  )
}

describe('the editor', () => {
  it('shows every value of the box, apart from what the rules fix and what the plan of the garden shows', () => {
    const fixed =
      /^(version|id|cities\[\d\]\.(id|kind)|court\.\w+\[\d\]\.level|plants\..*\.quality|tiles\.\w+\.top|trades\.courtier\.only|doubleSides|doublePasses|emptySquares)/
    const shown = new Set(paths(newDraft()))
    expect(leaves(STANDARD).filter((path) => !fixed.test(path) && !shown.has(path))).toEqual([])
    expect([...shown].filter((path) => valueAt(standard, path) === undefined && !/^tiles\./.test(path))).toEqual([])
  })

  it.each(LANGUAGES)('names everything in %s', (language) => {
    for (const { title, pieces } of sectionsOf(createText(language), newDraft()))
      for (const { name, fields } of pieces)
        expect([title, name, ...fields.map(({ label }) => label)]).not.toContain('')
  })

  it('says how each value is known, and which are changed', () => {
    const draft = withValue(newDraft(), 'tiles.t20.points', 9)
    expect(sourceAt(draft, 'tiles.t20.points')).toBe('own')
    expect(sourceAt(draft, 'tiles.t20.quality')).toBe('printed')
    expect(sourceAt(draft, 'tiles.t10.quality')).toBe('derived')
    expect(sourceAt(draft, 'court.banker[2].points')).toBe('printed')
    expect(sourceAt(draft, 'court.banker[2].copies.4')).toBe('reconstructed')
    expect(sourceAt(draft, 'tokens.goods.wine')).toBe('reconstructed')
    expect(sourceAt(draft, 'trades.farmer.4')).toBe('derived')
    expect(sourceAt(withValue(draft, 'tiles.t20.points', 10), 'tiles.t20.points')).toBe('printed')
  })

  it('changes values without touching others, and takes them away', () => {
    const draft = withValue(newDraft(), 'cities[2].offers[1]', 'palace')
    expect(valueAt(draft, 'cities[2].offers')).toEqual(['banker', 'palace'])
    expect(valueAt(draft, 'cities[1]')).toBe(valueAt(standard, 'cities[1]'))
    expect(valueAt(withValue(draft, 'tiles.t06.camels', undefined), 'tiles.t06')).not.toHaveProperty('camels')
    expect(checkDraft(draft).faults).toEqual([])
  })

  it('reports faults at the value that has them', () => {
    const { edition, faults } = checkDraft(withValue(newDraft(), 'court.palace[2].copies.3', -1))
    expect(edition).toBeUndefined()
    expect(faults.map(({ path }) => path)).toEqual(['court.palace[2].copies.3'])
    expect(paths(newDraft())).toContain(faults[0].path)
    expect(checkDraft(withValue(newDraft(), 'tokens.camels', null)).faults[0].path).toBe('tokens.camels')
  })

  it('toggles double sides, back to the standard ones too', () => {
    const once = withSideToggled(newDraft(), SIDES[0])
    expect(doubleSidesOf(once)).toContain(SIDES[0])
    expect(sourceAt(once, 'doubleSides')).toBe('own')
    const twice = withSideToggled(once, SIDES[0])
    expect(valueAt(twice, 'doubleSides')).toBe(STANDARD.doubleSides)
  })

  it('changes the route of the caravan, which starts in Babylon; everything else stays with its city', () => {
    const changed = withValue(newDraft(), 'cities[2].good', 'wine')
    const moved = withCityMoved(changed, 'susa', 5)
    expect(routeOf(moved).slice(0, 6)).toEqual(['babylon', 'eshnunna', 'ur', 'uruk', 'mari', 'susa'])
    expect(routeSource(moved)).toBe('own')
    expect([sourceAt(moved, 'cities[5].good'), sourceAt(moved, 'cities[5].offers[0]')]).toEqual(['own', 'derived'])
    expect(sourceAt(moved, 'cities[2].good')).toBe('derived')
    expect(routeOf(withCityMoved(moved, 'babylon', 3))[0]).toBe('babylon')
    expect(routeSource(withCityMoved(moved, 'susa', 2))).toBe('reconstructed')
    const valid = withValue(moved, 'cities[5].good', 'barley')
    const { edition, faults } = checkDraft(valid)
    if (edition === undefined) throw new Error(JSON.stringify(faults))
    expect(openBox(edition, 2, false).place).not.toEqual(openBox(STANDARD, 2, false).place)
    const read = readEdition(fileOf(edition))
    expect(read.ok && editionValues(read.value)).toBe(editionValues(edition))
    expect(messageOf(text, sectionsOf(text, valid), valid, edition)).toContain(
      'The caravan’s route: Babylon, Eshnunna, Ur, Uruk, Mari, Susa, Palmyra, Khorsabad, Ninoua (not Babylon, Eshnunna, Susa,',
    )
  })

  it('knows the source of what the board shows, and writes changes of it into the message', () => {
    const sources = (draft: Draft) => boardValues(text, draft).map(({ source }) => source)
    expect(sources(newDraft())).toEqual([
      'reconstructed',
      'reconstructed',
      'reconstructed',
      'printed',
      'printed',
      'printed',
    ])
    const draft = withValue(withSideToggled(newDraft(), 'a1-b1'), 'doublePasses', 'first')
    expect(sources(draft)).toEqual(['reconstructed', 'own', 'own', 'printed', 'printed', 'printed'])
    const { edition } = checkDraft(draft)
    if (edition === undefined) throw new Error('not playable')
    const message = messageOf(text, sectionsOf(text, draft), draft, edition)
    expect(message).toContain('Sides with two zones: a1-b1, ')
    expect(message).toContain('Carries water on: from the first cube (not when both zones are filled)')
  })

  it('saves a short file that is the same edition, and writes a message about what was found', () => {
    const draft = withValue(withValue(newDraft(), 'tiles.t20.points', 9), 'tiles.t01.court', undefined)
    const { edition } = checkDraft(draft)
    if (edition === undefined) throw new Error('not playable')
    const file = fileOf(edition)
    expect(file.length).toBeLessThan(250)
    const read = readEdition(file)
    expect(read.ok && editionValues(read.value)).toBe(editionValues(edition))
    const message = messageOf(text, sectionsOf(text, draft), draft, edition)
    expect(message).toContain('Tile 20, Points: 9 (not 10)')
    expect(message).toContain('Tile 1, court card: none (not any court card)')
    expect(message.match(/not /g)).toHaveLength(2)
    expect(checkEdition(JSON.parse(message.trim().split('\n').at(-1) ?? '')).ok).toBe(true)
  })
})
