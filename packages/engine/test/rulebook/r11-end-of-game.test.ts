import { describe, expect, test } from 'vitest'
import {
  type Color,
  type Event,
  type Game,
  isOver,
  legalMoves,
  type PlayerCount,
  SQUARES,
  type Square,
  STANDARD,
  scores,
  whyRefused,
} from '../../src/index.ts'
import { expectRefused, flood, moves, type Sketch, seat, state, table } from '../table.ts'

/** A flooded garden with this number of squares planted by Blue, then by Red. */
function planted(players: PlayerCount, blue: number, red: number): Sketch {
  const squares = SQUARES.filter((square) => !STANDARD.emptySquares[players].includes(square))
  const owners = squares.slice(0, blue + red).map((square, i): [Square, Color] => [square, i < blue ? 'blue' : 'red'])
  return { players, canals: flood(['red', 20], ['blue', 12]), planted: Object.fromEntries(owners) }
}

/** Everybody passes, the procession goes into Tammouz, and phase III is played with the first legal moves. */
function endRound(game: Game): Event[] {
  const { round } = state(game)
  const events: Event[] = []
  const go = (move: string) => {
    events.push(...moves(game, move))
  }
  while (state(game).phase === 'actions') go('pass')
  go('temple tammouz')
  while (state(game).round === round && !isOver(game)) go(legalMoves(game)[0])
  return events
}

const scored = (events: Event[], clause: string) =>
  events.flatMap((event) => (event.type === 'score' && event.clause === clause ? [[event.seat, event.points]] : []))

