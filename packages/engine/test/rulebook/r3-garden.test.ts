import { describe, expect, test } from 'vitest'
import { FLOOR, REQUIRED_QUALITY } from '../../src/box/garden.ts'
import {
  type Color,
  type Cube,
  legalMoves,
  type Random,
  SIDES,
  SQUARES,
  seededRandom,
  whyRefused,
} from '../../src/index.ts'
import { choices, everyZone, expectRefused, moves, type Sketch, seat, state, table } from '../table.ts'

const BANK_SIDES = ['a1-a2', 'a1-b1', 'a2-a3', 'a3-a4', 'b1-c1', 'c1-d1']
const DOUBLE_SIDES = ['b3-c3', 'b4-c4', 'c2-c3', 'c3-c4', 'c3-d3', 'c4-d4', 'd2-d3', 'd3-d4']

/** The sides on which an engineer can place a cube. */
function openSides(canals: Record<string, Cube[]>, more: Sketch = {}): string[] {
  const game = table({ canals, ...more })
  moves(game, 'recruit 1 engineer')
  if (state(game).decision?.kind !== 'irrigate') return []
  return legalMoves(game).map((move) => move.replace('irrigate ', ''))
}

/** The squares where Blue may plant with quality 2 and this number of gardeners. */
function plantable(canals: Record<string, Cube[]>, gardeners: number, more: Sketch = {}): string[] {
  const game = table({
    canals,
    caravan: 'palmyra',
    ...more,
    seats: { blue: { goods: { dates: 1, barley: 1 }, gardeners } },
  })
  moves(game, 'caravan khorsabad')
  return legalMoves(game).map((move) => move.replace('plant ', ''))
}

/** R3.1, R3.3 in numbers: columns and rows from 1; the corner points of a side from 0 to 4. */
const at = (square: string) => ({ column: 'abcd'.indexOf(square[0]) + 1, row: Number(square[1]) })
function corners(side: string): string[] {
  const [a, b] = side.split('-').map(at)
  return a.column < b.column
    ? [`${a.column},${a.row - 1}`, `${a.column},${a.row}`]
    : [`${a.column - 1},${a.row}`, `${a.column},${a.row}`]
}
const zonesOf = (side: string) => (DOUBLE_SIDES.includes(side) ? 2 : 1)

/** R3.5 implemented differently: spread from the bank until nothing changes, then check every side. */
function openByTheBook(canals: Record<string, Cube[]>): string[] {
  const wet = new Set([0, 1, 2, 3, 4].flatMap((i) => [`${i},0`, `0,${i}`]))
  const full = (side: string) => (canals[side] ?? []).length === zonesOf(side)
  for (let before = -1; before !== wet.size; ) {
    before = wet.size
    for (const side of SIDES)
      if (full(side) && corners(side).some((point) => wet.has(point))) for (const point of corners(side)) wet.add(point)
  }
  return SIDES.filter((side) => !full(side) && corners(side).some((point) => wet.has(point))).sort()
}

const PAINT: readonly Color[] = ['blue', 'red', 'black', 'white']

/** A garden in which `count` cubes have been placed on open zones, one after the other. */
function grown(count: number, random: Random): Record<string, Cube[]> {
  const canals: Record<string, Cube[]> = {}
  for (let i = 0; i < count; i++) {
    const open = openByTheBook(canals)
    const side = open[random(open.length)]
    canals[side] = [...(canals[side] ?? []), PAINT[random(4)]]
  }
  return canals
}

