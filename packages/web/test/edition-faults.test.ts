import { checkEdition, type EditionFault, STANDARD } from '@amyitis/engine'
import { LANGUAGES, loadText } from '@amyitis/i18n/app'
import { faultOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { topicsOf } from '../src/app/text.ts'

const CUSTOM = { ...STANDARD, id: 'custom' }
const { tokens, trades, fields, cities, tiles, emptySquares } = CUSTOM

const squares = (...two: unknown[]) => ({ ...CUSTOM, emptySquares: { ...emptySquares, 2: two } })
const withTile = (id: string, tile: unknown) => ({ ...CUSTOM, tiles: { ...tiles, [id]: tile } })
const withTiles = (keep: (quality: number) => boolean) => ({
  ...CUSTOM,
  tiles: Object.fromEntries(Object.entries(tiles).filter(([, tile]) => keep(tile.quality))),
})
const many = (count: number, tile: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, tile]))

const { version: _, doublePasses: __, ...FIRST_VERSION } = CUSTOM

/** One faulty edition for every possible fault. */
const FAULTY: Readonly<Record<Exclude<EditionFault['code'], 'json'>, unknown>> = {
  object: { ...CUSTOM, tokens: [] },
  missing: { ...CUSTOM, tokens: undefined },
  unknown: { ...CUSTOM, dice: 2 },
  near: { ...CUSTOM, tokenz: 2 },
  version: { ...CUSTOM, version: 3 },
  extends: { extends: 'river', id: 'mine' },
  newer: { ...FIRST_VERSION, doublePasses: 'first' },
  levels: { ...CUSTOM, court: { ...CUSTOM.court, palace: [] } },
  doubles: { ...CUSTOM, doubleSides: {} },
  remark: { ...CUSTOM, source: 7 },
  list: { ...CUSTOM, cities: {} },
  length: { ...CUSTOM, cities: cities.slice(1) },
  long: { ...CUSTOM, fields: { ...fields, top: new Array(100).fill('wine') } },
  integer: { ...CUSTOM, tokens: { ...tokens, camels: {} } },
  boolean: withTile('t20', { ...tiles.t20, top: 'yes' }),
  name: { ...CUSTOM, fields: { ...fields, top: ['beer'] } },
  more: { ...CUSTOM, tiles: many(50, 7) },
  id: { ...CUSTOM, id: '' },
  standard: { ...STANDARD, tokens: { ...tokens, camels: 15 } },
  groups: {
    ...CUSTOM,
    trades: Object.fromEntries(Object.keys(trades).map((trade) => [trade, { 2: 1, 3: 1, 4: 1 }])),
  },
  fields: { ...CUSTOM, fields: { ...fields, top: [] } },
  twice: squares('c1', 'd1', 'c1'),
  offers: {
    ...CUSTOM,
    cities: cities.map((city) => (city.kind === 'court' ? { ...city, offers: ['banker', 'banker'] } : city)),
  },
  'top-square': squares('d4'),
  'top-quality': withTile('t20', { ...tiles.t20, quality: 2 }),
  tops: withTile('t20', { ...tiles.t20, top: false }),
  tiles: { ...CUSTOM, tiles: { ...tiles, ...many(80, { quality: 1, points: 0 }) } },
  'tile-id': withTile('unused', { quality: 1, points: 0 }),
  floor: withTiles((quality) => quality !== 1),
}

function faultIn(json: unknown, code: string): EditionFault {
  // As read from a file: only what JSON can hold.
  const checked = checkEdition(JSON.parse(JSON.stringify(json)))
  const fault = checked.ok ? undefined : checked.faults.find((one) => one.code === code)
  if (fault === undefined) throw new Error(`no fault ${code}: ${JSON.stringify(checked).slice(0, 300)}`)
  return fault
}

/** The engine writes plain quotes and dashes, the text package typographic ones. */
const plain = (words: string) => words.replaceAll('’', "'").replaceAll(/[“”]/g, '"')

describe.each(Object.entries(FAULTY))('the fault %s of an edition', (code, json) => {
  const fault = faultIn(json, code)

  it('has its own message in every language, with everything it names', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => faultOf(await loadText(language, topicsOf('new')), fault)),
    )
    expect(new Set(said).size).toBe(LANGUAGES.length)
    for (const [name, value] of Object.entries(fault.values))
      if (name !== 'found') for (const words of said) expect(words).toContain(String(value))
  })

  it('reads in English exactly as the engine words it', async () => {
    expect(plain(faultOf(await loadText('en', topicsOf('online')), fault))).toBe(fault.problem)
  })
})

describe('in German', () => {
  it('faults are reported on both screens where an edition can be opened', async () => {
    for (const screen of ['new', 'online'] as const) {
      const text = await loadText('de', topicsOf(screen))
      expect(faultOf(text, faultIn(FAULTY.integer, 'integer'))).toBe(
        'muss eine ganze Zahl von 4 bis 99 sein, nicht ein Objekt',
      )
      expect(faultOf(text, faultIn(FAULTY.name, 'name'))).toBe(
        'muss eines davon sein: barley, dates, salt, palm, wine; nicht "beer"',
      )
    }
  })

  it('they are not loaded with the home screen', async () => {
    const text = await loadText('de', topicsOf('home'))
    expect(() => faultOf(text, faultIn(FAULTY.id, 'id'))).toThrow('not loaded')
  })
})
