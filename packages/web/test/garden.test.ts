import {
  type Event,
  legalMoves,
  newGame,
  type Position,
  play,
  SIDES,
  type Side,
  SQUARES,
  type Square,
  seededRandom,
  toState,
} from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { numberReader, ROWS, stepFrom } from '../src/board/keys.ts'
import { pointOf, waterOf } from '../src/garden/canals/flow.ts'
import { plantersOf } from '../src/garden/planters.ts'
import { DRAWN_SIDES } from '../src/garden/sides.ts'

/** A game of chance, with a look at every position. */
function playThrough(players: 2 | 3 | 4, seed: string, look: (position: Position, events: readonly Event[]) => void) {
  const game = newGame({ players, seed })
  const random = seededRandom(seed)
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    const played = play(game, moves[random(moves.length)])
    if (played.ok) look(game.position, played.events)
  }
  return game
}

const bits = (set: number, count: number) => Array.from({ length: count }, (_, i) => (set & (1 << i)) !== 0)

describe('the water in the picture', () => {
  it.each([2, 3, 4] as const)('is that of the rules, in a game for %i (R3.5)', (players) => {
    playThrough(players, `water ${players}`, (position) => {
      const { sides, points } = waterOf(toState(position).canals, position.box)
      expect(sides.map(({ fill }) => fill === 'full')).toEqual(bits(position.irrigated, SIDES.length))
      expect(bits(position.water, 25).map((wet, point) => wet === points.has(point))).not.toContain(false)
    })
  })

  it('runs from the river on, over sides that are filled', () => {
    const { canals } = toState(newGame({ players: 4, seed: 'x' }).position)
    const { box } = newGame({ players: 4, seed: 'x' }).position
    const filled = { ...canals, 'a1-b1': ['red'], 'b1-b2': ['red'], 'a2-b2': ['blue'] } as typeof canals
    const { sides, points } = waterOf(filled, box)
    const side = (name: Side) => DRAWN_SIDES[SIDES.indexOf(name)]
    expect(sides[side('a1-b1').index]).toEqual({ fill: 'full', source: 'from' })
    expect(points.has(pointOf(side('a1-b1').to))).toBe(true)
    // Both go on from the corner where a1, b1, a2 and b2 meet.
    expect(sides[side('b1-b2').index].source).toBe('from')
    expect(sides[side('a2-b2').index].source).toBe('from')
    const backwards = waterOf({ ...canals, 'b1-c1': ['red'], 'b1-b2': ['red'] } as typeof canals, box)
    expect(backwards.sides[side('b1-b2').index].source).toBe('to')
  })

  it('stands half way on a side with two zones and one cube', () => {
    const { canals } = toState(newGame({ players: 4, seed: 'x' }).position)
    const { box } = newGame({ players: 4, seed: 'x' }).position
    const { sides } = waterOf({ ...canals, 'c2-c3': ['red'] } as typeof canals, box)
    expect(sides[SIDES.indexOf('c2-c3')].fill).toBe('half')
  })

  it('runs on over a half-filled side if the edition says so (R3.5)', () => {
    const { box } = newGame({ players: 4, seed: 'x' }).position
    const { canals } = toState(newGame({ players: 4, seed: 'x' }).position)
    const half = { ...canals, 'a1-b1': ['red'] } as typeof canals
    const end = pointOf(DRAWN_SIDES[SIDES.indexOf('a1-b1')].to)
    const zones = box.zones.map(() => 2)
    expect(waterOf(half, { zones, firstPasses: false }).points.has(end)).toBe(false)
    expect(waterOf(half, { zones, firstPasses: true }).points.has(end)).toBe(true)
  })
})

describe('the marks of the planters', () => {
  it('stand where each player planted (R9.2)', () => {
    const planted: (readonly [square: Square, seat: number])[] = []
    const game = playThrough(3, 'planters', (_, events) => {
      for (const event of events) if (event.type === 'tile') planted.push([event.square, event.seat])
    })
    const state = toState(game.position)
    const planters = plantersOf(game, state)
    expect(planted.length).toBeGreaterThan(3)
    for (const [square, seat] of planted) expect(planters[SQUARES.indexOf(square)]).toBe(state.seats[seat].color)
    expect(planters.filter((color) => color !== undefined)).toHaveLength(planted.length)
  })
})

describe('the keyboard in the garden', () => {
  const square = (name: Square) => `square ${name}` as const
  const canal = (index: number) => `canal ${SIDES[index]}` as const

  it('moves among squares by column and row, and not out of them', () => {
    expect(stepFrom(square('b2'), 'ArrowRight')).toEqual(square('c2'))
    expect(stepFrom(square('b2'), 'ArrowLeft')).toEqual(square('a2'))
    expect(stepFrom(square('b2'), 'ArrowUp')).toEqual(square('b3'))
    expect(stepFrom(square('b2'), 'ArrowDown')).toEqual(square('b1'))
    expect(stepFrom(square('d2'), 'ArrowRight')).toBeUndefined()
    expect(stepFrom(square('a4'), 'ArrowUp')).toBeUndefined()
    expect(stepFrom(square('b2'), 'x')).toBeUndefined()
  })

  it('moves among canals in the order of their names', () => {
    expect(stepFrom(canal(3), 'ArrowDown')).toEqual(canal(4))
    expect(stepFrom(canal(3), 'ArrowLeft')).toEqual(canal(2))
    expect(stepFrom(canal(0), 'ArrowUp')).toBeUndefined()
  })

  it('reads the rows from the top of the garden down', () => {
    expect(ROWS.map((row) => row.map((index) => SQUARES[index])[0])).toEqual(['a4', 'a3', 'a2', 'a1'])
  })

  it('takes digits for one number while there are so many places', () => {
    const read = numberReader()
    expect(read('1', 0, 12)).toBe(1)
    expect(read('2', 300, 12)).toBe(12)
    expect(read('1', 600, 12)).toBe(1)
    expect(read('5', 700, 12)).toBe(5)
    expect(read('3', 5000, 12)).toBe(3)
    expect(read('Enter', 5100, 12)).toBeUndefined()
  })
})
