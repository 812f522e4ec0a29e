import { describe, expect, test } from 'vitest'
import {
  COLORS,
  type Color,
  type Cube,
  type Event,
  type Game,
  legalMoves,
  type PlayerCount,
  SQUARES,
  whyRefused,
} from '../../src/index.ts'
import { choices, expectRefused, flood, moves, type Sketch, seat, state, table } from '../table.ts'

/** A game in which everybody has just passed. */
function allPassed(wanted: Sketch): Game {
  const game = table(wanted)
  while (state(game).phase === 'actions') moves(game, 'pass')
  return game
}

const scored = (events: Event[], clause: string) =>
  events.flatMap((event) => (event.type === 'score' && event.clause === clause ? [[event.seat, event.points]] : []))
const ofType = <T extends Event['type']>(events: Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type)

/** Every square is planted and every zone full: this number of red cubes, the rest neutral. */
const neutralCanals = (red: number): Sketch => ({
  planted: Object.fromEntries(SQUARES.map((square) => [square, 'red'])),
  canals: flood(['red', red], ['neutral', 32 - red]),
})

describe('R10 End of the round', () => {
  const e13: Sketch = {
    first: 'white',
    temples: { ishtar: ['blue', 'red'], marduk: ['white', 'black'], tammouz: ['white', 'red', 'black'] },
    seats: { red: { goods: { barley: 1 } } },
  }

  test('E13 Black, sitting to the right of White, leads the procession into Marduk; neutral cubes go into the others (R10.1)', () => {
    const game = allPassed(e13)
    expect(state(game).phase).toBe('procession')
    expect(state(game).decision).toEqual({ kind: 'temple', player: 2, reason: 'procession' })
    moves(game, 'temple marduk')
    expect(state(game).temples).toEqual({
      ishtar: ['neutral', 'blue', 'red'],
      marduk: ['black', 'white', 'black'],
      tammouz: ['neutral', 'white', 'red', 'black'],
    })
  })

  test('E14 In Ishtar Red, further right than Blue, chooses the camel; Blue takes the talent (R10.2)', () => {
    const game = allPassed(e13)
    moves(game, 'temple marduk')
    expect(state(game).decision).toEqual({ kind: 'ishtar', player: 1 })
    moves(game, 'ishtar camel')
    expect(seat(game, 'red')).toMatchObject({ camels: 2, talents: 4 })
    expect(seat(game, 'blue')).toMatchObject({ camels: 1, talents: 5 })
  })

  test('E15 In Marduk Black with two cubes scores 2 points, White with one scores 1 (R10.2)', () => {
    const game = allPassed(e13)
    const events = moves(game, 'temple marduk', 'ishtar camel')
    expect(scored(events, 'R10.2')).toEqual([
      [2, 2],
      [3, 1],
    ])
  })

  test('E16 In Tammouz Black is first and places a cube in the fields; Red is second and may exchange; White gets nothing (R10.2)', () => {
    const game = allPassed(e13)
    moves(game, 'temple marduk', 'ishtar camel')
    expect(state(game).decision).toEqual({ kind: 'field', player: 2, reason: 'tammouz' })
    expect(legalMoves(game)).toEqual(['field bottom', 'field top'])
    moves(game, 'field top')
    expect(seat(game, 'black').goods.salt).toBe(1)
    expect(state(game).fields.top).toEqual(['black'])
    expect(state(game).decision).toEqual({ kind: 'exchange', player: 1 })
    expect(legalMoves(game)).toEqual(['exchange barley dates', 'exchange barley palm', 'exchange barley salt', 'keep'])
    moves(game, 'exchange barley palm')
    expect(seat(game, 'red').goods).toMatchObject({ barley: 0, palm: 1 })
    expect(Object.values(seat(game, 'white').goods)).toEqual([0, 0, 0, 0, 0])
    expect(state(game).round).toBe(2)
  })

  test('E16 Red may also keep what they have', () => {
    const game = allPassed(e13)
    moves(game, 'temple marduk', 'ishtar camel', 'field bottom', 'keep')
    expect(seat(game, 'red').goods).toMatchObject({ barley: 1 })
  })

  describe('R10.1 Procession', () => {
    test.each([2, 3, 4] as const)(
      'R10.1 With %i players the last in turn order leads it, whoever passed last',
      (players) => {
        for (let first = 0; first < players; first++) {
          const last = (first + players - 1) % players
          const game = allPassed({ players, first: COLORS[first] })
          expect(state(game).decision).toEqual({ kind: 'temple', player: last, reason: 'procession' })
          // The last player has passed already; another one passes last.
          const other = table({ players, first: COLORS[first], seats: { [COLORS[last]]: { passed: true } } })
          while (state(other).phase === 'actions') moves(other, 'pass')
          expect(state(other).decision?.player).toBe(last)
        }
      },
    )

    test('R10.1 The leader chooses any of the three temples and must choose one', () => {
      const game = allPassed({})
      expect(legalMoves(game)).toEqual(['temple ishtar', 'temple marduk', 'temple tammouz'])
      expectRefused(game, 'pass', 'not-asked', 'R10.1')
    })

    test('R10.1, R6.3 Cubes pushed beyond the fourth place go back to their owners, neutral ones to the reserve', () => {
      const game = allPassed({
        temples: {
          ishtar: ['red', 'red', 'blue', 'neutral'],
          marduk: ['white', 'black', 'blue', 'red'],
          tammouz: ['blue', 'blue', 'red', 'black'],
        },
      })
      const events = moves(game, 'temple marduk')
      expect(state(game).temples).toEqual({
        ishtar: ['neutral', 'red', 'red', 'blue'],
        marduk: ['white', 'white', 'black', 'blue'],
        tammouz: ['neutral', 'blue', 'blue', 'red'],
      })
      expect(ofType(events, 'pushed-out')).toEqual([
        { type: 'pushed-out', seat: 1, temple: 'marduk' },
        { type: 'pushed-out', seat: null, temple: 'ishtar' },
        { type: 'pushed-out', seat: 2, temple: 'tammouz' },
      ])
      // Before: white has 29 cubes in stock, red 26, black 28; the reserve has 19 neutral cubes.
      expect(seat(game, 'white').cubes).toBe(28)
      expect(seat(game, 'red').cubes).toBe(27)
      expect(seat(game, 'black').cubes).toBe(29)
      expect(state(game).reserve.neutral).toBe(18)
    })

    test.each([
      ['ishtar', { ishtar: ['white'], marduk: ['neutral'], tammouz: [] }],
      ['marduk', { ishtar: ['neutral'], marduk: ['white'], tammouz: [] }],
      ['tammouz', { ishtar: ['neutral'], marduk: [], tammouz: ['white'] }],
    ])(
      'R10.1 With a single neutral cube left and %s chosen, the next temple in order receives it',
      (chosen, temples) => {
        const game = allPassed(neutralCanals(13))
        expect(state(game).reserve.neutral).toBe(1)
        moves(game, `temple ${chosen}`)
        expect(state(game).temples).toEqual(temples)
        expect(state(game).reserve.neutral).toBe(0)
      },
    )

    test('R10.1 Without a neutral cube in the reserve the other temples stay as they are', () => {
      const game = allPassed({ ...neutralCanals(12), temples: { ishtar: ['blue', 'neutral'], marduk: ['red'] } })
      expect(state(game).reserve.neutral).toBe(0)
      moves(game, 'temple tammouz')
      expect(state(game).temples).toEqual({ ishtar: ['blue', 'neutral'], marduk: ['red'], tammouz: ['white'] })
    })

    test('R10.1 A neutral cube that is pushed out is back in the reserve when it is the next temple’s turn', () => {
      const full: Cube[] = ['blue', 'blue', 'blue', 'neutral']
      const game = allPassed({ ...neutralCanals(12), temples: { marduk: full, tammouz: ['red'] } })
      moves(game, 'temple marduk')
      expect(state(game).temples).toMatchObject({
        ishtar: ['neutral'],
        marduk: ['white', 'blue', 'blue', 'blue'],
        tammouz: ['red'],
      })
      expect(state(game).reserve.neutral).toBe(0)
    })

    test('R10.1 A leader without a cube still names a temple, and that temple receives nothing', () => {
      const game = allPassed({ first: 'red', canals: flood(['blue', 30]) })
      expect(state(game).decision).toEqual({ kind: 'temple', player: 0, reason: 'procession' })
      expect(seat(game, 'blue').cubes).toBe(0)
      expect(legalMoves(game)).toHaveLength(3)
      moves(game, 'temple marduk')
      expect(state(game).temples).toEqual({ ishtar: ['neutral'], marduk: [], tammouz: ['neutral'] })
      expect(seat(game, 'blue').cubes).toBe(0)
    })
  })

  describe('R10.2 First and second in a temple', () => {
    /** After the procession Marduk holds these cubes, with a neutral one at the left. */
    const marduk = (cubes: Cube[], players: PlayerCount = 4) => {
      const game = allPassed({ players, temples: { marduk: cubes } })
      return moves(game, 'temple tammouz')
    }

    test.each([
      [['blue', 'red', 'blue'], 0, 1],
      [['blue', 'red'], 1, 0],
      [['red', 'red', 'blue'], 1, 0],
      [['blue', 'red', 'red'], 1, 0],
      [['blue', 'red', 'black'], 2, 1],
      [['red', 'black', 'blue'], 0, 2],
      [['blue', 'neutral', 'red'], 1, 0],
      [['neutral', 'neutral', 'blue'], 0, null],
      [['red', 'red', 'red'], 1, null],
    ] as [Cube[], number, number | null][])(
      'R10.2 In a temple with %j, seat %i is first and seat %s second',
      (cubes, first, second) => {
        const events = marduk(cubes)
        expect(events).toContainEqual({ type: 'temple-ranked', temple: 'marduk', first, second })
        expect(scored(events, 'R10.2')).toEqual(
          second === null
            ? [[first, 2]]
            : [
                [first, 2],
                [second, 1],
              ],
        )
      },
    )

    test('R10.2 If players tie with two cubes each, the one whose rightmost cube is further to the right is ahead', () => {
      const game = allPassed({ first: 'red', temples: { marduk: ['red', 'blue', 'red', 'black'] } })
      const events = moves(game, 'temple marduk')
      expect(state(game).temples.marduk).toEqual(['blue', 'red', 'blue', 'red'])
      expect(scored(events, 'R10.2')).toEqual([
        [1, 2],
        [0, 1],
      ])
    })

    test('R10.2 More cubes beat a place further to the right, for second place, too', () => {
      const game = allPassed({ temples: { marduk: ['red', 'red', 'blue', 'blue'] } })
      const events = moves(game, 'temple marduk')
      expect(state(game).temples.marduk).toEqual(['white', 'red', 'red', 'blue'])
      expect(scored(events, 'R10.2')).toEqual([
        [1, 2],
        [0, 1],
      ])
    })

    test('R10.2 A temple with only neutral cubes rewards nobody', () => {
      const events = marduk(['neutral', 'neutral'])
      expect(ofType(events, 'temple-ranked').map((event) => event.temple)).toEqual(['tammouz'])
      expect(scored(events, 'R10.2')).toEqual([])
    })

    test('R10.2 With 2 players there are no second rewards, with 3 there are', () => {
      expect(scored(marduk(['blue', 'red'], 2), 'R10.2')).toEqual([[1, 2]])
      expect(scored(marduk(['blue', 'red'], 3), 'R10.2')).toEqual([
        [1, 2],
        [0, 1],
      ])
      const ishtar = allPassed({ players: 2, temples: { ishtar: ['blue', 'red'] } })
      moves(ishtar, 'temple marduk', 'ishtar talent')
      expect(seat(ishtar, 'blue')).toMatchObject({ camels: 1, talents: 4 })
      const tammouz = allPassed({
        players: 2,
        temples: { tammouz: ['blue', 'red'] },
        seats: { blue: { goods: { salt: 1 } } },
      })
      moves(tammouz, 'temple marduk', 'field top')
      expect(state(tammouz).decision?.kind).toBe('action')
    })

    test('R10.2 Ishtar is resolved first, then Marduk, then Tammouz', () => {
      const game = allPassed({ temples: { ishtar: ['blue'], marduk: ['blue'], tammouz: ['blue'] } })
      const first = moves(game, 'temple tammouz')
      expect(ofType(first, 'temple-ranked').map((event) => event.temple)).toEqual(['ishtar'])
      const rest = moves(game, 'ishtar camel')
      expect(ofType(rest, 'temple-ranked').map((event) => event.temple)).toEqual(['marduk', 'tammouz'])
    })
  })

  describe('R10.2 Ishtar', () => {
    const blueRed: Sketch = { temples: { ishtar: ['red', 'blue'] } }

    test('R10.2 The first takes a camel or a talent, as they prefer, and the second takes the other', () => {
      const camel = allPassed(blueRed)
      moves(camel, 'temple marduk')
      expect(legalMoves(camel)).toEqual(['ishtar camel', 'ishtar talent'])
      moves(camel, 'ishtar camel')
      expect(seat(camel, 'blue')).toMatchObject({ camels: 2, talents: 4 })
      expect(seat(camel, 'red')).toMatchObject({ camels: 1, talents: 5 })
      expect(state(camel).reserve).toMatchObject({ camels: 9, talents: 13 })
      const talent = allPassed(blueRed)
      moves(talent, 'temple marduk', 'ishtar talent')
      expect(seat(talent, 'blue')).toMatchObject({ camels: 1, talents: 5 })
      expect(seat(talent, 'red')).toMatchObject({ camels: 2, talents: 4 })
    })

    test('R10.2 A player alone in Ishtar gets one of the two, and the other goes to nobody', () => {
      const game = allPassed({ temples: { ishtar: ['blue'] } })
      moves(game, 'temple marduk', 'ishtar camel')
      expect(state(game).reserve).toMatchObject({ camels: 9, talents: 14 })
    })

    test('R10.2 When the reserve has no camel, the first takes a talent and the second gets nothing', () => {
      const game = allPassed({ ...blueRed, seats: { black: { camels: 11 } } })
      const events = moves(game, 'temple marduk')
      expect(state(game).decision?.kind).toBe('action')
      expect(ofType(events, 'talents')).toEqual([{ type: 'talents', seat: 0, count: 1, clause: 'R10.2' }])
      expect(seat(game, 'red')).toMatchObject({ camels: 1, talents: 4 })
      expect(state(game).reserve.camels).toBe(0)
    })

    test('R10.2 When the reserve has no talent, the first takes a camel and the second gets nothing', () => {
      const game = allPassed({ ...blueRed, seats: { black: { talents: 18 } } })
      const events = moves(game, 'temple marduk')
      expect(ofType(events, 'camels')).toEqual([{ type: 'camels', seat: 0, count: 1, clause: 'R10.2' }])
      expect(seat(game, 'red')).toMatchObject({ camels: 1, talents: 4 })
      expect(state(game).reserve.talents).toBe(0)
    })

    test('R10.2, R1.5 When the reserve has neither, nobody receives anything', () => {
      const game = allPassed({ ...blueRed, seats: { black: { camels: 11, talents: 18 } } })
      const events = moves(game, 'temple marduk')
      expect([...ofType(events, 'camels'), ...ofType(events, 'talents')]).toEqual([])
      expect(state(game).round).toBe(2)
    })
  })

  describe('R10.2 Tammouz', () => {
    test('R10.2 The first places a cube exactly as with a farmer: a full row brings a gardener and is cleared', () => {
      const game = allPassed({
        temples: { tammouz: ['blue'] },
        fields: { top: ['red', 'red', 'blue', 'blue'] },
      })
      moves(game, 'temple marduk', 'field top')
      expect(seat(game, 'blue')).toMatchObject({ gardeners: 1, cubes: 29 })
      expect(seat(game, 'blue').goods.wine).toBe(1)
      expect(seat(game, 'red').cubes).toBe(30)
      expect(state(game).fields.top).toEqual([])
    })

    test('R10.2 Without a cube in stock the first is skipped, and the second is still asked', () => {
      const game = allPassed({
        canals: flood(['blue', 29], ['red', 3]),
        temples: { tammouz: ['red', 'blue'] },
        seats: { red: { goods: { wine: 1 } } },
      })
      expect(seat(game, 'blue').cubes).toBe(0)
      const events = moves(game, 'temple marduk')
      expect(events).toContainEqual({ type: 'temple-ranked', temple: 'tammouz', first: 0, second: 1 })
      expect(state(game).decision).toEqual({ kind: 'exchange', player: 1 })
      expect(state(game).fields).toEqual({ top: [], bottom: [] })
    })

    /** Blue is first and takes salt, Red is second with these goods. */
    const second = (goods: Partial<Record<string, number>>, others: Sketch['seats'] = {}) => {
      const game = allPassed({ temples: { tammouz: ['red', 'blue'] }, seats: { ...others, red: { goods } } })
      moves(game, 'temple marduk', 'field top')
      return game
    }

    test('R10.2 The second may exchange one good for one of a different kind from the reserve', () => {
      const game = second({ barley: 1, dates: 1 })
      expect(legalMoves(game)).toEqual([
        'exchange barley dates',
        'exchange barley palm',
        'exchange barley salt',
        'exchange dates barley',
        'exchange dates palm',
        'exchange dates salt',
        'keep',
      ])
      const reserve = state(game).reserve.goods
      moves(game, 'exchange barley salt')
      expect(seat(game, 'red').goods).toEqual({ barley: 0, dates: 1, salt: 1, palm: 0, wine: 0 })
      expect(state(game).reserve.goods).toMatchObject({ barley: reserve.barley + 1, salt: reserve.salt - 1 })
    })

    test('R10.2 Giving wine away is allowed', () => {
      const game = second({ wine: 1 })
      expect(legalMoves(game)).toEqual([
        'exchange wine barley',
        'exchange wine dates',
        'exchange wine palm',
        'exchange wine salt',
        'keep',
      ])
      moves(game, 'exchange wine dates')
      expect(seat(game, 'red').goods).toMatchObject({ dates: 1, wine: 0 })
      expect(state(game).reserve.goods.wine).toBe(7)
    })

    test('R10.2 exchange-for-wine: wine is never received in exchange', () => {
      const game = second({ barley: 1 })
      expectRefused(game, 'exchange barley wine', 'exchange-for-wine', 'R10.2')
      expect(whyRefused(game, 'exchange barley wine')?.instead).toEqual(choices(game, 'exchange'))
    })

    test('R10.2 exchange-not-held: a player can give away only a good they have', () => {
      const game = second({ barley: 1 })
      expectRefused(game, 'exchange dates barley', 'exchange-not-held', 'R10.2')
    })

    test('R10.2 exchange-same: the good received is of a different kind', () => {
      const game = second({ barley: 1 })
      expectRefused(game, 'exchange barley barley', 'exchange-same', 'R10.2')
    })

    test('R10.2 exchange-none-left: a good that has run out cannot be received', () => {
      const game = second({ barley: 1 }, { black: { goods: { dates: 7 } } })
      expectRefused(game, 'exchange barley dates', 'exchange-none-left', 'R10.2')
      expect(choices(game, 'exchange')).toEqual(['exchange barley palm', 'exchange barley salt'])
    })

    test('R10.2 A second without goods, or with nothing to get, is not asked', () => {
      expect(state(second({})).decision?.kind).toBe('action')
      // Once Blue has taken the last salt, the reserve has only barley and wine, and Red has only barley.
      const game = second({ barley: 2 }, { black: { goods: { dates: 7, salt: 5, palm: 6 } } })
      expect(state(game).reserve.goods).toMatchObject({ dates: 0, salt: 0, palm: 0 })
      expect(state(game).decision?.kind).not.toBe('exchange')
    })
  })

  describe('R10.3 Stock', () => {
    test.each([
      [0, 2],
      [1, 2],
      [2, 4],
    ])('R10.3 With Caravaneer %i a player keeps %i goods', (caravaneer, keeps) => {
      const fits = allPassed({ seats: { blue: { caravaneer, goods: { barley: keeps } } } })
      moves(fits, 'temple marduk')
      expect(state(fits).decision?.kind).toBe('action')
      expect(seat(fits, 'blue').goods.barley).toBe(keeps)
      const over = allPassed({ seats: { blue: { caravaneer, goods: { barley: keeps, wine: 1 } } } })
      moves(over, 'temple marduk')
      expect(state(over)).toMatchObject({ phase: 'stock', decision: { kind: 'discard', player: 0, count: 1 } })
      expect(legalMoves(over)).toEqual(['discard barley', 'discard wine'])
    })

    test('R10.3 The player chooses which goods to discard, and they go back to the reserve', () => {
      const game = allPassed({ seats: { blue: { goods: { barley: 2, salt: 1, wine: 1 } } } })
      moves(game, 'temple marduk')
      expect(state(game).decision).toEqual({ kind: 'discard', player: 0, count: 2 })
      expect(legalMoves(game)).toEqual([
        'discard barley barley',
        'discard barley salt',
        'discard barley wine',
        'discard salt wine',
      ])
      moves(game, 'discard barley salt')
      expect(seat(game, 'blue').goods).toEqual({ barley: 1, dates: 0, salt: 0, palm: 0, wine: 1 })
      expect(state(game).reserve.goods).toMatchObject({ barley: 6, salt: 6, wine: 6 })
    })

    test('R10.3 Players with too many goods discard in turn order, from the first player on; the others are not asked', () => {
      const three = { goods: { barley: 1, dates: 1, wine: 1 } }
      const game = allPassed({ first: 'black', seats: { blue: three, red: three, black: three } })
      moves(game, 'temple marduk')
      const asked: (number | undefined)[] = []
      while (state(game).phase === 'stock') {
        asked.push(state(game).decision?.player)
        moves(game, 'discard dates')
      }
      expect(asked).toEqual([2, 0, 1])
    })

    test('R10.3 discard-count: exactly the excess, neither more nor less', () => {
      const game = allPassed({ seats: { blue: { goods: { barley: 4 } } } })
      moves(game, 'temple marduk')
      expectRefused(game, 'discard barley', 'discard-count', 'R10.3')
      expectRefused(game, 'discard barley barley barley', 'discard-count', 'R10.3')
      expect(whyRefused(game, 'discard barley')?.instead).toEqual(['discard barley barley'])
    })

    test('R10.3 discard-not-held: only goods that the player has', () => {
      const game = allPassed({ seats: { blue: { goods: { barley: 1, dates: 3 } } } })
      moves(game, 'temple marduk')
      expectRefused(game, 'discard barley barley', 'discard-not-held', 'R10.3')
      expectRefused(game, 'discard dates wine', 'discard-not-held', 'R10.3')
    })

    test('R10.3 There is no limit on camels and talents', () => {
      const game = allPassed({ seats: { blue: { camels: 9, talents: 15 } } })
      moves(game, 'temple marduk')
      expect(seat(game, 'blue')).toMatchObject({ camels: 9, talents: 15 })
      expect(state(game).round).toBe(2)
    })

    test('R10.3, R10.2 A good won in Tammouz counts towards the limit in the same round', () => {
      const game = allPassed({ temples: { tammouz: ['blue'] }, seats: { blue: { goods: { barley: 2 } } } })
      moves(game, 'temple marduk', 'field top')
      expect(state(game).decision).toEqual({ kind: 'discard', player: 0, count: 1 })
    })
  })

  describe('R10.4 First player', () => {
    test.each([2, 3, 4] as const)(
      'R10.4 With %i players the first-player card passes to the next player clockwise, who begins',
      (players) => {
        for (let first = 0; first < players; first++) {
          const game = allPassed({ players, first: COLORS[first] as Color })
          const events = moves(game, 'temple marduk')
          const next = (first + 1) % players
          expect(events).toContainEqual({ type: 'first-player', seat: next })
          expect(state(game)).toMatchObject({ firstPlayer: next, round: 2, decision: { kind: 'action', player: next } })
        }
      },
    )

    test('R10.4 The cubes that marked passing are taken back: all play again', () => {
      const game = allPassed({})
      expect(state(game).seats.map(({ passed }) => passed)).toEqual([true, true, true, true])
      moves(game, 'temple marduk')
      expect(state(game).seats.map(({ passed }) => passed)).toEqual([false, false, false, false])
    })

    test('R10.4 This happens in the final round as well', () => {
      const game = allPassed({ ...neutralCanals(12), first: 'black' })
      moves(game, 'temple marduk')
      expect(state(game)).toMatchObject({ phase: 'over', firstPlayer: 3, round: 1 })
      expect(state(game).seats.map(({ passed }) => passed)).toEqual([false, false, false, false])
    })
  })
})
