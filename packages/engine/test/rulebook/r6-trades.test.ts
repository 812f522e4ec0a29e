import { describe, expect, test } from 'vitest'
import { moves, seat, state, table } from '../table.ts'

describe('R6 The trades', () => {
  test('E3 Blue takes wine on the last field of the bottom row, Red has most cubes there and takes the gardener (R6.1, R6.2)', () => {
    const game = table({
      turn: 'blue',
      fields: { top: ['blue', 'red'], bottom: ['red', 'red', 'white', 'black'] },
    })
    moves(game, 'recruit 1 farmer', 'field bottom')
    expect(seat(game, 'blue').goods.wine).toBe(1)
    expect(seat(game, 'red').gardeners).toBe(1)
    expect(state(game).fields).toEqual({ top: ['blue', 'red'], bottom: [] })
    expect(seat(game, 'red').cubes).toBe(29)
  })
})
