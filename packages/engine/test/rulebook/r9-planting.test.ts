import { describe, expect, test } from 'vitest'
import { type Event, GOODS, legalMoves, SQUARES, type Square, whyRefused } from '../../src/index.ts'
import { choices, expectRefused, flood, moves, type Sketch, seat, state, table } from '../table.ts'

/** Blue plants quality 1 in Ur for one palm. */
const ur = (more: Sketch = {}): Sketch => ({
  ...more,
  caravan: 'susa',
  seats: { ...more.seats, blue: { goods: { palm: 1 }, ...more.seats?.blue } },
})
/** Blue plants quality 2 in Khorsabad for dates and barley. */
const khorsabad = (more: Sketch = {}): Sketch => ({
  ...more,
  caravan: 'palmyra',
  seats: { ...more.seats, blue: { goods: { dates: 1, barley: 1 }, ...more.seats?.blue } },
})
const scored = (events: Event[], clause: string) =>
  events.flatMap((event) => (event.type === 'score' && event.clause === clause ? [[event.seat, event.points]] : []))
const types = (events: Event[]) => events.map((event) => event.type)
/** Red has planted all other squares. */
const allBut = (...unplanted: Square[]): NonNullable<Sketch['planted']> =>
  Object.fromEntries(SQUARES.filter((square) => !unplanted.includes(square)).map((square) => [square, 'red']))
/** All other sides are full: first this number of red cubes, then neutral ones. */
function neutralAfter(red: number, empty: string[]): NonNullable<Sketch['canals']> {
  let zone = 0
  const full = Object.entries(flood(['red', 32])).map(([side, cubes]) => [
    side,
    empty.includes(side) ? [] : cubes.map(() => (zone++ < red ? 'red' : 'neutral')),
  ])
  return Object.fromEntries(full)
}

