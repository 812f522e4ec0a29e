import { describe, expect, test } from 'vitest'
import { CITIES, COLORS, fromState, GOODS, SQUARES, STANDARD, type State } from '../src/index.ts'
import { stateFaults } from './faults.ts'
import { flood, sketch, withChange } from './table.ts'

// Deterministic: the same examples in every run.
describe('Every fault of a state is named with its path', () => {
  const four = sketch({
    seats: { blue: { goods: { barley: 1 } }, red: { passed: true } },
    planted: { a1: 'blue', b1: 'red' },
    canals: { 'a1-b1': ['blue'], 'b1-b2': ['red'], 'c1-d1': ['blue'] },
    temples: { ishtar: ['neutral', 'blue'] },
  })
  const two = sketch({ players: 2 })
  const palace = sketch({
    palace: true,
    round: 2,
    seats: { blue: { track: 2, trackRank: 0 }, red: { track: 2, trackRank: 1 }, black: { track: 5 } },
  })

  test('the base states of these tests have none', () => {
    for (const json of [four, two, palace]) expect(stateFaults(json)).toEqual([])
  })

  test.each([null, undefined, 4, 'state', [], true])('%j is no state', (json) => {
    expect(stateFaults(json)[0]).toMatch(/^state must be an object, not /)
  })

  const named = (json: State, rows: [what: string, path: string, value: unknown, fault: string][]) => {
    test.each(rows)('%s', (_, path, value, fault) => {
      expect(stateFaults(withChange(json, path, value))).toContain(fault)
    })
  }
  const whole = (max: number, value: string, min = 0) => `must be a whole number from ${min} to ${max}, not ${value}`
  const oneOf = (names: readonly string[], value: string) => `must be one of ${names.join(', ')}, not ${value}`

  describe('the game', () => {
    named(four, [
      ['another edition', 'edition', 'mine', 'edition must be one of standard, not "mine"'],
      ['too many players', 'players', 5, `players ${whole(4, '5', 2)}`],
      ['one player', 'players', 1, `players ${whole(4, '1', 2)}`],
      ['palace that is no yes or no', 'palace', 'no', 'palace must be true or false, not "no"'],
      ['another phase', 'phase', 'stock', 'phase must be one of actions, not "stock"'],
      ['no decision', 'decision', null, 'decision must be an object, not null'],
      ['another decision', 'decision.kind', 'pay', 'decision.kind must be one of action, not "pay"'],
      ['an unknown player', 'decision.player', 4, `decision.player ${whole(3, '4')}`],
      ['a player who has passed (R5.2)', 'decision.player', 1, 'decision.player has passed (R5.2)'],
      ['round 0', 'round', 0, `round ${whole(30, '0', 1)}`],
      ['round 31 (R11.4)', 'round', 31, `round ${whole(30, '31', 1)}`],
      ['an unknown first player', 'firstPlayer', -1, `firstPlayer ${whole(3, '-1')}`],
      ['winners', 'winners', [0], 'winners must be null: nobody has won yet'],
      ['winners left out', 'winners', undefined, 'winners must be null: nobody has won yet'],
    ])
  })

  describe('the seats', () => {
    named(four, [
      ['too few', 'seats[3]', undefined, 'seats must have 4 entries, not 3'],
      ['no list', 'seats', {}, 'seats must be a list, not an object'],
      ['a seat that is none', 'seats[2]', null, 'seats[2] must be an object, not null'],
      ['an unknown colour', 'seats[2].color', 'green', `seats[2].color ${oneOf(COLORS, '"green"')}`],
      ['the colour of neutral cubes', 'seats[2].color', 'neutral', `seats[2].color ${oneOf(COLORS, '"neutral"')}`],
      ['two seats of a colour', 'seats[2].color', 'red', 'seats must have different colours'],
      ['a negative score', 'seats[0].score', -1, `seats[0].score ${whole(9999, '-1')}`],
      ['talents as text', 'seats[0].talents', '4', `seats[0].talents ${whole(9999, '"4"')}`],
      ['half a camel', 'seats[0].camels', 0.5, `seats[0].camels ${whole(9999, '0.5')}`],
      ['missing cubes', 'seats[0].cubes', undefined, `seats[0].cubes ${whole(9999, 'undefined')}`],
      ['missing goods', 'seats[0].goods', undefined, 'seats[0].goods must be an object, not undefined'],
      ['a missing good', 'seats[0].goods.wine', undefined, 'seats[0].goods.wine is missing'],
      ['Banker IV', 'seats[0].banker', 4, `seats[0].banker ${whole(3, '4')}`],
      ['Caravaneer III', 'seats[0].caravaneer', 3, `seats[0].caravaneer ${whole(2, '3')}`],
      ['Palace VII', 'seats[0].palace', 7, `seats[0].palace ${whole(6, '7')}`],
      ['negative gardeners', 'seats[0].gardeners', -1, `seats[0].gardeners ${whole(9999, '-1')}`],
      ['passed that is no yes or no', 'seats[0].passed', 0, 'seats[0].passed must be true or false, not 0'],
      ['a track without the expansion (R12.2)', 'seats[0].track', 1, `seats[0].track ${whole(0, '1')}`],
      ['a strange rank', 'seats[0].trackRank', 4, `seats[0].trackRank ${whole(3, '4')}`],
      ['tiles that are no list', 'seats[0].tiles', 't09', 'seats[0].tiles must be a list, not "t09"'],
    ])

    test('an unknown tile', () => {
      expect(stateFaults(withChange(four, 'seats[0].tiles[0]', 't99'))[0]).toMatch(
        /^seats\[0\]\.tiles\[0\] must be one of /,
      )
    })
  })

  describe('the reserve', () => {
    named(four, [
      ['none', 'reserve', undefined, 'reserve must be an object, not undefined'],
      ['negative talents', 'reserve.talents', -1, `reserve.talents ${whole(9999, '-1')}`],
      ['missing camels', 'reserve.camels', undefined, `reserve.camels ${whole(9999, 'undefined')}`],
      ['missing gardeners', 'reserve.gardeners', null, `reserve.gardeners ${whole(9999, 'null')}`],
      ['missing goods', 'reserve.goods', [], 'reserve.goods must be an object, not a list'],
      ['too few levels', 'reserve.banker', [3, 2], 'reserve.banker must have 3 entries, not 2'],
      ['a wrong level', 'reserve.palace[5]', 'one', `reserve.palace[5] ${whole(9999, '"one"')}`],
      [
        'an unknown good on a card',
        'reserve.caravaneerGoods[0]',
        'beer',
        `reserve.caravaneerGoods[0] ${oneOf(GOODS, '"beer"')}`,
      ],
      ['a talent too many (R1.5)', 'reserve.talents', 15, 'talents 31 talents in all, but the box holds 30 (R1.5)'],
      ['a camel too few (R1.5)', 'seats[1].camels', 0, 'camels 13 camels in all, but the box holds 14 (R1.5)'],
      [
        'a good too many (R1.5)',
        'seats[0].goods.barley',
        2,
        'goods.barley 8 barley in all, but the box holds 7 (R1.5)',
      ],
      [
        'a good on a card that is also in the reserve',
        'reserve.goods.salt',
        7,
        'goods.salt 8 salt in all, but the box holds 7 (R1.5)',
      ],
      [
        'a cube too many (R1.5)',
        'seats[0].cubes',
        28,
        'seats[0].cubes 31 blue cubes in all, but the box holds 30 (R1.5)',
      ],
      [
        'neutral cubes too few (R1.5)',
        'reserve.neutral',
        18,
        'reserve.neutral 19 neutral cubes in all are too few (R1.5)',
      ],
      [
        'neutral cubes too many (R9.4)',
        'reserve.neutral',
        20,
        'reserve.neutral 21 neutral cubes in temples and reserve (R9.4)',
      ],
      [
        'a Banker I too many (R8.1)',
        'seats[1].banker',
        1,
        'reserve.banker[0] 4 cards in all, but the box holds 3 (R8.1)',
      ],
      [
        'a covered card that came back (R8.1)',
        'seats[1].palace',
        2,
        'reserve.palace[0] 4 cards in all, but the box holds 3 (R8.1)',
      ],
      ['a gardener too many', 'seats[1].gardeners', 1, 'reserve.gardeners 5 cards in all, but the box holds 4 (R8.1)'],
      [
        'a Caravaneer II without its good (R2.4)',
        'reserve.caravaneerGoods',
        ['salt'],
        'reserve.caravaneerGoods must be one good for each of the 2 Caravaneer II left (R2.4)',
      ],
      [
        'wine on a Caravaneer II (R2.4)',
        'reserve.caravaneerGoods',
        ['salt', 'wine'],
        'reserve.caravaneerGoods must be different goods and no wine (R2.4)',
      ],
      [
        'two goods alike on them (R2.4)',
        'reserve.caravaneerGoods',
        ['salt', 'salt'],
        'reserve.caravaneerGoods must be different goods and no wine (R2.4)',
      ],
    ])
  })

  describe('the cards on the table', () => {
    named(four, [
      ['too few groups', 'groups[3]', undefined, 'groups must have 4 entries, not 3'],
      ['too few cards in a group', 'groups[0][0]', undefined, 'groups[0] must have 3 entries, not 2'],
      ['a card that is none', 'groups[0][0]', 'farmer', 'groups[0][0] must be an object, not "farmer"'],
      [
        'an unknown trade',
        'groups[0][0].trade',
        'baker',
        'groups[0][0].trade must be one of farmer, priest, engineer, merchant, courtier, not "baker"',
      ],
      ['turned that is no yes or no', 'groups[0][0].turned', 1, 'groups[0][0].turned must be true or false, not 1'],
      [
        'a courtier in the base game (R2.3)',
        'groups[0][0].trade',
        'courtier',
        'groups 1 courtier cards, but 0 are in play (R2.3)',
      ],
      ['an unknown city', 'caravan', 'rome', `caravan ${oneOf(CITIES, '"rome"')}`],
      ['no plants', 'plants', null, 'plants must be an object, not null'],
      ['a city without its plant', 'plants.ur', undefined, 'plants.ur is missing'],
      [
        'the card of Khorsabad elsewhere (R2.2)',
        'plants.ur.card',
        'khorsabad',
        'plants.ur.card must be one of reed, iris, lily, not "khorsabad"',
      ],
      [
        'another card in Khorsabad (R2.2)',
        'plants.khorsabad.card',
        'reed',
        'plants.khorsabad.card must be one of khorsabad, not "reed"',
      ],
      ['a third face', 'plants.ur.face', 2, `plants.ur.face ${whole(1, '2')}`],
      ['a plant in two cities (R2.2)', 'plants.ur.card', 'reed', 'plants each card must lie in one city (R2.2)'],
    ])

    test('too many cards of a trade (R2.3)', () => {
      let json: unknown = two
      for (const place of ['[0][0]', '[0][1]', '[1][0]']) json = withChange(json, `groups${place}.trade`, 'merchant')
      expect(stateFaults(json)).toEqual(['groups 3 merchant cards, but 2 are in play (R2.3)'])
    })
  })

  describe('the garden', () => {
    const tiles = Object.keys(STANDARD.tiles)
    named(four, [
      ['none', 'garden', 7, 'garden must be an object, not 7'],
      ['a missing square', 'garden.c3', undefined, 'garden.c3 is missing'],
      ['a square that is not used, with 4 players', 'garden.c1', 'unused', `garden.c1 ${oneOf(tiles, '"unused"')}`],
      ['a tile twice (R2.5)', 'garden.c1', 't06', 'garden a tile is there twice (R2.5)'],
      ['a tile that was taken (R2.5)', 'garden.c1', 't09', 'garden a tile is there twice (R2.5)'],
      [
        'a tile on a floor that is not its own (R2.5)',
        'garden.c1',
        't14',
        'garden.c1 tile t14 does not belong on floor 1 (R2.5)',
      ],
      ['another tile on the top (R2.5)', 'garden.d4', 't16', 'garden.d4 tile t16 does not belong on floor 4 (R2.5)'],
      ['the top tile elsewhere (R2.5)', 'garden.c3', 't20', 'garden.c3 tile t20 does not belong on floor 3 (R2.5)'],
      [
        'a square planted by nobody (R9.2)',
        'garden.c1',
        null,
        'garden 3 squares planted on floor 1, but 2 tiles taken (R9.2)',
      ],
      [
        'a tile taken from nowhere (R9.2)',
        'seats[0].tiles',
        ['t09', 't02'],
        'garden 2 squares planted on floor 1, but 3 tiles taken (R9.2)',
      ],
      [
        'the top tile taken from nowhere (R9.2)',
        'seats[0].tiles',
        ['t09', 't20'],
        'garden 0 squares planted on floor 4, but 1 tiles taken (R9.2)',
      ],
      ['no canals', 'canals', [], 'canals must be an object, not a list'],
      ['a missing side', 'canals.c3-d3', undefined, 'canals.c3-d3 is missing'],
      ['too many cubes on a side (R3.3)', 'canals.c1-d1', ['blue', 'blue'], 'canals.c1-d1 has room for 1 cubes, not 2'],
      [
        'a cube of a colour nobody plays',
        'canals.c1-d1',
        ['green'],
        'canals.c1-d1[0] must be one of blue, red, black, white, neutral, not "green"',
      ],
      ['a side without water (R3.5)', 'canals.c3-c4', ['blue'], 'canals.c3-c4 is irrigated but has no water (R3.5)'],
      [
        'a neutral cube without plants on both sides (R9.4)',
        'canals.c1-d1',
        ['neutral'],
        'canals.c1-d1 has a neutral cube but no plants on both sides (R9.4)',
      ],
      [
        'an empty zone between two plants (R9.4)',
        'canals.a1-b1',
        [],
        'canals.a1-b1 lies between two plants and must be irrigated (R9.4)',
      ],
      ['a plant without water (R9.1)', 'garden.a4', null, 'garden.a4 is planted but not irrigated (R9.1)'],
    ])

    test('with 2 players the squares without a tile are not used (R2.5)', () => {
      expect(stateFaults(withChange(two, 'garden.c1', 't07'))).toEqual(['garden.c1 must be one of unused, not "t07"'])
      expect(stateFaults(withChange(two, 'garden.d2', null))).toEqual(['garden.d2 must be one of unused, not null'])
    })

    test('a neutral cube fills a side: nothing comes after it (R9.4)', () => {
      const planted = Object.fromEntries(SQUARES.map((square) => [square, 'red' as const]))
      const base = sketch({ planted, canals: { ...flood(['red', 30]), 'd3-d4': ['blue', 'neutral'] } })
      expect(stateFaults(base)).toEqual([])
      expect(stateFaults(withChange(base, 'canals.d3-d4', ['neutral', 'blue']))).toEqual([
        'canals.d3-d4 a neutral cube fills a side, nothing comes after it (R9.4)',
      ])
    })

    test('a full row of fields is cleared at once (R6.2), and a temple has four places (R6.3)', () => {
      const row = new Array(5).fill('red')
      expect(stateFaults(withChange(four, 'fields.top', row))).toContain('fields.top has room for 4 cubes, not 5')
      expect(stateFaults(withChange(four, 'fields.bottom', 'red'))).toContain('fields.bottom must be a list, not "red"')
      expect(stateFaults(withChange(four, 'fields.top', ['neutral']))).toContain(
        'fields.top[0] must be one of blue, red, black, white, not "neutral"',
      )
      expect(stateFaults(withChange(four, 'temples.marduk', row))).toContain(
        'temples.marduk has room for 4 cubes, not 5',
      )
      expect(stateFaults(withChange(four, 'temples.marduk', ['grey']))).toContain(
        'temples.marduk[0] must be one of blue, red, black, white, neutral, not "grey"',
      )
      expect(stateFaults(withChange(four, 'fields', 1))).toContain('fields must be an object, not 1')
      expect(stateFaults(withChange(four, 'temples', 1))).toContain('temples must be an object, not 1')
    })

    test('a cube of a player who is not in the game', () => {
      expect(stateFaults(withChange(two, 'temples.ishtar', ['white']))).toContain(
        'temples.ishtar[0] must be one of blue, red, neutral, not "white"',
      )
    })
  })

  describe('the expansion', () => {
    const ranks = 'must count those ahead on the same place (R12.3)'
    named(palace, [
      ['powers that are a list', 'powers', [], 'powers must be an object, not a list'],
      ['an unknown power', 'powers.magic', 1, 'powers must be one of first, procession, recruit, advance, not "magic"'],
      ['a power of nobody', 'powers.advance', 4, `powers.advance ${whole(3, '4')}`],
      ['a seat with two powers (R12.3)', 'powers.advance', 0, 'powers seat 0 has taken 2, must be 1 (R12.3)'],
      ['a seat without a power (R12.3)', 'powers.advance', undefined, 'powers seat 3 has taken 0, must be 1 (R12.3)'],
      ['powers in round 1 (R12.3)', 'round', 1, 'powers seat 0 has taken 1, must be 0 (R12.3)'],
      [
        'another first player than who took that power (R12.3)',
        'firstPlayer',
        1,
        'firstPlayer is who took that power (R12.3)',
      ],
      ['two on a place and of the same rank', 'seats[1].trackRank', 0, `seats[1].trackRank ${ranks}`],
      ['a rank that is left out', 'seats[1].trackRank', undefined, `seats[1].trackRank ${ranks}`],
      ['a rank behind nobody', 'seats[1].trackRank', 2, `seats[1].trackRank ${ranks}`],
      [
        'a rank at 0 that is not turn order',
        'seats[3].trackRank',
        1,
        'seats[3].trackRank must be 0 in turn order (R12.3)',
      ],
    ])

    test('a power in the base game (R12.3)', () => {
      expect(stateFaults(withChange(four, 'powers', { first: 0 }))).toContain(
        'powers seat 0 has taken 1, must be 0 (R12.3)',
      )
    })

    test('with 2 players each has taken two powers (R12.3)', () => {
      const both = sketch({ players: 2, palace: true, round: 2 })
      expect(stateFaults(both)).toEqual([])
      expect(stateFaults(withChange(both, 'powers.advance', 0))).toEqual([
        'powers seat 0 has taken 3, must be 2 (R12.3)',
        'powers seat 1 has taken 1, must be 2 (R12.3)',
      ])
    })
  })

  test('a fault has a code, and the values of its message', () => {
    const read = fromState(withChange(four, 'reserve.talents', 20), STANDARD)
    const count = four.seats.reduce((sum, { talents }) => sum + talents, 20)
    const max = STANDARD.tokens.talents
    const problem = `${count} talents in all, but the box holds ${max} (R1.5)`
    expect(read.ok ? [] : read.faults).toEqual([{ path: 'talents', problem, code: 'talents', values: { count, max } }])
  })

  test('several faults are reported together', () => {
    let json = withChange(four, 'reserve.talents', 20)
    json = withChange(json, 'seats[1].gardeners', 2)
    json = withChange(json, 'plants.mari.card', 'reed')
    expect(stateFaults(json)).toHaveLength(3)
  })
})
