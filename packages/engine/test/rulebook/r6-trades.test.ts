import { describe, expect, test } from 'vitest'
import { type Color, type Cube, GOODS, type Good, legalMoves, ROWS, TEMPLES } from '../../src/index.ts'
import { moves, outOfCubes, seat, state, table } from '../table.ts'

const NO_GOODS = { barley: 0, dates: 0, salt: 0, palm: 0, wine: 0 }

describe('R6 The trades', () => {
  test('E3 Blue takes wine on the last field of the bottom row; Red has the most cubes there and takes the gardener (R6.1, R6.2)', () => {
    const example = () =>
      table({ turn: 'blue', fields: { top: ['white', 'black'], bottom: ['red', 'blue', 'red', 'red'] } })
    const game = example()
    const { gardeners, goods } = state(game).reserve
    moves(game, 'recruit 1 farmer', 'field bottom')
    expect(seat(game, 'blue').goods).toEqual({ ...NO_GOODS, wine: 1 })
    expect(state(game).reserve.goods.wine).toBe(goods.wine - 1)
    expect(state(game).seats.map((owner) => owner.gardeners)).toEqual([0, 1, 0, 0])
    expect(state(game).reserve.gardeners).toBe(gardeners - 1)
    expect(state(game).fields).toEqual({ top: ['white', 'black'], bottom: [] })
    expect([seat(game, 'red').cubes, seat(game, 'blue').cubes]).toEqual([30, 30])

    const instead = example()
    moves(instead, 'recruit 1 farmer', 'field top')
    expect(seat(instead, 'blue').goods).toEqual({ ...NO_GOODS, barley: 1 })
    expect(state(instead).fields).toEqual({ top: ['white', 'black', 'blue'], bottom: ['red', 'blue', 'red', 'red'] })
    expect(seat(instead, 'red').gardeners).toBe(0)
  })

  test('E4 Black’s cube takes the leftmost place of Ishtar and pushes out the red one (R6.3)', () => {
    const game = table({ turn: 'black', temples: { ishtar: ['white', 'blue', 'neutral', 'red'] } })
    const red = seat(game, 'red').cubes
    const black = seat(game, 'black').cubes
    moves(game, 'recruit 1 priest', 'temple ishtar')
    expect(state(game).temples.ishtar).toEqual(['black', 'white', 'blue', 'neutral'])
    expect(seat(game, 'red').cubes).toBe(red + 1)
    expect(seat(game, 'black').cubes).toBe(black - 1)
  })

  test('E6 Red recruits a merchant: one camel goes from the reserve into Red’s stock (R6.5)', () => {
    const game = table({ turn: 'red' })
    const { camels } = state(game).reserve
    moves(game, 'recruit 2 merchant')
    expect(seat(game, 'red').camels).toBe(2)
    expect(state(game).reserve.camels).toBe(camels - 1)
  })

  test('R6.1 The farmer chooses one of the two rows', () => {
    const game = table()
    moves(game, 'recruit 1 farmer')
    expect(state(game).decision).toEqual({ kind: 'field', player: 0, reason: 'farmer' })
    expect(legalMoves(game)).toEqual(['field bottom', 'field top'])
  })

  test.each([
    ['top', ['salt', 'palm', 'barley', 'dates', 'wine']],
    ['bottom', ['barley', 'dates', 'salt', 'palm', 'wine']],
  ] as const)('R6.1 The %s row is filled from the left and gives the good of each field', (row, fields) => {
    const colors: readonly Color[] = ['red', 'red', 'black', 'white']
    fields.forEach((good, place) => {
      const game = table({ fields: { [row]: colors.slice(0, place) } })
      const before = state(game).reserve.goods
      const events = moves(game, 'recruit 1 farmer', `field ${row}`)
      expect(seat(game, 'blue').goods).toEqual({ ...NO_GOODS, [good]: 1 })
      expect(state(game).reserve.goods).toEqual({ ...before, [good]: before[good] - 1 })
      expect(events).toContainEqual({ type: 'field', seat: 0, row, place })
      if (place < 4) {
        expect(state(game).fields[row]).toEqual([...colors.slice(0, place), 'blue'])
        expect(seat(game, 'blue').cubes).toBe(29)
      }
    })
  })

  test.each(ROWS)('R6.1 A cube in the %s row does not affect the other row', (row) => {
    const other = row === 'top' ? 'bottom' : 'top'
    const game = table({ fields: { [other]: ['red', 'white', 'red'] } })
    moves(game, 'recruit 1 farmer', `field ${row}`)
    expect(state(game).fields[row]).toEqual(['blue'])
    expect(state(game).fields[other]).toEqual(['red', 'white', 'red'])
  })

  test.each(GOODS)('R6.1 If the reserve has no %s, the cube is placed and nothing is received', (good: Good) => {
    const place = ['salt', 'palm', 'barley', 'dates', 'wine'].indexOf(good)
    const row: Color[] = ['red', 'black', 'red', 'black']
    const game = table({
      seats: { white: { goods: { [good]: 7 } } },
      caravaneerGoods: GOODS.filter((other) => other !== good && other !== 'wine').slice(0, 2),
      fields: { top: row.slice(0, place) },
    })
    expect(state(game).reserve.goods[good]).toBe(0)
    moves(game, 'recruit 1 farmer', 'field top')
    expect(seat(game, 'blue').goods).toEqual(NO_GOODS)
    expect(state(game).fields.top).toEqual(place === 4 ? [] : [...row.slice(0, place), 'blue'])
  })

  test.each([
    ['two of five, the others one each', ['blue', 'red', 'black', 'white'], 'blue'],
    ['three against two', ['red', 'blue', 'red', 'red'], 'red'],
    ['three against two, by the last cube', ['red', 'blue', 'red', 'blue'], 'blue'],
    ['all five', ['blue', 'blue', 'blue', 'blue'], 'blue'],
    ['four against one', ['white', 'white', 'white', 'white'], 'white'],
    ['three, the others one each', ['white', 'black', 'black', 'black'], 'black'],
  ] as const)(
    'R6.2 When a row is full the player with the most cubes in it receives a gardener: %s',
    (_, row, winner) => {
      for (const chosen of ROWS) {
        const game = table({ fields: { [chosen]: [...row] } })
        const { gardeners } = state(game).reserve
        const events = moves(game, 'recruit 1 farmer', `field ${chosen}`)
        const seats = state(game).seats
        expect(seats.filter((owner) => owner.gardeners > 0).map(({ color }) => color)).toEqual([winner])
        expect(seat(game, winner).gardeners).toBe(1)
        expect(state(game).reserve.gardeners).toBe(gardeners - 1)
        const most = seats.findIndex(({ color }) => color === winner)
        expect(events).toContainEqual({ type: 'row-full', row: chosen, most })
      }
    },
  )

  test.each([
    ['two, two and one', ['red', 'red', 'blue', 'white']],
    ['two and two of others, one of the last', ['red', 'black', 'red', 'black']],
  ] as const)('R6.2 If players tie for the most, nobody receives it: %s', (_, row) => {
    const game = table({ fields: { top: [...row] } })
    const { gardeners } = state(game).reserve
    const events = moves(game, 'recruit 1 farmer', 'field top')
    expect(state(game).seats.map((owner) => owner.gardeners)).toEqual([0, 0, 0, 0])
    expect(state(game).reserve.gardeners).toBe(gardeners)
    expect(events).toContainEqual({ type: 'row-full', row: 'top', most: null })
    expect(state(game).fields.top).toEqual([])
    expect(state(game).seats.map(({ cubes }) => cubes)).toEqual([30, 30, 30, 30])
  })

  test('R6.2 With 2 players one of them always has the most', () => {
    for (let cubes = 0; cubes <= 4; cubes++) {
      const row = Array.from({ length: 4 }, (_, i): Color => (i < cubes ? 'blue' : 'red'))
      const game = table({ players: 2, fields: { bottom: row } })
      moves(game, 'recruit 1 farmer', 'field bottom')
      expect(seat(game, cubes >= 2 ? 'blue' : 'red').gardeners).toBe(1)
    }
  })

  test('R6.2 A player can win a second gardener', () => {
    const game = table({ seats: { blue: { gardeners: 1 } }, fields: { top: ['blue', 'blue', 'red', 'red'] } })
    moves(game, 'recruit 1 farmer', 'field top')
    expect(seat(game, 'blue').gardeners).toBe(2)
  })

  test('R6.2 If no gardener is left, nobody receives one, and the row is cleared', () => {
    const game = table({ seats: { black: { gardeners: 4 } }, fields: { top: ['blue', 'blue', 'red', 'red'] } })
    expect(state(game).reserve.gardeners).toBe(0)
    moves(game, 'recruit 1 farmer', 'field top')
    expect(state(game).seats.map((owner) => owner.gardeners)).toEqual([0, 0, 4, 0])
    expect(state(game).reserve.gardeners).toBe(0)
    expect(state(game).fields.top).toEqual([])
    expect(state(game).seats.map(({ cubes }) => cubes)).toEqual([30, 30, 30, 30])
  })

  test('R6.2 Either way the row is cleared, and all cubes go back to their owners', () => {
    const game = table({ fields: { top: ['red', 'black', 'white', 'red'], bottom: ['blue', 'red', 'black', 'white'] } })
    expect(state(game).seats.map(({ cubes }) => cubes)).toEqual([29, 27, 28, 28])
    moves(game, 'recruit 1 farmer', 'field top')
    expect(state(game).fields).toEqual({ top: [], bottom: ['blue', 'red', 'black', 'white'] })
    expect(state(game).seats.map(({ cubes }) => cubes)).toEqual([29, 29, 29, 29])
  })

  test('R6.2 A row of four is not full yet', () => {
    const game = table({ fields: { top: ['blue', 'blue', 'blue'] } })
    moves(game, 'recruit 1 farmer', 'field top')
    expect(state(game).fields.top).toHaveLength(4)
    expect(seat(game, 'blue').gardeners).toBe(0)
  })

  test('R6.2 After it has been cleared a row begins again at its left end', () => {
    const game = table({ fields: { top: ['blue', 'blue', 'red', 'red'] } })
    moves(game, 'recruit 1 farmer', 'field top', 'recruit 2 farmer', 'field top')
    expect(state(game).fields.top).toEqual(['red'])
    expect(seat(game, 'red').goods.salt).toBe(1)
  })

  test('R6.3 The priest chooses one of the three temples, Ishtar, Marduk or Tammouz', () => {
    const game = table()
    moves(game, 'recruit 1 priest')
    expect(state(game).decision).toEqual({ kind: 'temple', player: 0, reason: 'priest' })
    expect(legalMoves(game)).toEqual(['temple ishtar', 'temple marduk', 'temple tammouz'])
  })

  test.each(TEMPLES)('R6.3 A new cube takes the leftmost place of %s and moves the others to the right', (temple) => {
    const before: Cube[] = ['white', 'red', 'neutral']
    for (let cubes = 0; cubes <= 3; cubes++) {
      const game = table({ temples: { [temple]: before.slice(0, cubes) } })
      const events = moves(game, 'recruit 1 priest', `temple ${temple}`)
      expect(state(game).temples[temple]).toEqual(['blue', ...before.slice(0, cubes)])
      expect(seat(game, 'blue').cubes).toBe(29)
      expect(events.some(({ type }) => type === 'pushed-out')).toBe(false)
    }
  })

  test.each(TEMPLES)('R6.3 A cube in %s does not affect the other temples', (temple) => {
    const before = { ishtar: ['red'], marduk: ['white', 'neutral'], tammouz: ['black'] } as Record<string, Cube[]>
    const game = table({ temples: before })
    moves(game, 'recruit 1 priest', `temple ${temple}`)
    expect(state(game).temples).toEqual({ ...before, [temple]: ['blue', ...before[temple]] })
  })

  test.each(['blue', 'red', 'black', 'white'] as const)(
    'R6.3 The cube pushed beyond the fourth place goes back to its owner: %s',
    (color) => {
      const game = table({ temples: { marduk: ['neutral', 'neutral', 'neutral', color] } })
      const events = moves(game, 'recruit 1 priest', 'temple marduk')
      expect(state(game).temples.marduk).toEqual(['blue', 'neutral', 'neutral', 'neutral'])
      const cubes = (['blue', 'red', 'black', 'white'] as const).map((owner) => seat(game, owner).cubes)
      expect(cubes).toEqual([29, 30, 30, 30])
      const out = state(game).seats.findIndex((owner) => owner.color === color)
      expect(events).toContainEqual({ type: 'pushed-out', seat: out, temple: 'marduk' })
    },
  )

  test('R6.3 A neutral cube pushed beyond the fourth place goes to the reserve', () => {
    const game = table({ temples: { tammouz: ['red', 'red', 'white', 'neutral'] } })
    expect(state(game).reserve.neutral).toBe(19)
    moves(game, 'recruit 1 priest', 'temple tammouz')
    expect(state(game).temples.tammouz).toEqual(['blue', 'red', 'red', 'white'])
    expect(state(game).reserve.neutral).toBe(20)
  })

  test('R6.3 A temple never holds more than four cubes', () => {
    const game = table({
      groups: [
        'priest priest engineer',
        'priest farmer priest',
        'engineer merchant farmer',
        'priest engineer merchant',
      ],
    })
    const priests = ['recruit 1 priest', 'recruit 2 priest', 'recruit 4 priest', 'recruit 1 priest', 'recruit 2 priest']
    for (const priest of priests) moves(game, priest, 'temple ishtar')
    expect(state(game).temples.ishtar).toEqual(['blue', 'white', 'black', 'red'])
    expect(seat(game, 'blue').cubes).toBe(29)
  })

  test('R6.4 The engineer places a cube from stock in an open zone and then scores 2 points', () => {
    const game = table()
    expect(moves(game, 'recruit 1 engineer').some(({ type }) => type === 'score')).toBe(false)
    expect(seat(game, 'blue')).toMatchObject({ score: 0, cubes: 30 })
    expect(state(game).decision).toEqual({ kind: 'irrigate', player: 0, reason: 'engineer' })
    expect(moves(game, 'irrigate c1-d1')).toEqual([
      { type: 'canal', seat: 0, side: 'c1-d1' },
      { type: 'score', seat: 0, points: 2, clause: 'R6.4' },
    ])
    expect(seat(game, 'blue')).toMatchObject({ score: 2, cubes: 29 })
    expect(state(game).canals['c1-d1']).toEqual(['blue'])
  })

  test('R6.4 The 2 points do not depend on the zone: a double side is no exception', () => {
    const game = table({ canals: { 'b1-c1': ['red'], 'b2-c2': ['red'] } })
    moves(game, 'recruit 1 engineer', 'irrigate c2-c3')
    expect(seat(game, 'blue').score).toBe(2)
    expect(state(game).canals['c2-c3']).toEqual(['blue'])
    moves(game, 'recruit 3 engineer', 'irrigate c2-c3')
    expect(seat(game, 'red').score).toBe(2)
    expect(state(game).canals['c2-c3']).toEqual(['blue', 'red'])
  })

  test('R6.4 The last cube in stock can be placed', () => {
    const { fields, temples, canals } = outOfCubes('blue')
    const game = table({ fields, temples, canals: { ...canals, 'a1-b1': [] } })
    expect(seat(game, 'blue').cubes).toBe(1)
    moves(game, 'recruit 1 engineer', 'irrigate a1-b1')
    expect(seat(game, 'blue')).toMatchObject({ cubes: 0, score: 2 })
  })

  test('R6.5 The merchant gives one camel, without a question', () => {
    const game = table()
    expect(moves(game, 'recruit 3 merchant')).toContainEqual({ type: 'camels', seat: 0, count: 1, clause: 'R6.5' })
    expect(state(game).seats.map(({ camels }) => camels)).toEqual([2, 1, 1, 1])
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })
})