describe('R9 Planting', () => {
  const e10 = (gardeners: number): Sketch => ({
    turn: 'white',
    caravan: 'uruk',
    plants: { mari: ['reed', 1], eshnunna: ['lily', 0] },
    garden: { b2: 't10', b4: 't11' },
    planted: { b1: 'blue' },
    seats: { white: { goods: { barley: 1, palm: 1 }, gardeners } },
    canals: {
      'a1-b1': ['black'],
      'a2-b2': ['black'],
      'b2-b3': ['black'],
      'b2-c2': ['red'],
      'c2-c3': ['blue', 'white'],
      'd2-d3': ['white'],
    },
  })

  test('E10 With quality 2 White may plant a1, a2, b2, b3 or c2, and c3 by spending the gardener (R3.8, R9.1)', () => {
    const game = table(e10(1))
    moves(game, 'caravan mari')
    expect(legalMoves(game)).toEqual(['plant a1', 'plant a2', 'plant b2', 'plant b3', 'plant c2', 'plant c3'])
    expectRefused(game, 'plant d3', 'plant-not-irrigated', 'R3.8')
    expectRefused(game, 'plant b1', 'plant-no-tile', 'R9.1')
    moves(game, 'plant c3')
    expect(seat(game, 'white').gardeners).toBe(0)
  })

  test('E10 Without the gardener c3 is not allowed either', () => {
    const game = table(e10(0))
    moves(game, 'caravan mari')
    expect(legalMoves(game)).toEqual(['plant a1', 'plant a2', 'plant b2', 'plant b3', 'plant c2'])
    expectRefused(game, 'plant c3', 'plant-quality', 'R9.1')
    expectRefused(game, 'plant d3', 'plant-not-irrigated', 'R3.8')
  })

  test('E11 White takes the tile on b2, 4 points and 2 talents; Black scores the irrigation bonus of 2 (R9.2, R9.3)', () => {
    const game = table(e10(1))
    moves(game, 'caravan mari')
    const events = moves(game, 'plant b2')
    expect(seat(game, 'white')).toMatchObject({ score: 4, talents: 6, gardeners: 1, tiles: ['t10'] })
    expect(seat(game, 'black').score).toBe(2)
    expect(seat(game, 'red').score).toBe(0)
    expect(seat(game, 'blue').score).toBe(0)
    expect(state(game).garden.b2).toBeNull()
    expect(events).toContainEqual({ type: 'irrigation-bonus', square: 'b2', seat: 2 })
  })

  test('E12 Between b1, planted before, and b2 a neutral cube irrigates the empty zone, and no other (R9.4)', () => {
    const game = table(e10(1))
    const before = state(game).canals
    moves(game, 'caravan mari', 'plant b2')
    expect(state(game).canals).toEqual({ ...before, 'b1-b2': ['neutral'] })
    expect(state(game).reserve.neutral).toBe(19)
  })

  describe('R9.1 The square', () => {
    test('R9.1 A square needs a tile and a completely irrigated side', () => {
      const game = table(ur({ canals: { 'a1-b1': ['red'], 'c1-d1': ['red'] } }))
      moves(game, 'caravan ur')
      expect(legalMoves(game)).toEqual(['plant a1', 'plant b1', 'plant c1', 'plant d1'])
    })

    test('R9.1 The quality required must not exceed that of the plant plus 1 for each gardener', () => {
      const canals = flood(['red', 30], ['black', 2])
      const floors = {
        1: ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'],
        2: ['b2', 'b3', 'b4', 'c2', 'd2'],
        3: ['c3', 'c4', 'd3', 'd4'],
      }
      const plantable = (wanted: Sketch, city: string) => {
        const game = table(wanted)
        moves(game, `caravan ${city}`)
        return legalMoves(game)
      }
      const upTo = (...squares: string[][]) =>
        squares
          .flat()
          .map((square) => `plant ${square}`)
          .sort()
      const withGardeners = (gardeners: number) => ({ canals, seats: { blue: { gardeners } } })
      expect(plantable(ur(withGardeners(0)), 'ur')).toEqual(upTo(floors[1]))
      expect(plantable(ur(withGardeners(1)), 'ur')).toEqual(upTo(floors[1], floors[2]))
      expect(plantable(ur(withGardeners(2)), 'ur')).toEqual(upTo(floors[1], floors[2], floors[3]))
      expect(plantable(khorsabad(withGardeners(0)), 'khorsabad')).toEqual(upTo(floors[1], floors[2]))
      expect(plantable(khorsabad(withGardeners(1)), 'khorsabad')).toEqual(upTo(floors[1], floors[2], floors[3]))
    })

    test.each([
      ['a1', 1, 0],
      ['b2', 1, 1],
      ['c3', 1, 2],
      ['d4', 1, 2],
      ['a1', 2, 0],
      ['b2', 2, 0],
      ['c3', 2, 1],
      ['d4', 2, 1],
    ] as const)('R9.1 Planting %s with quality %i spends exactly %i of three gardeners', (square, quality, spent) => {
      const sketch = { canals: flood(['red', 30], ['black', 2]), seats: { blue: { gardeners: 3 } } }
      const game = table(quality === 1 ? ur(sketch) : khorsabad(sketch))
      moves(game, quality === 1 ? 'caravan ur' : 'caravan khorsabad')
      const events = moves(game, `plant ${square}`)
      if (square === 'b2') moves(game, 'court banker')
      expect(seat(game, 'blue').gardeners).toBe(3 - spent)
      expect(state(game).reserve.gardeners).toBe(1 + spent)
      expect(events.filter((event) => event.type === 'gardeners-spent')).toEqual(
        spent === 0 ? [] : [{ type: 'gardeners-spent', seat: 0, count: spent }],
      )
    })

    test('R9.1 Gardeners go to the reserve before the bonuses, so a free court card may bring one back', () => {
      const game = table(
        ur({
          canals: { 'a1-b1': ['red'], 'b1-b2': ['red'] },
          seats: { blue: { gardeners: 1 }, red: { gardeners: 3 } },
        }),
      )
      expect(state(game).reserve.gardeners).toBe(0)
      moves(game, 'caravan ur', 'plant b2')
      expect(state(game).decision).toEqual({ kind: 'court', player: 0, reason: 'tile' })
      expect(choices(game)).toContain('court gardener')
      moves(game, 'court gardener')
      expect(seat(game, 'blue').gardeners).toBe(1)
      expect(state(game).reserve.gardeners).toBe(0)
    })

    test('R9.1 plant-no-tile: a planted square, or one that never had a tile, cannot be planted', () => {
      const game = table(
        ur({
          players: 2,
          canals: flood(['red', 30], ['blue', 2]),
          planted: { a1: 'red' },
          seats: { blue: { gardeners: 2 } },
        }),
      )
      moves(game, 'caravan ur')
      for (const square of ['a1', 'c1', 'd1', 'd2']) expectRefused(game, `plant ${square}`, 'plant-no-tile', 'R9.1')
      expect(whyRefused(game, 'plant a1')?.instead).toEqual(choices(game, 'plant'))
      expect(choices(game)).toHaveLength(12)
    })

    test('R9.1, R3.8 plant-not-irrigated: half a double side does not irrigate a square', () => {
      const canals = {
        'a1-b1': ['red' as const],
        'a2-b2': ['red' as const],
        'b2-c2': ['red' as const],
        'b2-b3': ['red' as const],
      }
      const half = table(ur({ canals: { ...canals, 'c2-c3': ['red'] }, seats: { blue: { gardeners: 2 } } }))
      moves(half, 'caravan ur')
      expectRefused(half, 'plant c3', 'plant-not-irrigated', 'R3.8')
      const full = table(ur({ canals: { ...canals, 'c2-c3': ['red', 'black'] }, seats: { blue: { gardeners: 2 } } }))
      moves(full, 'caravan ur')
      expect(choices(full)).toContain('plant c3')
    })

    test('R9.1 plant-quality: one gardener short is too few', () => {
      const game = table(ur({ canals: flood(['red', 30], ['black', 2]), seats: { blue: { gardeners: 1 } } }))
      moves(game, 'caravan ur')
      expectRefused(game, 'plant c3', 'plant-quality', 'R9.1')
      expectRefused(game, 'plant d4', 'plant-quality', 'R9.1')
    })
  })

  describe('R9.2 The tile', () => {
    /** A garden in which this tile and the one on the square have changed places. */
    function swapped(square: Square, tile: string): Partial<Record<Square, string>> {
      const garden = state(table()).garden
      const there = SQUARES.find((other) => garden[other] === tile)
      return { [square]: tile, ...(there === undefined ? {} : { [there]: garden[square] ?? '' }) }
    }
    const plantA1 = (tile: string, more: Sketch = {}) => {
      const game = table(ur({ ...more, canals: { 'a1-b1': ['red'] }, garden: swapped('a1', tile) }))
      moves(game, 'caravan ur')
      return game
    }

    test.each([
      ['t09', 4],
      ['t07', 3],
      ['t08', 3],
      ['t06', 2],
    ])('R9.2 The player takes the tile %s and scores its %i points', (tile, points) => {
      const game = plantA1(tile)
      const events = moves(game, 'plant a1')
      expect(events).toContainEqual({ type: 'tile', seat: 0, square: 'a1', tile })
      expect(scored(events, 'R9.2')).toEqual([[0, points]])
      expect(seat(game, 'blue').tiles).toEqual([tile])
      expect(state(game).garden.a1).toBeNull()
    })

    test('R9.2 Tiles are kept in the order they were taken', () => {
      const game = table(ur({ canals: { 'a1-b1': ['red'], 'c1-d1': ['red'] }, planted: { c1: 'blue' } }))
      moves(game, 'caravan ur', 'plant a1')
      expect(seat(game, 'blue').tiles).toEqual(['t07', 't09'])
    })

    test('R9.2 Talents and camels of a tile come from the reserve', () => {
      const game = plantA1('t06')
      moves(game, 'plant a1')
      expect(seat(game, 'blue')).toMatchObject({ talents: 5, camels: 1 })
      expect(state(game).reserve).toMatchObject({ talents: 13, camels: 10 })
    })

    test('R9.2, R1.5 Talents and camels that the reserve does not have are lost', () => {
      const game = table(
        khorsabad({
          canals: flood(['red', 30], ['black', 2]),
          seats: {
            blue: { gardeners: 1, talents: 5 },
            red: { talents: 16, camels: 0 },
            black: { camels: 13, talents: 4 },
            white: { camels: 0 },
          },
        }),
      )
      expect(state(game).reserve.talents).toBe(1)
      moves(game, 'caravan khorsabad')
      expect(state(game).reserve.camels).toBe(1)
      // 1 camel and 2 talents are due.
      const events = moves(game, 'plant d3')
      expect(seat(game, 'blue')).toMatchObject({ camels: 1, talents: 6 })
      expect(state(game).reserve).toMatchObject({ camels: 0, talents: 0 })
      expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'talents', count: 1, clause: 'R9.2' })
    })

    test('R9.2 Goods of a tile are of the player’s choice, which may be wine', () => {
      const game = table(khorsabad({ canals: flood(['red', 30], ['black', 2]), seats: { blue: { gardeners: 1 } } }))
      moves(game, 'caravan khorsabad', 'plant c3')
      expect(state(game).decision).toEqual({ kind: 'take', player: 0 })
      expect(legalMoves(game)).toEqual(['take barley', 'take dates', 'take palm', 'take salt', 'take wine'])
      moves(game, 'take wine', 'take barley')
      expect(seat(game, 'blue').goods).toEqual({ barley: 1, dates: 0, salt: 0, palm: 0, wine: 1 })
      expect(state(game).reserve.goods).toMatchObject({ barley: 6, wine: 6 })
      expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
    })

    test('R9.2 The same kind may be taken twice', () => {
      const game = table(khorsabad({ canals: flood(['red', 30], ['black', 2]), seats: { blue: { gardeners: 1 } } }))
      moves(game, 'caravan khorsabad', 'plant c3', 'take wine', 'take wine')
      expect(seat(game, 'blue').goods.wine).toBe(2)
    })

    const emptied = (left: Partial<Record<string, number>>) =>
      Object.fromEntries(
        GOODS.map((good) => [good, 7 - (good === 'salt' || good === 'palm' ? 1 : 0) - (left[good] ?? 0)]),
      )

    test('R9.2, R1.5 take-none-left: a kind that the reserve has run out of cannot be taken', () => {
      const game = plantA1('t05', { seats: { blue: { goods: { palm: 1 } }, red: { goods: { wine: 7, salt: 6 } } } })
      moves(game, 'plant a1')
      expectRefused(game, 'take wine', 'take-none-left', 'R1.5')
      expectRefused(game, 'take salt', 'take-none-left', 'R1.5')
      expect(whyRefused(game, 'take wine')?.instead).toEqual(['take barley', 'take dates', 'take palm'])
    })

    test('R9.2, R1.5 With nothing left in the reserve the goods still due are lost', () => {
      // What Blue pays returns to the reserve: one dates and one barley, enough for two goods.
      const all = emptied({ barley: 1, dates: 1 })
      const two = table(
        khorsabad({
          canals: flood(['red', 30], ['black', 2]),
          seats: { blue: { gardeners: 1, goods: { barley: 1, dates: 1 } }, red: { goods: all } },
        }),
      )
      moves(two, 'caravan khorsabad', 'plant c3')
      expect(legalMoves(two)).toEqual(['take barley', 'take dates'])
      moves(two, 'take barley')
      expect(legalMoves(two)).toEqual(['take dates'])

      // The reserve has only the palm that Blue pays, for two goods.
      const one = table(
        ur({
          canals: flood(['red', 30], ['black', 2]),
          seats: { blue: { gardeners: 2, goods: { palm: 1 } }, red: { goods: { ...emptied({}), palm: 5 } } },
        }),
      )
      moves(one, 'caravan ur', 'plant c3')
      expect(legalMoves(one)).toEqual(['take palm'])
      const events = moves(one, 'take palm')
      expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'goods', count: 1, clause: 'R9.2' })
      expect(state(one).decision).toEqual({ kind: 'action', player: 1 })
    })

    test('R9.2 A pictured court card is taken without a question: its next level', () => {
      const banker = plantA1('t03', { seats: { blue: { goods: { palm: 1 }, banker: 1 } } })
      moves(banker, 'plant a1')
      expect(seat(banker, 'blue')).toMatchObject({ banker: 2, score: 2 })
      const palace = plantA1('t02', { seats: { blue: { goods: { palm: 1 }, palace: 2 } } })
      moves(palace, 'plant a1')
      expect(seat(palace, 'blue')).toMatchObject({ palace: 3, score: 2 + 4 })
      const caravaneer = plantA1('t04')
      moves(caravaneer, 'plant a1')
      expect(seat(caravaneer, 'blue')).toMatchObject({ caravaneer: 1, score: 2 })
    })

    test('R9.2, R8.3 A pictured Caravaneer II brings its good, chosen if two are available', () => {
      const two = plantA1('t04', { seats: { blue: { goods: { palm: 1 }, caravaneer: 1 } } })
      moves(two, 'plant a1')
      expect(state(two).decision).toEqual({ kind: 'good', player: 0 })
      moves(two, 'good palm')
      expect(seat(two, 'blue').goods.palm).toBe(1)
      const one = plantA1('t04', { seats: { blue: { goods: { palm: 1 }, caravaneer: 1 }, red: { caravaneer: 2 } } })
      moves(one, 'plant a1')
      expect(seat(one, 'blue').goods.salt).toBe(1)
    })

    test('R9.2 With the free symbol the player takes any kind they like', () => {
      for (const kind of ['banker', 'caravaneer', 'palace', 'gardener'] as const) {
        const game = plantA1('t01')
        moves(game, 'plant a1')
        expect(state(game).decision).toEqual({ kind: 'court', player: 0, reason: 'tile' })
        expect(legalMoves(game)).toEqual(['court banker', 'court caravaneer', 'court gardener', 'court palace'])
        moves(game, `court ${kind}`)
        const { banker, caravaneer, palace, gardeners } = seat(game, 'blue')
        expect({ banker, caravaneer, palace, gardener: gardeners }).toEqual({
          banker: 0,
          caravaneer: 0,
          palace: 0,
          gardener: 0,
          [kind]: 1,
        })
      }
    })

    test('R9.2, R8.1 court-card-gone: a free choice is limited to what the reserve has for this player', () => {
      const game = plantA1('t01', {
        seats: {
          blue: { goods: { palm: 1 }, palace: 6 },
          red: { gardeners: 4, banker: 1 },
          black: { banker: 1 },
          white: { banker: 1 },
        },
      })
      moves(game, 'plant a1')
      expect(legalMoves(game)).toEqual(['court caravaneer'])
      for (const kind of ['banker', 'palace', 'gardener'])
        expectRefused(game, `court ${kind}`, 'court-card-gone', 'R8.1')
    })

    test('R9.2 A court card that cannot be taken is lost, but the square can still be planted', () => {
      const pictured = plantA1('t03', { seats: { blue: { goods: { palm: 1 }, banker: 3 } } })
      expect(moves(pictured, 'plant a1')).toContainEqual({
        type: 'lost',
        seat: 0,
        what: 'court',
        count: 1,
        clause: 'R9.2',
      })
      expect(seat(pictured, 'blue')).toMatchObject({ score: 2, banker: 3, tiles: ['t03'] })
      expect(state(pictured).decision).toEqual({ kind: 'action', player: 1 })

      const free = plantA1('t01', {
        seats: { blue: { goods: { palm: 1 }, banker: 3, caravaneer: 2, palace: 6, gardeners: 4 } },
      })
      expect(moves(free, 'plant a1')).toContainEqual({ type: 'lost', seat: 0, what: 'court', count: 1, clause: 'R9.2' })
      expect(seat(free, 'blue')).toMatchObject({ score: 1, tiles: ['t01'] })
      expect(state(free).decision).toEqual({ kind: 'action', player: 1 })
    })
  })

  describe('R9.3 The irrigation bonus', () => {
    test.each([
      [['red'], ['red'], [[1, 1]]],
      [['red'], ['black'], []],
      [['blue'], [], [[0, 1]]],
    ] as const)('R9.3 With %j and %j on the two sides of a1 the bonus is %j', (right, left, bonus) => {
      const game = table(ur({ canals: { 'a1-b1': [...right], 'a1-a2': [...left] } }))
      moves(game, 'caravan ur')
      const events = moves(game, 'plant a1')
      expect(scored(events, 'R9.3')).toEqual(bonus)
      expect(events).toContainEqual({ type: 'irrigation-bonus', square: 'a1', seat: bonus[0]?.[0] ?? null })
    })

    test('R9.3 The bonus is the printed quality of the plant: 2 in Khorsabad', () => {
      const game = table(khorsabad({ canals: { 'a1-b1': ['red'] } }))
      moves(game, 'caravan khorsabad')
      expect(scored(moves(game, 'plant a1'), 'R9.3')).toEqual([[1, 2]])
    })

    test('R9.3 Gardeners spent do not add to it', () => {
      const game = table(ur({ canals: flood(['red', 30], ['black', 2]), seats: { blue: { gardeners: 2 } } }))
      moves(game, 'caravan ur')
      expect(scored(moves(game, 'plant c4'), 'R9.3')).toEqual([[1, 1]])
    })

    test('R9.3 Cubes on sides that are only half irrigated count', () => {
      const canals: Sketch['canals'] = {
        'a1-b1': ['black'],
        'a2-b2': ['black'],
        'b2-b3': ['black'],
        'b2-c2': ['black'],
        'c2-c3': ['black', 'red'],
        'b3-c3': ['red'],
      }
      const game = table(khorsabad({ canals, seats: { blue: { gardeners: 1 } } }))
      moves(game, 'caravan khorsabad')
      const events = moves(game, 'plant c3', 'take wine', 'take wine')
      expect(scored(events, 'R9.3')).toEqual([[1, 2]])
    })

    test('R9.3 A tie among players with fewer cubes does not matter; with a tie for the most, nobody scores the bonus', () => {
      const around = (a: 'red' | 'black', b: 'red' | 'black', c: 'red' | 'white', d: 'black' | 'white'): Sketch =>
        khorsabad({ canals: { 'a1-b1': ['blue'], 'a2-b2': [a], 'b1-b2': [b], 'b2-b3': [c], 'b2-c2': [d] } })
      const clear = table(around('red', 'red', 'white', 'black'))
      moves(clear, 'caravan khorsabad')
      expect(scored(moves(clear, 'plant b2', 'court banker'), 'R9.3')).toEqual([[1, 2]])
      const tied = table(around('red', 'black', 'red', 'black'))
      moves(tied, 'caravan khorsabad')
      const events = moves(tied, 'plant b2', 'court banker')
      expect(scored(events, 'R9.3')).toEqual([])
      expect(events).toContainEqual({ type: 'irrigation-bonus', square: 'b2', seat: null })
    })

    test('R9.3 Neutral cubes do not count: one player’s cube wins against three of them', () => {
      const game = table(
        khorsabad({
          planted: { a2: 'red', b1: 'red', b3: 'red' },
          canals: {
            'a1-a2': ['red'],
            'a1-b1': ['red'],
            'a2-a3': ['red'],
            'a3-b3': ['red'],
            'b1-c1': ['red'],
            'b2-c2': ['white'],
          },
        }),
      )
      const events = moves(game, 'caravan khorsabad', 'plant b2', 'court banker')
      expect(scored(events, 'R9.3')).toEqual([[3, 2]])
      expect(state(game).reserve.neutral).toBe(17)
    })

    test('R9.3 The bonus goes to the player with the most cubes, no matter who plants', () => {
      const own = table(ur({ canals: { 'a1-b1': ['blue'], 'a1-a2': ['blue'] } }))
      moves(own, 'caravan ur', 'plant a1')
      expect(seat(own, 'blue').score).toBe(4 + 1)
    })
  })

  describe('R9.4 Automatic irrigation', () => {
    test('R9.4 Every empty zone between the new square and each planted neighbour gets a neutral cube', () => {
      const game = table(
        khorsabad({
          planted: { b1: 'red', a2: 'red' },
          canals: { 'a1-b1': ['red'], 'a1-a2': ['red'], 'b2-c2': ['red'], 'b1-c1': ['red'], 'c1-c2': ['red'] },
        }),
      )
      const before = state(game).canals
      const events = moves(game, 'caravan khorsabad', 'plant b2', 'court banker')
      expect(state(game).canals).toEqual({ ...before, 'a2-b2': ['neutral'], 'b1-b2': ['neutral'] })
      expect(state(game).reserve.neutral).toBe(18)
      expect(events.filter((event) => event.type === 'canal')).toHaveLength(2)
    })

    test('R9.4 A double side gets two neutral cubes, or one beside the cube that is there', () => {
      const canals = {
        ...flood(['red', 30], ['black', 2]),
        'c3-c4': [],
        'c3-d3': ['red' as const],
        'c4-d4': [],
        'd3-d4': [],
      }
      const game = table(khorsabad({ planted: { c4: 'red', d3: 'red' }, canals, seats: { blue: { gardeners: 1 } } }))
      moves(game, 'caravan khorsabad', 'plant c3', 'take wine', 'take wine')
      expect(state(game).canals['c3-c4']).toEqual(['neutral', 'neutral'])
      expect(state(game).canals['c3-d3']).toEqual(['red', 'neutral'])
      expect(state(game).reserve.neutral).toBe(17)
    })

    test('R9.4 A full zone stays as it is', () => {
      const game = table(ur({ planted: { b1: 'red' }, canals: { 'a1-b1': ['red'] } }))
      moves(game, 'caravan ur', 'plant a1')
      expect(state(game).canals['a1-b1']).toEqual(['red'])
      expect(state(game).reserve.neutral).toBe(20)
    })

    test('R9.4, R3.7 With 2 players the squares without a tile never count as planted', () => {
      const game = table(ur({ players: 2, canals: { 'a1-b1': ['red'] } }))
      moves(game, 'caravan ur', 'plant b1', 'court banker')
      expect(state(game).canals['b1-c1']).toEqual([])
    })

    test.each([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 1],
    ])('R9.4 With %i neutral cubes left, three zones are irrigated and %i cubes remain', (left, after) => {
      const around = ['a2-b2', 'b1-b2', 'b2-b3', 'b2-c2']
      const canals = { ...neutralAfter(8 + left, around), 'b2-c2': ['blue' as const] }
      const game = table(khorsabad({ planted: allBut('b2'), canals }))
      expect(state(game).reserve.neutral).toBe(left)
      moves(game, 'caravan khorsabad', 'plant b2', 'court banker')
      for (const side of ['a2-b2', 'b1-b2', 'b2-b3'] as const) expect(state(game).canals[side]).toEqual(['neutral'])
      expect(state(game).reserve.neutral).toBe(after)
    })

    test('R9.4 A zone irrigated without a cube carries water on as if a neutral cube were in it', () => {
      const dry = ['a2-a3', 'a3-a4', 'a3-b3', 'a4-b4', 'b3-b4', 'b4-c4']
      const canals = { ...neutralAfter(5, dry), 'a2-a3': ['blue' as const] }
      const game = table(ur({ planted: allBut('a3', 'a4', 'b4'), canals }))
      expect(state(game).reserve.neutral).toBe(0)
      moves(game, 'caravan ur', 'plant a3', 'take wine')
      expect(state(game).canals['a3-b3']).toEqual(['neutral'])
      moves(game, 'recruit 1 engineer')
      expect(choices(game, 'irrigate')).toEqual([
        'irrigate a3-a4',
        'irrigate a4-b4',
        'irrigate b3-b4',
        'irrigate b4-c4',
      ])
    })
  })

  describe('R9.5 The order', () => {
    test('R9.5 Points and bonuses, then the irrigation bonus, then automatic irrigation, then the card is turned over', () => {
      const game = table(
        ur({
          planted: { a2: 'red' },
          canals: { 'a1-b1': ['red'], 'a2-b2': ['red'] },
          garden: { a1: 't06', d1: 't09' },
        }),
      )
      const events = moves(game, 'caravan ur')
      expect(types(events)).toEqual(['camels', 'caravan', 'goods'])
      expect(types(moves(game, 'plant a1'))).toEqual([
        'tile',
        'score',
        'talents',
        'camels',
        'irrigation-bonus',
        'score',
        'canal',
        'plant-turned',
      ])
    })

    test('R9.5 Decisions that arise from a bonus are made before anyone scores the irrigation bonus', () => {
      const game = table(ur({ planted: { b1: 'red' }, canals: { 'a1-b1': ['red'], 'a1-a2': ['black'] } }))
      moves(game, 'caravan ur')
      const taking = moves(game, 'plant a2')
      expect(seat(game, 'blue').banker).toBe(1)
      expect(types(taking)).toEqual(['tile', 'score', 'court', 'irrigation-bonus', 'score', 'plant-turned'])

      const free = table(ur({ canals: { 'b1-c1': ['red'] } }))
      moves(free, 'caravan ur')
      expect(types(moves(free, 'plant b1'))).toEqual(['tile', 'score'])
      expect(state(free)).toMatchObject({ garden: { b1: null }, plants: { ur: { card: 'iris', face: 0 } } })
      expect(seat(free, 'blue')).toMatchObject({ score: 1, tiles: ['t01'] })
      expect(seat(free, 'red').score).toBe(0)
      expect(types(moves(free, 'court palace'))).toEqual([
        'court',
        'score',
        'irrigation-bonus',
        'score',
        'plant-turned',
      ])
      expect(seat(free, 'red').score).toBe(1)
    })

    test('R9.5 A Caravaneer II from a tile is resolved, with its good, before the irrigation bonus', () => {
      const game = table(ur({ canals: { 'b1-c1': ['red'] }, seats: { blue: { caravaneer: 1 } } }))
      moves(game, 'caravan ur', 'plant b1', 'court caravaneer')
      expect(state(game).decision).toEqual({ kind: 'good', player: 0 })
      expect(seat(game, 'red').score).toBe(0)
      expect(types(moves(game, 'good salt'))).toEqual(['goods', 'irrigation-bonus', 'score', 'plant-turned'])
    })
  })
})
