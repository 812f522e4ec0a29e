import { describe, expect, test } from 'vitest'
import { CITIES, COURT, checkEdition, SQUARES, STANDARD } from '../src/index.ts'
import { editionFaults } from './faults.ts'
import { withChange } from './table.ts'

const custom = withChange(STANDARD, 'id', 'custom')

// Deterministic: the same examples in every run.
describe('Every fault of an edition is named with its path', () => {
  test.each([null, undefined, 7, 'standard', true, [], [STANDARD]])('%j is no edition', (json) => {
    expect(editionFaults(json)[0]).toMatch(/^edition must be an object, not /)
  })

  const parts = Object.keys(STANDARD).filter((part) => part !== 'version')
  test.each(parts)('a missing part: %s', (part) => {
    expect(editionFaults(withChange(custom, part))).toEqual([`${part} is missing`])
  })

  test('an unknown part', () => {
    expect(editionFaults(withChange(custom, 'dice', 2))).toEqual(["dice isn't recognised"])
  })

  test('comments and sources are allowed anywhere', () => {
    const paths = ['$comment', 'source', 'tokens.$comment', 'cities[2].$comment', 'tiles.$comment', 'favour.$comment']
    for (const path of paths) expect(editionFaults(withChange(custom, path, 'a remark'))).toEqual([])
  })

  const named = (rows: [what: string, path: string, value: unknown, fault: string][]) => {
    test.each(rows)('%s', (_, path, value, fault) => {
      expect(editionFaults(withChange(custom, path, value))).toContain(fault)
    })
  }

  describe('id and tokens', () => {
    named([
      ['an id that is no text', 'id', 5, 'id must be a name of 1 to 40 characters'],
      ['an empty id', 'id', '', 'id must be a name of 1 to 40 characters'],
      ['an id that is too long', 'id', 'x'.repeat(41), 'id must be a name of 1 to 40 characters'],
      ['an id with a line break', 'id', 'a\nb', 'id must be a name of 1 to 40 characters'],
      ['tokens that are a list', 'tokens', [], 'tokens must be an object, not a list'],
      ['a missing token', 'tokens.camels', undefined, 'tokens.camels is missing'],
      ['an unknown token', 'tokens.horses', 3, "tokens.horses isn't recognised"],
      ['a missing good', 'tokens.goods.wine', undefined, 'tokens.goods.wine is missing'],
      ['an unknown good', 'tokens.goods.beer', 7, "tokens.goods.beer isn't recognised"],
      ['no barley', 'tokens.goods.barley', 0, 'tokens.goods.barley must be a whole number from 1 to 15, not 0'],
      ['too much wine', 'tokens.goods.wine', 16, 'tokens.goods.wine must be a whole number from 1 to 15, not 16'],
      ['too few camels (R2.6)', 'tokens.camels', 3, 'tokens.camels must be a whole number from 4 to 99, not 3'],
      ['too few talents (R2.6)', 'tokens.talents', 15, 'tokens.talents must be a whole number from 16 to 99, not 15'],
      ['half a talent', 'tokens.talents', 20.5, 'tokens.talents must be a whole number from 16 to 99, not 20.5'],
      ['a number as text', 'tokens.talents', '30', 'tokens.talents must be a whole number from 16 to 99, not "30"'],
      ['no cubes', 'tokens.cubesPerPlayer', 0, 'tokens.cubesPerPlayer must be a whole number from 1 to 99, not 0'],
      [
        'fewer than no cubes',
        'tokens.neutralCubes',
        -1,
        'tokens.neutralCubes must be a whole number from 0 to 99, not -1',
      ],
      ['nothing', 'tokens.neutralCubes', null, 'tokens.neutralCubes must be a whole number from 0 to 99, not null'],
    ])
  })

  describe('trades', () => {
    named([
      ['a missing trade', 'trades.priest', undefined, 'trades.priest is missing'],
      ['an unknown trade', 'trades.baker', { 2: 1, 3: 1, 4: 1 }, "trades.baker isn't recognised"],
      ['a missing number of players', 'trades.farmer.3', undefined, 'trades.farmer.3 is missing'],
      ['an unknown number of players', 'trades.farmer.5', 6, "trades.farmer.5 isn't recognised"],
      ['too many cards', 'trades.farmer.4', 10, 'trades.farmer.4 must be a whole number from 0 to 9, not 10'],
      [
        'too few cards for the groups (R4.1), courtiers not counted',
        'trades.farmer.4',
        -1,
        'trades.farmer.4 must be a whole number from 0 to 9, not -1',
      ],
    ])

    test('too few for the groups of 4 players (R4.1): courtiers do not count', () => {
      let few = withChange(custom, 'trades.farmer.4', 0)
      few = withChange(few, 'trades.priest.4', 3)
      expect(editionFaults(few)).toEqual(["trades 11 cards can't fill 4 groups of 3 with 4 players (R4.1)"])
      expect(editionFaults(withChange(few, 'trades.priest.4', 4))).toEqual([])
    })
  })

  describe('court', () => {
    named([
      ['a missing kind', 'court.banker', undefined, 'court.banker is missing'],
      ['no level', 'court.palace', [], 'court.palace must have 1 to 6 levels, not 0'],
      [
        'too many levels',
        'court.palace',
        [...STANDARD.court.palace, STANDARD.court.palace[0]],
        'court.palace must have 1 to 6 levels, not 7',
      ],
      ['levels that are no list', 'court.banker', {}, 'court.banker must be a list, not an object'],
      ['a wrong level', 'court.banker[1].level', 3, 'court.banker[1].level must be a whole number from 2 to 2, not 3'],
      ['a missing effect', 'court.caravaneer[0].bonus', undefined, 'court.caravaneer[0].bonus is missing'],
      ['an effect of another kind', 'court.palace[0].talents', 1, "court.palace[0].talents isn't recognised"],
      [
        'negative points',
        'court.palace[0].points',
        -2,
        'court.palace[0].points must be a whole number from 0 to 99, not -2',
      ],
      [
        'too many copies',
        'court.banker[0].copies.2',
        5,
        'court.banker[0].copies.2 must be a whole number from 0 to 4, not 5',
      ],
      [
        'more Caravaneer II than kinds of goods to lie on them (R2.4)',
        'court.caravaneer[1].copies.4',
        5,
        'court.caravaneer[1].copies.4 must be a whole number from 0 to 4, not 5',
      ],
      ['a missing number of gardeners', 'court.gardener.copies.4', undefined, 'court.gardener.copies.4 is missing'],
      [
        'too many gardeners',
        'court.gardener.copies.4',
        100,
        'court.gardener.copies.4 must be a whole number from 0 to 99, not 100',
      ],
      ['no Caravaneer 0', 'court.caravaneerZero', undefined, 'court.caravaneerZero is missing'],
      [
        'a wrong limit',
        'court.caravaneerZero.keeps',
        '2',
        'court.caravaneerZero.keeps must be a whole number from 0 to 99, not "2"',
      ],
      [
        'a wrong bonus',
        'court.caravaneerZero.bonus',
        null,
        'court.caravaneerZero.bonus must be a whole number from 0 to 99, not null',
      ],
    ])
  })

  describe('fields, cities and plants', () => {
    named([
      ['a missing row', 'fields.top', undefined, 'fields.top is missing'],
      ['an empty row', 'fields.top', [], 'fields.top must have 1 to 9 fields, not 0'],
      [
        'a row that is too long',
        'fields.bottom',
        new Array(10).fill('wine'),
        'fields.bottom must have 1 to 9 fields, not 10',
      ],
      [
        'an unknown good',
        'fields.bottom[2]',
        'beer',
        'fields.bottom[2] must be one of barley, dates, salt, palm, wine, not "beer"',
      ],
      ['too few cities', 'cities', STANDARD.cities.slice(1), 'cities must have 9 entries, not 8'],
      ['an unknown city', 'cities[3].id', 'paris', `cities[3].id must be one of ${CITIES.join(', ')}, not "paris"`],
      ['a city twice', 'cities[3].id', 'eshnunna', 'cities[3].id eshnunna appears twice'],
      ['a city that is a text', 'cities[3]', 'ur', 'cities[3] must be an object, not "ur"'],
      ['a wrong kind', 'cities[3].kind', 'court', 'cities[3].kind must be one of plant, not "court"'],
      ['a missing good', 'cities[3].good', undefined, 'cities[3].good is missing'],
      [
        'a city that asks for wine (R7.7)',
        'cities[3].good',
        'wine',
        'cities[3].good must be one of barley, dates, salt, palm, not "wine"',
      ],
      ['a plant city that offers cards', 'cities[3].offers', ['banker', 'palace'], "cities[3].offers isn't recognised"],
      ['Babylon asking for a good', 'cities[0].good', 'salt', "cities[0].good isn't recognised"],
      ['one offer', 'cities[2].offers', ['banker'], 'cities[2].offers must have 2 entries, not 1'],
      [
        'an unknown offer',
        'cities[2].offers[1]',
        'king',
        `cities[2].offers[1] must be one of ${COURT.join(', ')}, not "king"`,
      ],
      ['two offers alike', 'cities[2].offers[1]', 'banker', 'cities[2].offers must be two different kinds'],
      ['a missing plant', 'plants.iris', undefined, 'plants.iris is missing'],
      ['an unknown plant', 'plants.rose', [], "plants.rose isn't recognised"],
      ['a plant with one face', 'plants.iris', [{ quality: 1 }], 'plants.iris must have 2 entries, not 1'],
      [
        'a first face of quality 2',
        'plants.iris[0].quality',
        2,
        'plants.iris[0].quality must be a whole number from 1 to 1, not 2',
      ],
      [
        'a second face of quality 1',
        'plants.iris[1].quality',
        1,
        'plants.iris[1].quality must be a whole number from 2 to 2, not 1',
      ],
      [
        'Khorsabad with quality 1 (R2.2)',
        'plants.khorsabad[0].quality',
        1,
        'plants.khorsabad[0].quality must be a whole number from 2 to 2, not 1',
      ],
      ['a good on a face of quality 1', 'plants.iris[0].good', 'salt', "plants.iris[0].good isn't recognised"],
      ['no good on a face of quality 2', 'plants.iris[1].good', undefined, 'plants.iris[1].good is missing'],
      [
        'a plant that asks for wine',
        'plants.iris[1].good',
        'wine',
        'plants.iris[1].good must be one of barley, dates, salt, palm, not "wine"',
      ],
    ])
  })

  describe('tiles', () => {
    const tops = (count: number) => `tiles must have one top tile, not ${count} (R2.5)`
    named([
      ['tiles in a list', 'tiles', [], 'tiles must be an object, not a list'],
      [
        'an id with a capital',
        'tiles.T99',
        { quality: 1, points: 1 },
        'tiles.T99 an id must be 1 to 16 lower-case letters, digits or inner hyphens, and not "unused"',
      ],
      [
        'an id that means something else',
        'tiles.unused',
        { quality: 1, points: 1 },
        'tiles.unused an id must be 1 to 16 lower-case letters, digits or inner hyphens, and not "unused"',
      ],
      ['a missing quality', 'tiles.t01.quality', undefined, 'tiles.t01.quality is missing'],
      ['a quality beyond 3', 'tiles.t01.quality', 4, 'tiles.t01.quality must be a whole number from 1 to 3, not 4'],
      ['missing points', 'tiles.t01.points', undefined, 'tiles.t01.points is missing'],
      ['an unknown bonus', 'tiles.t01.gold', 1, "tiles.t01.gold isn't recognised; did you mean good?"],
      ['too many camels', 'tiles.t01.camels', 10, 'tiles.t01.camels must be a whole number from 0 to 9, not 10'],
      [
        'talents as text',
        'tiles.t01.talents',
        'two',
        'tiles.t01.talents must be a whole number from 0 to 9, not "two"',
      ],
      ['goods by name', 'tiles.t05.goods', ['wine'], 'tiles.t05.goods must be a whole number from 0 to 9, not a list'],
      [
        'an unknown court card',
        'tiles.t01.court',
        'king',
        'tiles.t01.court must be one of banker, caravaneer, palace, gardener, any, not "king"',
      ],
      ['a top that is no yes or no', 'tiles.t20.top', 1, 'tiles.t20.top must be true or false, not 1'],
      ['no top tile', 'tiles.t20.top', undefined, tops(0)],
      ['a top tile that is none', 'tiles.t20.top', false, tops(0)],
      ['two top tiles', 'tiles.t19.top', true, tops(2)],
      ['a top tile of quality 2', 'tiles.t20.quality', 2, 'tiles.t20.quality the top tile must have quality 3'],
    ])

    test('a garden that can’t be filled (R2.5)', () => {
      const without = (...ids: string[]) => ids.reduce((json, id) => withChange(json, `tiles.${id}`), custom)
      expect(editionFaults(without('t01', 't02'))).toEqual([])
      expect(editionFaults(without('t01', 't02', 't03'))).toEqual([
        "tiles 6 tiles of quality 1 can't fill the 7 squares on floor 1 with 3 players (R2.5)",
        "tiles 6 tiles of quality 1 can't fill the 7 squares on floor 1 with 4 players (R2.5)",
      ])
      expect(editionFaults(without('t10', 't11', 't12'))).toHaveLength(3)
      expect(editionFaults(without('t16', 't17'))).toHaveLength(3)
      // Another quality-3 tile does not replace the top tile.
      expect(editionFaults(withChange(custom, 'tiles.t20.top'))).toEqual([tops(0)])
    })

    test('more tiles than 99', () => {
      let many = custom
      for (let i = 0; i < 80; i++) many = withChange(many, `tiles.x${i}`, { quality: 1, points: 0 })
      expect(editionFaults(many)).toEqual(['tiles must be at most 99, not 100'])
    })
  })

  describe('sides, favour, end of the game, empty squares', () => {
    named([
      [
        'double sides without a floor',
        'doubleSides.minFloor',
        undefined,
        'doubleSides must have either minFloor or sides',
      ],
      ['a floor below 1', 'doubleSides.minFloor', 0, 'doubleSides.minFloor must be a whole number from 1 to 5, not 0'],
      ['a missing favour', 'favour.3', undefined, 'favour.3 is missing'],
      ['a favour that is no list', 'favour.3', 5, 'favour.3 must be a list, not 5'],
      ['a step without points', 'favour.3[0].points', undefined, 'favour.3[0].points is missing'],
      [
        'steps that do not rise',
        'favour.3[1].tiles',
        4,
        'favour.3[1].tiles must be a whole number from 5 to 16, not 4',
      ],
      ['a step for no tiles', 'favour.3[0].tiles', 0, 'favour.3[0].tiles must be a whole number from 1 to 16, not 0'],
      [
        'a step for too many tiles',
        'favour.3[1].tiles',
        17,
        'favour.3[1].tiles must be a whole number from 5 to 16, not 17',
      ],
      ['a missing end', 'endTiles.2', undefined, 'endTiles.2 is missing'],
      [
        'a game that is over before it begins, for 2',
        'endTiles.2',
        13,
        'endTiles.2 must be a whole number from 0 to 12, not 13',
      ],
      [
        'a game that is over before it begins, for 4',
        'endTiles.4',
        16,
        'endTiles.4 must be a whole number from 0 to 15, not 16',
      ],
      ['missing squares', 'emptySquares.4', undefined, 'emptySquares.4 is missing'],
      [
        'an unknown square',
        'emptySquares.4',
        ['e1'],
        `emptySquares.4[0] must be one of ${SQUARES.join(', ')}, not "e1"`,
      ],
      ['the top left empty', 'emptySquares.2', ['c1', 'd4'], "emptySquares.2[1] d4 can't stay empty"],
      ['a square twice', 'emptySquares.2', ['c1', 'd1', 'c1'], 'emptySquares.2[2] c1 appears twice'],
    ])
  })

  test('several faults are reported together', () => {
    let bad = withChange(custom, 'tokens.camels', 'many')
    bad = withChange(bad, 'fields.top[0]', 'beer')
    bad = withChange(bad, 'cities[4].offers', ['banker', 'banker'])
    bad = withChange(bad, 'endTiles.3', -1)
    expect(editionFaults(bad)).toEqual([
      'tokens.camels must be a whole number from 4 to 99, not "many"',
      'fields.top[0] must be one of barley, dates, salt, palm, wine, not "beer"',
      'cities[4].offers must be two different kinds',
      'endTiles.3 must be a whole number from 0 to 15, not -1',
    ])
  })

  test('a fault has a code, and the values of its message', () => {
    const checked = checkEdition(withChange(custom, 'tokens.camels', ['many']))
    expect(checked.ok ? [] : checked.faults).toEqual([
      {
        path: 'tokens.camels',
        problem: 'must be a whole number from 4 to 99, not a list',
        code: 'integer',
        values: { min: 4, max: 99, found: 'list' },
      },
    ])
  })

  test('a long value is shortened in the fault', () => {
    const [fault] = editionFaults(withChange(custom, 'tokens.camels', 'x'.repeat(500)))
    expect(fault.length).toBeLessThan(110)
  })
})
