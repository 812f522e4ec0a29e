import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkEdition,
  type Edition,
  type EditionFault,
  editionSchema,
  formatRecord,
  newGame,
  openBox,
  parseRecord,
  readEdition,
  SIDES,
  STANDARD,
  toState,
  upgradeEdition,
} from '../src/index.ts'
import { editionFaults } from './faults.ts'
import { playable } from './playable.ts'
import { wander, withChange } from './table.ts'

fc.configureGlobal({ seed: 2007 })

const custom = withChange(STANDARD, 'id', 'custom')

/** The standard values as a file of version 1. */
const { version: _, doublePasses: __, ...values } = STANDARD
const first = { ...values, id: 'first version' }

function edition(json: unknown): Edition {
  const checked = checkEdition(json)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  return checked.value
}

describe('Version 1', () => {
  const records = (own: Edition) => formatRecord(wander(newGame({ players: 3, seed: 'one', edition: own }), 'one'))

  test('a file without a version is checked and played as before, and written back byte for byte', () => {
    const record = records(edition(first))
    expect(record).toContain(`edition ${JSON.stringify(first)}`)
    const read = parseRecord(record)
    expect(read.ok && formatRecord(read.game)).toBe(record)
  })

  test('an upgraded file plays the same game', () => {
    const upgraded = upgradeEdition(edition(first))
    expect(Object.keys(upgraded).slice(0, 2)).toEqual(['version', 'id'])
    expect(edition(upgraded)).toMatchObject({ version: 2, doublePasses: 'none' })
    const moves = (record: string) => record.slice(record.indexOf('\n\n'))
    expect(moves(records(upgraded))).toBe(moves(records(edition(first))))
    expect(upgradeEdition(STANDARD)).toBe(STANDARD)
  })

  test('the standard values under their own name are the standard edition', () => {
    expect(checkEdition(values)).toEqual({ ok: true, value: STANDARD })
    expect(checkEdition({ version: 1, ...values })).toEqual({ ok: true, value: STANDARD })
  })

  test('features of version 2 require version 2', () => {
    const newer = 'needs version 2 at the top of the file'
    expect(editionFaults({ ...first, doublePasses: 'first' })).toEqual([`doublePasses ${newer}`])
    expect(editionFaults(withChange(first, 'doubleSides', { sides: [] }))).toEqual([`doubleSides.sides ${newer}`])
    expect(editionFaults(withChange(first, 'tiles.t09.good', 'salt'))).toEqual([`tiles.t09.good ${newer}`])
    expect(editionFaults(withChange(first, 'court.banker', STANDARD.court.banker.slice(0, 2)))).toEqual([
      'court.banker must have 3 entries, not 2',
    ])
  })

  test('rejects a later version', () => {
    expect(editionFaults({ ...STANDARD, version: 3 })).toEqual([
      'version must be 1 or 2, not 3; newer versions need a newer program',
    ])
  })
})

describe('Several faults', () => {
  test('an unknown or missing part hides no other fault', () => {
    let json = withChange(custom, 'tokens.camels', 'many')
    json = withChange(json, 'fields')
    json = withChange(json, 'favuor', STANDARD.favour)
    json = withChange(json, 'favour')
    json = withChange(json, 'tiles.t05.pionts', 2)
    expect(editionFaults(json)).toEqual([
      'fields is missing',
      'favour is missing',
      "favuor isn't recognised; did you mean favour?",
      'tokens.camels must be a whole number from 4 to 99, not "many"',
      "tiles.t05.pionts isn't recognised; did you mean points?",
    ])
  })

  test('every side must occur exactly once', () => {
    expect(editionFaults(withChange(custom, 'doubleSides', { sides: ['a1-b1', 'a1-c1', 'a1-b1'] }))).toEqual([
      expect.stringMatching(/^doubleSides\.sides\[1\] must be one of a1-b1, .*, not "a1-c1"$/),
      'doubleSides.sides[2] a1-b1 appears twice',
    ])
    expect(editionFaults(withChange(custom, 'doubleSides', { minFloor: 2, sides: [] }))).toEqual([
      'doubleSides must have either minFloor or sides',
    ])
  })
})

