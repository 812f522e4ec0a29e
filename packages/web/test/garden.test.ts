import {
  type Event,
  legalMoves,
  newGame,
  type Position,
  play,
  SIDES,
  SQUARES,
  type Square,
  seededRandom,
  toState,
} from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { GARDEN_ROWS, numberReader, stepFrom } from '../src/board/keys.ts'
import { plantersOf } from '../src/garden/planters.ts'

/** Plays a random game and looks at every position. */
function playThrough(players: 2 | 3 | 4, seed: string, look: (position: Position, events: readonly Event[]) => void) {
  const game = newGame({ players, seed })
  const random = seededRandom(seed)
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    const played = play(game, moves[random(moves.length)])
    if (played.ok) look(game.position, played.events)
  }
  return game
}

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
    expect(GARDEN_ROWS.map((row) => row.map((index) => SQUARES[index])[0])).toEqual(['a4', 'a3', 'a2', 'a1'])
  })

  it('combines digits into one number while there are that many places', () => {
    const read = numberReader()
    expect(read('1', 0, 12)).toBe(1)
    expect(read('2', 300, 12)).toBe(12)
    expect(read('1', 600, 12)).toBe(1)
    expect(read('5', 700, 12)).toBe(5)
    expect(read('3', 5000, 12)).toBe(3)
    expect(read('Enter', 5100, 12)).toBeUndefined()
  })
})
