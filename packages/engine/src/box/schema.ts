import {
  ASKABLE,
  EDITION_ID,
  EFFECTS,
  LEVELS_OF_VERSION_1,
  MAX,
  MAX_COPIES,
  MAX_ENTRIES,
  MAX_FIELDS,
  MAX_GOODS,
  MAX_LEVELS,
  MAX_TILE_BONUS,
  MAX_TRADES,
  NO_TILE_ID,
  PLAYERS,
  TILE_ID,
} from './bounds.ts'
import { CITIES, KIND_OF } from './cities.ts'
import { GOODS, KHORSABAD_PLANT, PLANTS, ROWS, START, TRADES } from './components.ts'
import { COURT } from './court.ts'
import { EDITION_VERSION, STANDARD } from './edition.ts'
import { DOUBLE_PASSES, SIDES, SQUARES, TOP_SQUARE } from './garden.ts'

type Schema = Readonly<Record<string, unknown>>

const defined = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const REMARK = defined('remark')
const REMARKS = { source: REMARK, $comment: REMARK }

const integer = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const oneOf = (names: readonly string[]): Schema => ({ enum: names })
const listOf = (items: Schema, minItems: number, maxItems: number): Schema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})

/** An object with these keys and remarks; those in `also` are optional. */
const record = (properties: Readonly<Record<string, Schema>>, also: Readonly<Record<string, Schema>> = {}): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...also, ...REMARKS },
  additionalProperties: false,
})

const each = (keys: readonly (string | number)[], value: (index: number) => Schema) =>
  Object.fromEntries(keys.map((key, index) => [String(key), value(index)]))

const perPlayers = (value: Schema, also: Readonly<Record<string, Schema>> = {}) =>
  record(
    each(PLAYERS, () => value),
    also,
  )

function courtKind(kind: keyof typeof EFFECTS, least: number, most: number): Schema {
  const card = (level: number) =>
    record({
      level: { const: level },
      ...each(EFFECTS[kind], () => integer(0, MAX)),
      copies: defined('copies'),
    })
  const prefixItems = Array.from({ length: most }, (_, i) => card(i + 1))
  return { type: 'array', prefixItems, items: false, minItems: least, maxItems: most }
}

const levelsOf = (bounds: (kind: keyof typeof EFFECTS) => readonly [number, number]) =>
  Object.fromEntries(
    (Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]).map((kind) => [kind, courtKind(kind, ...bounds(kind))]),
  )

const court = (levels: Readonly<Record<string, Schema>>) =>
  record({
    ...levels,
    gardener: record({ copies: perPlayers(integer(0, MAX)) }),
    caravaneerZero: record({ bonus: integer(0, MAX), keeps: integer(0, MAX) }),
  })

function city(index: number): Schema {
  const kind = KIND_OF[index]
  const same: Record<string, Schema> = { id: { const: CITIES[index] }, kind: { const: kind } }
  if (kind !== 'babylon') same.good = oneOf(ASKABLE)
  if (kind === 'court') same.offers = { ...listOf(oneOf(COURT), 2, 2), uniqueItems: true }
  return record(same)
}

/** R2.2 */
function plant(index: number): Schema {
  const low = record({ quality: { const: 1 } })
  const high = record({ quality: { const: 2 }, good: oneOf(ASKABLE) })
  const faces = [index === KHORSABAD_PLANT ? high : low, high]
  return { type: 'array', prefixItems: faces, items: false, minItems: 2 }
}

function tiles(also: Readonly<Record<string, Schema>>): Schema {
  const tile = record(
    { quality: integer(1, 3), points: integer(0, MAX) },
    {
      ...each(['talents', 'camels', 'goods'], () => integer(0, MAX_TILE_BONUS)),
      ...also,
      court: oneOf([...COURT, 'any']),
      top: { type: 'boolean' },
    },
  )
  const id = { pattern: TILE_ID.source, not: { const: NO_TILE_ID } }
  return {
    type: 'object',
    properties: REMARKS,
    additionalProperties: tile,
    propertyNames: { anyOf: [oneOf(Object.keys(REMARKS)), id] },
  }
}

