import { describe, expect, test } from 'vitest'
import {
  argumentOf,
  clonePosition,
  irrigatedSquares,
  isSideFull,
  legalMoves,
  listLegal,
  MoveList,
  newGame,
  openSides,
  type Position,
  play,
  SIDES,
  type Side,
  type State,
  seededRandom,
  toState,
  waterFlow,
} from '../src/index.ts'

/** Plays a random game, and passes every position to `visit`. */
function playThrough(players: 2 | 3 | 4, seed: string, visit: (position: Position) => void): void {
  const game = newGame({ players, seed })
  const random = seededRandom(seed)
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    play(game, moves[random(moves.length)])
    visit(game.position)
  }
}

const bits = (set: number, count: number) => Array.from({ length: count }, (_, i) => (set & (1 << i)) !== 0)

/** The sides that could be irrigated if that were the current decision. */
function irrigable(position: Position): Side[] {
  const list = new MoveList()
  listLegal({ ...clonePosition(position), decision: 'irrigate' }, list)
  return list.toArray().map((move) => SIDES[argumentOf(move)])
}

describe('water queries', () => {
  test.each([2, 3, 4] as const)('R3.5 match the rules throughout a game for %i', (players) => {
    playThrough(players, `water ${players}`, (position) => {
      const { sides, points } = waterFlow(toState(position).canals, position.box)
      expect(sides.map(({ fill }) => fill === 'full')).toEqual(bits(position.irrigated, SIDES.length))
      expect(SIDES.map((side) => isSideFull(position, side))).toEqual(bits(position.irrigated, SIDES.length))
      expect(bits(position.water, 25).map((wet, point) => wet === points.has(point))).not.toContain(false)
      expect(openSides(position)).toEqual(irrigable(position))
    })
  })

  test('R3.8 list every square that can be planted as irrigated', () => {
    playThrough(3, 'squares', (position) => {
      if (position.decision !== 'plant') return
      const watered = irrigatedSquares(position)
      for (const move of legalMoves({ position } as Parameters<typeof legalMoves>[0]))
        expect(watered).toContain(move.split(' ')[1])
    })
  })
})

describe('water flow', () => {
  const { position } = newGame({ players: 4, seed: 'x' })
  const { canals } = toState(position)
  const { box } = position
  const flow = (cubes: Partial<State['canals']>, zones: Pick<typeof box, 'zones' | 'firstPasses'> = box) =>
    waterFlow({ ...canals, ...cubes }, zones)
  const at = (side: Side) => SIDES.indexOf(side)
  /** The corner where a1, b1, a2 and b2 meet: the far end of a1-b1. */
  const CORNER = 6

  test('R3.5 starts at the river and follows full sides', () => {
    const { sides, points } = flow({ 'a1-b1': ['red'], 'b1-b2': ['red'], 'a2-b2': ['blue'] })
    expect(sides[at('a1-b1')]).toEqual({ fill: 'full', source: 'from' })
    expect(points.has(CORNER)).toBe(true)
    expect(sides[at('b1-b2')].source).toBe('from')
    expect(sides[at('a2-b2')].source).toBe('from')
    expect(flow({ 'b1-c1': ['red'], 'b1-b2': ['red'] }).sides[at('b1-b2')].source).toBe('to')
  })

  test('R3.5 stops halfway on a side with two zones and one cube', () => {
    expect(flow({ 'c2-c3': ['red'] }).sides[at('c2-c3')].fill).toBe('half')
  })

  test('R3.5 passes a half-filled side if the edition says so', () => {
    const zones = box.zones.map(() => 2)
    expect(flow({ 'a1-b1': ['red'] }, { zones, firstPasses: false }).points.has(CORNER)).toBe(false)
    expect(flow({ 'a1-b1': ['red'] }, { zones, firstPasses: true }).points.has(CORNER)).toBe(true)
  })
})