describe('R3 The garden', () => {
  test('E5 The engineer may irrigate the eight zones that water reaches, and no other (R3.5, R6.4)', () => {
    const canals: Record<string, Cube[]> = { 'a1-b1': ['red'], 'b1-b2': ['black'] }
    const game = table({ turn: 'white', canals })
    moves(game, 'recruit 1 engineer')
    expect(legalMoves(game)).toEqual(
      ['b1-c1', 'c1-d1', 'a1-a2', 'a2-a3', 'a3-a4', 'a2-b2', 'b2-c2', 'c1-c2'].map((side) => `irrigate ${side}`).sort(),
    )
    for (const side of ['a3-b3', 'b2-b3', 'd1-d2']) expectRefused(game, `irrigate ${side}`, 'irrigate-dry', 'R3.5')
    moves(game, 'irrigate b2-c2')
    expect(state(game).canals).toMatchObject({ 'a1-b1': ['red'], 'b1-b2': ['black'], 'b2-c2': ['white'] })
    expect(seat(game, 'white')).toMatchObject({ score: 2, cubes: 29 })
  })

  test('R3.1 The garden has 16 squares: columns a to d, rows 1 to 4', () => {
    const squares = ['a', 'b', 'c', 'd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`))
    expect([...SQUARES].sort()).toEqual(squares)
    expect(Object.keys(state(table()).garden).sort()).toEqual(squares)
  })

  test('R3.1 The floor of a square is the smaller of its column and its row', () => {
    const floors = Object.fromEntries(SQUARES.map((square, i) => [square, FLOOR[i]]))
    for (const square of SQUARES) expect(floors[square]).toBe(Math.min(at(square).column, at(square).row))
    const on = (floor: number) => SQUARES.filter((square) => floors[square] === floor).sort()
    expect(on(1)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'])
    expect(on(2)).toEqual(['b2', 'b3', 'b4', 'c2', 'd2'])
    expect(on(3)).toEqual(['c3', 'c4', 'd3'])
    expect(on(4)).toEqual(['d4'])
  })

  test('R3.2 A square requires the quality of its floor, the top square 3', () => {
    SQUARES.forEach((_, square) => {
      expect(REQUIRED_QUALITY[square]).toBe(Math.min(FLOOR[square], 3))
    })
  })

  test('R3.2 A plant of quality 1 grows only on floor 1', () => {
    const game = table({
      seats: { blue: { goods: { salt: 1 } } },
      canals: everyZone('red', 'black'),
    })
    moves(game, 'caravan eshnunna')
    expect(legalMoves(game)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'].map((square) => `plant ${square}`))
    expectRefused(game, 'plant b2', 'plant-quality', 'R9.1')
  })

  test('R3.2 A plant of quality 2 grows on floors 1 and 2, and with a gardener also on 3 and 4', () => {
    const lower = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'd1', 'd2']
    expect(plantable(everyZone('red', 'black'), 0)).toEqual(lower)
    expect(plantable(everyZone('red', 'black'), 1)).toEqual([...SQUARES].sort())
  })

  test('R3.3 The 24 sides are the borders of neighbouring squares, named after both, the one closer to a1 first', () => {
    const names = SQUARES.flatMap((square) => {
      const { column, row } = at(square)
      const right = column < 4 ? [`${square}-${'abcd'[column]}${row}`] : []
      const up = row < 4 ? [`${square}-${square[0]}${row + 1}`] : []
      return [...right, ...up]
    })
    expect([...SIDES].sort()).toEqual(names.sort())
    expect(SIDES).toHaveLength(24)
    expect(Object.keys(state(table()).canals).sort()).toEqual(names)
  })

  test.each(SIDES.map((side) => [side, zonesOf(side)]))(
    'R3.3 The side %s has as many zones as it should: %i',
    (side, zones) => {
      const canals = { ...everyZone('red', 'black'), [side]: [] }
      const game = table({ canals })
      for (let cube = 1; cube <= zones; cube++) {
        moves(game, `recruit ${cube === 1 ? 1 : 3} engineer`)
        expect(legalMoves(game)).toEqual([`irrigate ${side}`])
        moves(game, `irrigate ${side}`)
        expect(state(game).canals[side]).toHaveLength(cube)
      }
      moves(game, 'recruit 4 engineer')
      expect(state(game).decision?.kind).toBe('action')
    },
  )

  test('R3.3 A side has two zones if at least one of its squares is on floor 3 or 4: 16 single sides, 8 double ones, 32 zones', () => {
    const high = SIDES.filter((side) =>
      side.split('-').some((square) => Math.min(at(square).column, at(square).row) >= 3),
    )
    expect(high.sort()).toEqual(DOUBLE_SIDES)
    expect(SIDES.reduce((zones, side) => zones + zonesOf(side), 0)).toBe(32)
  })

  test('R3.4 Being next to the river does not irrigate a square', () => {
    const game = table({ seats: { blue: { goods: { salt: 1 } } } })
    expectRefused(game, 'caravan eshnunna', 'plant-no-square', 'R7.3')
    expect(plantable({ 'a1-b1': ['red'] }, 1)).toEqual(['a1', 'b1'])
  })

  test('R3.4 The river flows only along the lower edges: no zone at the upper edges is open in an empty garden', () => {
    const open = openSides({})
    for (const side of ['a4-b4', 'b4-c4', 'c4-d4', 'd1-d2', 'd2-d3', 'd3-d4']) expect(open).not.toContain(side)
  })

  test('R3.5 In an empty garden the six sides between neighbours on floor 1 are open', () => {
    expect(openSides({})).toEqual(BANK_SIDES)
  })

  test.each(BANK_SIDES)('R3.5 The side %s is open as long as it is empty, whatever else is irrigated', (side) => {
    expect(openSides({ ...everyZone('red', 'black'), [side]: [] })).toEqual([side])
    const others = Object.fromEntries(
      BANK_SIDES.filter((other) => other !== side).map((other) => [other, ['red' as Cube]]),
    )
    expect(openSides(others)).toContain(side)
  })

  test('R3.5 A completely irrigated side carries water to its far end, in all directions', () => {
    expect(openSides({ 'a1-b1': ['red'] })).toEqual([
      ...['a1-a2', 'a2-a3', 'a2-b2', 'a3-a4'],
      ...['b1-b2', 'b1-c1', 'c1-d1'],
    ])
  })

  test('R3.5 Water travels from point to point along irrigated sides', () => {
    const canals: Record<string, Cube[]> = {
      'a1-b1': ['red'],
      'a2-b2': ['blue'],
      'a3-b3': ['black'],
      'a4-b4': ['white'],
    }
    expect(openSides(canals)).toEqual(
      [...BANK_SIDES.filter((side) => side !== 'a1-b1'), 'b1-b2', 'b2-b3', 'b3-b4'].sort(),
    )
  })

  test('R3.5 Neighbouring sides do not pass water on unless they share a corner', () => {
    // `a1-b1` and `c1-d1` lie in one row, but nothing connects their far ends.
    const open = openSides({ 'a1-b1': ['red'], 'c1-d1': ['red'] })
    expect(open).toContain('d1-d2')
    expect(open).toContain('c1-c2')
    expect(open).not.toContain('b2-c2')
    expect(open).not.toContain('b2-b3')
  })

  const TO_C3: Record<string, Cube[]> = { 'b1-c1': ['red'], 'b2-c2': ['red'] }

  test('R3.5 A double side with only one filled zone does not carry water on, but its other zone is open', () => {
    const half = openSides({ ...TO_C3, 'b3-c3': ['black'] })
    expect(half).toContain('b3-c3')
    for (const side of ['b4-c4', 'b3-b4', 'c3-c4']) expect(half).not.toContain(side)
  })

  test('R3.5 A double side with two cubes carries water on and is closed itself', () => {
    const full = openSides({ ...TO_C3, 'b3-c3': ['black', 'white'] })
    expect(full).not.toContain('b3-c3')
    for (const side of ['b4-c4', 'b3-b4', 'c3-c4']) expect(full).toContain(side)
  })

  test('R3.5 Anyone may fill the second zone of a double side, even the owner of the first cube', () => {
    const game = table({ canals: { ...TO_C3, 'b3-c3': ['blue'] } })
    moves(game, 'recruit 1 engineer', 'irrigate b3-c3')
    expect(state(game).canals['b3-c3']).toEqual(['blue', 'blue'])
  })

  test('R3.5 Water reaches a zone from either of its ends', () => {
    // `b3-c3` runs from the corner above b2 and c2 to the one above b3 and c3; here only the upper one has water.
    const canals: Record<string, Cube[]> = { 'a3-a4': ['red'], 'b3-b4': ['red'] }
    expect(openSides(canals)).toContain('b3-c3')
    expect(openSides(TO_C3)).toContain('b3-c3')
    expect(openSides({ 'a3-a4': ['red'] })).not.toContain('b3-c3')
  })

  test('R3.5 Irrigated sides without a connection to the river carry no water', () => {
    // c2 was irrigated from below and c3 from above; the neutral cubes between them touch neither.
    const canals: Record<string, Cube[]> = {
      'b1-c1': ['red'],
      'c1-c2': ['red'],
      'a3-a4': ['black'],
      'b3-b4': ['black'],
      'c3-c4': ['black', 'black'],
      'c2-c3': ['neutral', 'neutral'],
    }
    const planted: Sketch['planted'] = { c2: 'red', c3: 'black' }
    const island = openSides(canals, { planted })
    expect(island).not.toContain('b2-b3')
    expect(island).not.toContain('d2-d3')
    const joined = openSides({ ...canals, 'b2-c2': ['white'] }, { planted })
    expect(joined).toContain('b2-b3')
    expect(joined).toContain('d2-d3')
  })

  test('R3.5 In any garden the open zones are the empty ones that water reaches', () => {
    const random = seededRandom('gardens')
    for (let i = 0; i < 300; i++) {
      const canals = grown(random(32), random)
      expect(openSides(canals)).toEqual(openByTheBook(canals))
    }
  })

  test('R3.5 irrigate-full: a zone that is irrigated cannot be irrigated again', () => {
    const game = table({ canals: { 'a1-b1': ['red'], 'a2-b2': ['blue'] } })
    moves(game, 'recruit 1 engineer')
    for (const side of ['a1-b1', 'a2-b2']) expectRefused(game, `irrigate ${side}`, 'irrigate-full', 'R3.5')
    expect(whyRefused(game, 'irrigate a1-b1')?.instead).toEqual(legalMoves(game))
    expect(legalMoves(game)).toContain('irrigate a2-a3')
  })

  test('R3.5 irrigate-full: nor can the two zones of a double side take a third cube', () => {
    const game = table({ canals: { ...TO_C3, 'b3-c3': ['black', 'white'] } })
    moves(game, 'recruit 1 engineer')
    expectRefused(game, 'irrigate b3-c3', 'irrigate-full', 'R3.5')
  })

  test('R3.5 irrigate-dry: a zone that no water reaches cannot be irrigated', () => {
    const game = table()
    moves(game, 'recruit 1 engineer')
    for (const side of SIDES.filter((other) => !BANK_SIDES.includes(other)))
      expectRefused(game, `irrigate ${side}`, 'irrigate-dry', 'R3.5')
    expect(whyRefused(game, 'irrigate d3-d4')?.instead).toEqual(BANK_SIDES.map((side) => `irrigate ${side}`))
  })

  test('R3.6 For the flow of water a neutral cube counts like a player’s', () => {
    const planted: Sketch['planted'] = { a1: 'red', b1: 'red', b2: 'red' }
    for (const cube of ['red', 'neutral'] as const) {
      const open = openSides({ 'a1-b1': [cube], 'b1-b2': [cube] }, { planted })
      expect(open).toEqual(openByTheBook({ 'a1-b1': ['red'], 'b1-b2': ['red'] }))
      expect(open).toContain('b2-c2')
    }
  })

  test('R3.6 A neutral cube without a connection to the river carries no water on', () => {
    const canals: Record<string, Cube[]> = { 'a1-b1': ['red'], 'c3-d3': ['neutral', 'neutral'] }
    const open = openSides(canals, { planted: { c3: 'red', d3: 'red' } })
    expect(open).toEqual(openByTheBook({ 'a1-b1': ['red'] }))
  })

  test('R3.6 A double side with a neutral and a player’s cube is completely irrigated', () => {
    const canals: Record<string, Cube[]> = { ...TO_C3, 'b3-c3': ['red', 'neutral'] }
    const open = openSides(canals, { planted: { b3: 'red', c3: 'red' } })
    expect(open).toContain('b4-c4')
  })

  test('R3.7 With 2 players the zones next to the three squares without a tile work like all others', () => {
    expect(openSides({}, { players: 2 })).toEqual(BANK_SIDES)
    const canals: Record<string, Cube[]> = { 'c1-d1': ['red'], 'd1-d2': ['red'] }
    expect(openSides({ 'c1-d1': ['red'] }, { players: 2 })).toEqual(openByTheBook({ 'c1-d1': ['red'] }))
    expect(openSides(canals, { players: 2 })).toEqual(openByTheBook(canals))
    expect(plantable({ 'b1-c1': ['red'], 'c1-c2': ['red'] }, 1, { players: 2 })).toEqual(['b1', 'c2'])
  })

  test('R3.7 With 2 players the squares c1, d1 and d2 cannot be planted', () => {
    const all = everyZone('red', 'blue')
    expect(plantable(all, 2, { players: 2 })).toEqual(
      SQUARES.filter((square) => !['c1', 'd1', 'd2'].includes(square)).sort(),
    )
    const game = table({
      players: 2,
      canals: all,
      caravan: 'palmyra',
      seats: { blue: { goods: { dates: 1, barley: 1 }, gardeners: 2 } },
    })
    moves(game, 'caravan khorsabad')
    for (const square of ['c1', 'd1', 'd2']) expectRefused(game, `plant ${square}`, 'plant-no-tile', 'R9.1')
  })

  test.each([
    ['b1', 'a1-b1', 'b1-c1'],
    ['c2', 'b2-c2', 'c1-c2'],
    ['c2', 'b2-c2', 'c2-d2'],
    ['d3', 'c3-d3', 'd2-d3'],
  ] as const)(
    'R3.7 With 2 players planting %s beside a square without a tile irrigates nothing (%s, %s)',
    (square, wet, dry) => {
      const canals: Record<string, Cube[]> = {
        'a1-b1': ['red'],
        'a2-b2': ['red'],
        'b2-b3': ['red'],
        'b2-c2': ['red'],
        'c2-c3': ['red', 'red'],
        'c3-d3': ['red', 'red'],
      }
      expect(canals[wet]).toBeDefined()
      const game = table({
        players: 2,
        canals,
        garden: { b1: 't09', a1: 't01', c2: 't15' },
        caravan: 'palmyra',
        seats: { blue: { goods: { dates: 1, barley: 1 }, gardeners: 1 } },
      })
      moves(game, 'caravan khorsabad', `plant ${square}`)
      const neutral = SIDES.filter((side) => state(game).canals[side].includes('neutral'))
      expect(neutral).toEqual([])
      expect(state(game).canals[dry]).toEqual([])
    },
  )

  test('R3.8 A square is irrigated once one of its sides is completely irrigated', () => {
    for (const side of BANK_SIDES) expect(plantable({ [side]: ['white'] }, 1)).toEqual(side.split('-').sort())
    expect(plantable({ ...TO_C3 }, 1)).toEqual(['b1', 'b2', 'c1', 'c2'])
  })

  test('R3.8 A half-irrigated double side irrigates neither of its squares', () => {
    const half = { ...TO_C3, 'b3-c3': ['black' as Cube] }
    expect(plantable(half, 1)).toEqual(['b1', 'b2', 'c1', 'c2'])
    expect(plantable({ ...half, 'b3-c3': ['black', 'white'] }, 1)).toEqual(['b1', 'b2', 'b3', 'c1', 'c2', 'c3'])
  })

  test('R3.8 Two half-irrigated sides do not make a whole one', () => {
    const halves: Record<string, Cube[]> = { ...TO_C3, 'b3-c3': ['black'], 'c2-c3': ['black'] }
    expect(plantable(halves, 1)).not.toContain('c3')
  })

  test('R3.8 Whose cube irrigates a square makes no difference', () => {
    for (const color of PAINT) expect(plantable({ 'a1-a2': [color] }, 0)).toEqual(['a1', 'a2'])
  })

  test('R3.8 plant-not-irrigated: a square without an irrigated side cannot be planted', () => {
    const game = table({ seats: { blue: { goods: { salt: 1 } } }, canals: { 'a1-b1': ['red'] } })
    moves(game, 'caravan eshnunna')
    for (const square of ['a2', 'd1', 'b2', 'd4']) expectRefused(game, `plant ${square}`, 'plant-not-irrigated', 'R3.8')
    expect(whyRefused(game, 'plant a2')?.instead).toEqual(['plant a1', 'plant b1'])
    expect(choices(game, 'plant')).toEqual(['plant a1', 'plant b1'])
  })
})