describe('Text that is not JSON', () => {
  const place = (text: string) => {
    const read = readEdition(text)
    return read.ok ? undefined : read.faults.map(({ code, values }) => [code, values.line, values.column])
  }

  test.each([
    ['', 1, 1],
    ['{\n  "id": "x",\n}', 3, 1],
    ['{"id": x}', 1, 8],
    ['{"id" "x"}', 1, 7],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['{"a": 1]\r\n', 1, 8],
    ['{"a": "b\nc"}', 1, 7],
    ['{} {}', 1, 4],
    ['\uFEFF{"a": 01}', 1, 8],
    [`${'['.repeat(50_000)}`, 1, 50_001],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(place(text)).toEqual([['json', line, column]])
  })

  test('is detected wherever a valid file is cut off', () => {
    const text = JSON.stringify(STANDARD, undefined, 1)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (end) => {
        const [[code, line, column]] = place(text.slice(0, end)) ?? [[]]
        expect(code).toBe('json')
        const at =
          text
            .split('\n')
            .slice(0, Number(line) - 1)
            .join('\n').length + Number(column)
        expect(at).toBeLessThanOrEqual(end + 2)
      }),
    )
  })

  test('reads valid text', () => {
    expect(readEdition(JSON.stringify(STANDARD))).toEqual({ ok: true, value: STANDARD })
  })
})

describe('The ring', () => {
  test('may begin anywhere: with Babylon in the last place the same game is played (R7.1)', () => {
    const [babylon, ...others] = STANDARD.cities
    const turned = edition({ ...(custom as Edition), cities: [...others, babylon] })
    const play = (own: Edition) => toState(wander(newGame({ players: 3, seed: 'ring', edition: own }), 'r').position)
    expect(play(turned)).toEqual(play(edition(custom)))
  })
})

describe('The published schema', () => {
  const published = JSON.parse(
    readFileSync(new URL('../../../docs/schema/edition.schema.json', import.meta.url), 'utf8'),
  ) as object
  const validate = new Ajv2020({
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
  }).compile(published)

  test('matches the bounds of the engine', () => {
    expect(published).toEqual(editionSchema())
  })

  test('accepts every edition that the check accepts, in both versions', () => {
    expect(validate(STANDARD)).toBe(true)
    expect(validate(first)).toBe(true)
    fc.assert(
      fc.property(playable, (json) => {
        expect(checkEdition(json).ok).toBe(true)
        if (!validate(json)) throw new Error(JSON.stringify(validate.errors))
      }),
      { numRuns: 100 },
    )
  })

  /** Faults that the schema can’t express: they depend on several values, or on the whole box. */
  const BEYOND_SCHEMA: readonly EditionFault['code'][] = ['groups', 'tops', 'top-quality', 'floor', 'standard', 'tiles']
  const beyondSchema = ({ code, path }: EditionFault) =>
    BEYOND_SCHEMA.includes(code) ||
    (code === 'twice' && path.startsWith('cities')) ||
    (code === 'integer' && /^(favour|endTiles)/.test(path))

  function paths(json: unknown, path = ''): string[] {
    if (typeof json !== 'object' || json === null) return [path]
    const inside = Object.entries(json).flatMap(([key, value]) => paths(value, path === '' ? key : `${path}.${key}`))
    return path === '' ? inside : [path, ...inside]
  }

  test('rejects exactly what the check rejects, apart from those faults', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 20 }),
      fc.constantFrom('salt', 'wine', 'banker', 'any', 'babylon', 'first', 'a1', ...SIDES.slice(0, 2)),
      fc.constant(undefined),
    )
    const change = fc
      .constantFrom(custom, first)
      .chain((base) => fc.tuple(fc.constant(base), fc.constantFrom(...paths(base)), value))
    let refused = 0
    fc.assert(
      fc.property(change, ([base, path, to]) => {
        const json: unknown = JSON.parse(JSON.stringify(withChange(base, path, to)))
        const checked = checkEdition(json)
        if (checked.ok) expect(validate(json)).toBe(true)
        else if (!checked.faults.every(beyondSchema)) {
          refused++
          if (validate(json)) throw new Error(`${path}: ${JSON.stringify(checked.faults)}`)
        }
      }),
      { numRuns: 1500 },
    )
    expect(refused).toBeGreaterThan(500)
  })
})

describe('The example of docs/edition.md', () => {
  const text = readFileSync(new URL('../../../docs/examples/my-box.edition.json', import.meta.url), 'utf8')

  test('is valid, uses every feature of editions, and plays to the end', () => {
    const read = readEdition(text)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const own = read.value
    const box = openBox(own, 3, false)
    expect(box.firstPasses).toBe(true)
    expect(box.levels.slice(0, 3)).toEqual([4, 3, 5])
    expect(box.zones.filter((zones) => zones === 2)).toHaveLength(own.doubleSides.sides?.length ?? 0)
    expect(box.tiles.some((tile) => tile.good >= 0)).toBe(true)
    const game = wander(newGame({ players: 3, seed: 'mine', edition: own }), 'mine')
    expect(game.position.phase).toBe('over')
  })
})