describe('R11 End of the game', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 4],
  ] as [PlayerCount, number][])(
    'R11.1 With %i players the game ends when %i tiles or fewer are left',
    (players, last) => {
      const tiles = players === 2 ? 13 : 16
      const goesOn = table(planted(players, 1, tiles - last - 2))
      endRound(goesOn)
      expect(isOver(goesOn)).toBe(false)
      expect(state(goesOn)).toMatchObject({ round: 2, phase: 'actions', winners: null })
      for (const left of [last, last - 1, 0]) {
        const over = table(planted(players, 1, tiles - left - 1))
        const events = endRound(over)
        expect(isOver(over)).toBe(true)
        expect(state(over)).toMatchObject({ round: 1, phase: 'over', decision: null })
        expect(events.at(-1)).toMatchObject({ type: 'over', by: 'tiles' })
      }
    },
  )

  test('R11.1 The game ends after phase III: the round in which the tiles run low is played to its end', () => {
    const sketch = planted(4, 0, 11)
    const game = table({
      ...sketch,
      caravan: 'palmyra',
      temples: { marduk: ['black'] },
      seats: { blue: { goods: { dates: 1, barley: 1 }, gardeners: 1 }, white: { goods: { palm: 3 } } },
    })
    moves(game, 'caravan khorsabad', 'plant a4')
    expect(Object.values(state(game).garden).filter((tile) => tile !== null)).toHaveLength(4)
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
    moves(game, 'recruit 1 farmer', 'field top', 'recruit 2 merchant')
    moves(game, 'pass', 'pass', 'pass', 'pass')
    expect(state(game).phase).toBe('procession')
    const events = moves(game, 'temple ishtar', 'ishtar camel')
    expect(scored(events, 'R10.2')).toEqual([[2, 2]])
    expect(state(game).phase).toBe('stock')
    moves(game, 'discard palm')
    expect(isOver(game)).toBe(true)
  })

  test.each([
    [2, [0, 0, 0, 0, 0, 5, 5, 10, 10, 10, 10]],
    [3, [0, 0, 0, 0, 5, 5, 10, 10, 10, 10, 10]],
    [4, [0, 0, 0, 5, 5, 10, 10, 10, 10, 10, 10]],
  ] as [PlayerCount, number[]][])(
    'R11.2 With %i players the favour for 0, 1, 2, … tiles is %j points',
    (players, favour) => {
      favour.forEach((points, tiles) => {
        const planters = planted(players, tiles, (players === 2 ? 10 : 12) - tiles)
        const game = table(planters)
        const events = endRound(game)
        expect(scored(events, 'R11.2').filter(([who]) => who === 0)).toEqual(points === 0 ? [] : [[0, points]])
      })
    },
  )

  test('R11.2 Players are rewarded for their own number of tiles', () => {
    const game = table(planted(4, 3, 10))
    expect(scored(endRound(game), 'R11.2')).toEqual([
      [0, 5],
      [1, 10],
    ])
  })

  test('R11.3 Every good left after the discards is worth 1 point, wine like any other', () => {
    const game = table({
      ...planted(4, 0, 12),
      seats: {
        blue: { goods: { barley: 1, wine: 1 } },
        red: { goods: { salt: 3 } },
        white: { caravaneer: 2, goods: { dates: 2, wine: 2 } },
      },
      caravaneerGoods: ['palm'],
    })
    const events = endRound(game)
    expect(scored(events, 'R11.3')).toEqual([
      [0, 2],
      [1, 2],
      [3, 4],
    ])
    expect(seat(game, 'red').goods.salt).toBe(2)
  })

  test('R11.3 Camels and talents are worth nothing', () => {
    const game = table({ ...planted(4, 0, 12), seats: { black: { camels: 8, talents: 15, score: 7 } } })
    endRound(game)
    expect(seat(game, 'black').score).toBe(7)
  })

  test('R11.2, R11.3 The final scores are in the state once the game is over, and nothing is scored twice', () => {
    const game = table({ ...planted(4, 4, 8), seats: { blue: { score: 20, goods: { palm: 2 } }, red: { score: 9 } } })
    const events = endRound(game)
    expect(seat(game, 'blue').score).toBe(20 + 5 + 2)
    expect(seat(game, 'red').score).toBe(9 + 10)
    expect(scored(events, 'R11.2')).toHaveLength(2)
    expect(scores(game)).toEqual(state(game).seats.map(({ score }) => score))
  })

  test('R1.1, R11.1 The player with the most points wins', () => {
    const game = table({ ...planted(4, 0, 12), seats: { black: { score: 11 }, white: { score: 12 } } })
    expect(endRound(game).at(-1)).toEqual({ type: 'over', winners: [3], by: 'tiles' })
    expect(state(game).winners).toEqual([3])
  })

  test('R1.1 Players who share the highest score all win; there is no tie-breaker', () => {
    const two = table({
      ...planted(4, 0, 12),
      seats: { blue: { score: 30, talents: 9 }, black: { score: 29, goods: { salt: 1 } }, white: { score: 12 } },
    })
    endRound(two)
    expect(state(two).winners).toEqual([0, 2])
    // Red has 12 tiles and so gets a favour of 10 points; White takes a good in Tammouz.
    const all = table({
      ...planted(4, 0, 12),
      seats: { blue: { score: 10 }, black: { score: 10 }, white: { score: 9 } },
    })
    endRound(all)
    expect(scores(all)).toEqual([10, 10, 10, 10])
    expect(state(all).winners).toEqual([0, 1, 2, 3])
  })

  test('R11.4 At the end of round 30 the game ends, and R11.2 and R11.3 are scored as usual', () => {
    const sketch = { ...planted(4, 3, 5), seats: { white: { goods: { palm: 2 } } } }
    const before = table({ ...sketch, round: 29 })
    expect(scored(endRound(before), 'R11.2')).toEqual([])
    expect(state(before)).toMatchObject({ round: 30, phase: 'actions' })
    const last = table({ ...sketch, round: 30 })
    const events = endRound(last)
    expect(events.at(-1)).toMatchObject({ type: 'over', by: 'rounds' })
    expect(scored(events, 'R11.2')).toEqual([
      [0, 5],
      [1, 10],
    ])
    expect(scored(events, 'R11.3')).toEqual([[3, 2]])
    expect(state(last)).toMatchObject({ round: 30, phase: 'over', decision: null })
  })

  test('R11.4, R11.1 If the tiles run low in round 30, that is what ends the game', () => {
    const game = table({ ...planted(4, 0, 12), round: 30 })
    expect(endRound(game).at(-1)).toMatchObject({ type: 'over', by: 'tiles' })
  })

  test('R11.1 game-over: once the game is over no move is legal', () => {
    const game = table(planted(4, 0, 12))
    endRound(game)
    expect(legalMoves(game)).toEqual([])
    for (const move of ['pass', 'temple ishtar', 'noble']) expectRefused(game, move, 'game-over', 'R11.1')
    expect(whyRefused(game, 'pass')?.instead).toEqual([])
    expectRefused(game, 'give up', 'not-a-move', undefined)
  })

  test('R11.4 game-over: after the last of thirty rounds that is the reason', () => {
    const game = table({ round: 30 })
    endRound(game)
    expectRefused(game, 'pass', 'game-over', 'R11.4')
  })
})