const MIN_FLOOR = record({ minFloor: integer(1, 5) })
const SIDE_LIST = record({ sides: { ...listOf(oneOf(SIDES), 0, SIDES.length), uniqueItems: true } })

/** Definitions that both versions share. */
const SHARED: Readonly<Record<string, Schema>> = {
  id: { type: 'string', pattern: EDITION_ID.source },
  tokens: record({
    goods: record(each(GOODS, () => integer(1, MAX_GOODS))),
    camels: integer(START.camels * 4, MAX),
    talents: integer(START.talents * 4, MAX),
    cubesPerPlayer: integer(1, MAX),
    neutralCubes: integer(0, MAX),
  }),
  trades: record(each(TRADES, () => perPlayers(integer(0, MAX_TRADES), { only: { const: 'palace' } }))),
  fields: record(each(ROWS, () => listOf(oneOf(GOODS), 1, MAX_FIELDS))),
  cities: listOf({ anyOf: CITIES.map((_, index) => city(index)) }, CITIES.length, CITIES.length),
  plants: record(each(PLANTS, plant)),
  favour: perPlayers(listOf(record({ tiles: integer(1, SQUARES.length), points: integer(0, MAX) }), 0, MAX_ENTRIES)),
  endTiles: perPlayers(integer(0, SQUARES.length - 1)),
  emptySquares: perPlayers({
    ...listOf(oneOf(SQUARES.filter((_, square) => square !== TOP_SQUARE)), 0, SQUARES.length - 1),
    uniqueItems: true,
  }),
}

const COMMON = Object.fromEntries(Object.keys(SHARED).map((part) => [part, defined(part)]))

/**
 * The format of an edition as a JSON Schema, for editors and other programs. It describes the form of the file; only
 * `checkEdition` knows the other requirements of the rules (enough tiles for every floor, enough cards for every group).
 */
export function editionSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'An edition of Amyitis: what is in the box',
    if: { type: 'object', required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema.
    then: defined('short'),
    else: {
      if: { type: 'object', required: ['version'], properties: { version: { const: EDITION_VERSION } } },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema.
      then: defined('version2'),
      else: defined('version1'),
    },
    $defs: {
      remark: {
        description: 'Words for readers: where a value comes from, or anything else. The rules never look at them.',
        type: ['string', 'null', 'object', 'array'],
        additionalProperties: { type: 'string' },
        items: { type: 'string' },
      },
      copies: perPlayers(integer(0, MAX_COPIES)),
      short: {
        description: 'Only what differs from the standard edition; null removes a value.',
        ...record(
          { extends: { const: STANDARD.id }, id: defined('id') },
          {
            version: { const: EDITION_VERSION },
            ...each([...Object.keys(COMMON).filter((part) => part !== 'id'), 'court', 'tiles'], () => ({
              type: ['object', 'array'],
            })),
            doubleSides: { anyOf: [MIN_FLOOR, SIDE_LIST] },
            doublePasses: oneOf(DOUBLE_PASSES),
          },
        ),
      },
      ...SHARED,
      version2: record({
        version: { const: EDITION_VERSION },
        ...COMMON,
        court: court(levelsOf(() => [1, MAX_LEVELS])),
        tiles: tiles({ good: oneOf(GOODS) }),
        doubleSides: { anyOf: [MIN_FLOOR, SIDE_LIST] },
        doublePasses: oneOf(DOUBLE_PASSES),
      }),
      version1: record(
        {
          ...COMMON,
          court: court(levelsOf((kind) => [LEVELS_OF_VERSION_1[kind], LEVELS_OF_VERSION_1[kind]])),
          tiles: tiles({}),
          doubleSides: MIN_FLOOR,
        },
        { version: { const: 1 } },
      ),
    },
  }
}
