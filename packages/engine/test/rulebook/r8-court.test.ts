import { describe, expect, test } from 'vitest'
import { type Good, legalMoves, type PlayerCount, whyRefused } from '../../src/index.ts'
import { choices, expectRefused, moves, type Sketch, seat, state, table } from '../table.ts'

const BARLEY = { goods: { barley: 1 } }
const SALT = { goods: { salt: 1 } }
/** One space before the city. */
const toSusa: Sketch = { caravan: 'eshnunna' }
const toPalmyra: Sketch = { caravan: 'mari' }

describe('R8 Court cards', () => {
  const e8 = (bankers: boolean): Sketch => ({
    turn: 'red',
    caravan: 'ur',
    caravaneerGoods: ['palm'],
    seats: {
      red: { caravaneer: 1, goods: { dates: 1 } },
      blue: { caravaneer: 2, banker: bankers ? 0 : 1 },
      black: { banker: bankers ? 0 : 1 },
      white: { banker: bankers ? 0 : 1 },
    },
  })

  test('E8 In Uruk Red pays one dates and takes Caravaneer II with its palm instead of Banker I (R7.5, R8.1, R8.3)', () => {
    const game = table(e8(true))
    moves(game, 'caravan uruk')
    expect(seat(game, 'red').goods.dates).toBe(0)
    expect(legalMoves(game)).toEqual(['court banker', 'court caravaneer'])
    moves(game, 'court caravaneer')
    expect(seat(game, 'red')).toMatchObject({ caravaneer: 2, banker: 0 })
    expect(seat(game, 'red').goods.palm).toBe(1)
    expect(state(game).reserve.caravaneer[1]).toBe(0)
    expect(state(game).reserve.caravaneerGoods).toEqual([])
  })

  test('E8 Red may take Banker I instead', () => {
    const game = table(e8(true))
    moves(game, 'caravan uruk', 'court banker')
    expect(seat(game, 'red')).toMatchObject({ caravaneer: 1, banker: 1 })
    expect(state(game).reserve.caravaneerGoods).toEqual(['palm'])
  })

  test('E8 If no Banker I is left, Red must take Caravaneer II (R8.1, R8.5)', () => {
    const game = table(e8(false))
    expect(state(game).reserve.banker[0]).toBe(0)
    moves(game, 'caravan uruk')
    expect(legalMoves(game)).toEqual(['court caravaneer'])
    expectRefused(game, 'court banker', 'court-card-gone', 'R8.1')
  })

  test('R8.1 In Banker, Caravaneer and Palace a player advances one level at a time, up to III, II and VI', () => {
    const climb = (kind: 'banker' | 'caravaneer' | 'palace', from: Sketch, city: string, good: Good, top: number) => {
      for (let level = 0; level < top; level++) {
        const game = table({ ...from, seats: { blue: { [kind]: level, goods: { [good]: 1 } } } })
        const events = moves(game, `caravan ${city}`, `court ${kind}`)
        expect(events).toContainEqual({ type: 'court', seat: 0, kind, level: level + 1 })
        if (kind === 'caravaneer' && level === 1) moves(game, legalMoves(game)[0])
        expect(seat(game, 'blue')[kind]).toBe(level + 1)
      }
      const game = table({ ...from, seats: { blue: { [kind]: top, goods: { [good]: 1 } } } })
      moves(game, `caravan ${city}`)
      expectRefused(game, `court ${kind}`, 'court-card-gone', 'R8.1')
    }
    climb('banker', toSusa, 'susa', 'barley', 3)
    climb('caravaneer', toSusa, 'susa', 'barley', 2)
    climb('palace', toPalmyra, 'palmyra', 'salt', 6)
  })

  test('R8.1 court-card-gone: if the reserve has no card of the next level, the player cannot advance in that kind', () => {
    // With 4 players, the others have all three Banker I; no level can be skipped.
    const game = table({
      ...toSusa,
      seats: { blue: BARLEY, red: { banker: 1 }, black: { banker: 2 }, white: { banker: 2 } },
    })
    expect(state(game).reserve.banker).toEqual([0, 0, 1])
    moves(game, 'caravan susa')
    expectRefused(game, 'court banker', 'court-card-gone', 'R8.1')
    expect(whyRefused(game, 'court banker')?.instead).toEqual(['court caravaneer'])
  })

  test('R8.1 Covered cards stay with their owners: taking the next level brings none back', () => {
    const game = table({ ...toSusa, seats: { blue: { ...BARLEY, banker: 1 }, red: { banker: 1 } } })
    expect(state(game).reserve.banker).toEqual([1, 2, 1])
    moves(game, 'caravan susa', 'court banker')
    expect(state(game).reserve.banker).toEqual([1, 1, 1])
  })

  test.each([
    [2, { banker: [1, 1, 1], caravaneer: [1, 1], palace: [1, 1, 1, 1, 1, 1], gardeners: 2 }],
    [3, { banker: [2, 1, 1], caravaneer: [2, 1], palace: [2, 2, 1, 1, 1, 1], gardeners: 3 }],
    [4, { banker: [3, 2, 1], caravaneer: [3, 2], palace: [3, 3, 2, 2, 1, 1], gardeners: 4 }],
  ] as [PlayerCount, object][])('R8.1, R2.3 With %i players the reserve of court cards is %j', (players, cards) => {
    expect(state(table({ players })).reserve).toMatchObject(cards)
  })

  test('R8.1 With 2 players only one of them can ever be banker', () => {
    const game = table({ players: 2, ...toSusa, seats: { blue: BARLEY, red: { banker: 3 } } })
    moves(game, 'caravan susa')
    expect(legalMoves(game)).toEqual(['court caravaneer'])
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 7],
    [6, 10],
  ])('R8.2 Palace %i scores %i points, once, when it is taken', (level, points) => {
    const game = table({ ...toPalmyra, seats: { blue: { ...SALT, palace: level - 1 } } })
    const events = moves(game, 'caravan palmyra', 'court palace')
    expect(events).toContainEqual({ type: 'score', seat: 0, points, clause: 'R8.2' })
    expect(seat(game, 'blue').score).toBe(points)
    // A whole round later it has given nothing more.
    moves(game, 'pass', 'pass', 'pass', 'pass', 'temple ishtar')
    while (state(game).round === 1) moves(game, legalMoves(game)[0])
    expect(seat(game, 'blue').score).toBe(points)
  })

  test('R8.2 Bankers, Caravaneers and gardeners are worth no points when taken', () => {
    for (const [wanted, city, kind] of [
      [{ ...toSusa, seats: { blue: { ...BARLEY, banker: 2 } } }, 'susa', 'banker'],
      [{ ...toSusa, seats: { blue: BARLEY } }, 'susa', 'caravaneer'],
      [{ ...toPalmyra, seats: { blue: SALT } }, 'palmyra', 'gardener'],
    ] as const) {
      const game = table(wanted)
      moves(game, `caravan ${city}`, `court ${kind}`)
      expect(seat(game, 'blue').score).toBe(0)
    }
  })

  describe('R8.3 The goods on Caravaneer II', () => {
    const two: Sketch = {
      ...toSusa,
      caravaneerGoods: ['salt', 'palm'],
      seats: { blue: { ...BARLEY, caravaneer: 1 }, red: { caravaneer: 1 } },
    }

    test('R8.3 If two such goods are available, the player who takes Caravaneer II chooses one of them', () => {
      for (const [good, other] of [
        ['salt', 'palm'],
        ['palm', 'salt'],
      ] as [Good, Good][]) {
        const game = table(two)
        moves(game, 'caravan susa', 'court caravaneer')
        expect(state(game).decision).toEqual({ kind: 'good', player: 0 })
        expect(seat(game, 'blue').caravaneer).toBe(2)
        expect(state(game).reserve.caravaneerGoods).toEqual(['salt', 'palm'])
        expect(legalMoves(game)).toEqual(['good palm', 'good salt'])
        const reserve = state(game).reserve.goods
        moves(game, `good ${good}`)
        expect(seat(game, 'blue').goods).toMatchObject({ [good]: 1, [other]: 0 })
        expect(state(game).reserve.caravaneerGoods).toEqual([other])
        expect(state(game).reserve.goods).toEqual(reserve)
        expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
      }
    })

    test('R8.3 The last good is taken without a question', () => {
      for (const players of [2, 3] as const) {
        const game = table({
          ...two,
          players,
          caravaneerGoods: ['dates'],
          seats: { blue: { ...BARLEY, caravaneer: 1 } },
        })
        moves(game, 'caravan susa', 'court caravaneer')
        expect(seat(game, 'blue').goods.dates).toBe(1)
        expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
      }
    })

    test('R8.3 Caravaneer I brings no good', () => {
      const game = table({ ...toSusa, seats: { blue: BARLEY } })
      moves(game, 'caravan susa', 'court caravaneer')
      expect(Object.values(seat(game, 'blue').goods)).toEqual([0, 0, 0, 0, 0])
      expect(state(game).reserve.caravaneerGoods).toEqual(['salt', 'palm'])
      expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
    })

    test('R8.3 good-not-there: a good that is on none of the cards cannot be chosen', () => {
      const game = table(two)
      moves(game, 'caravan susa', 'court caravaneer')
      for (const good of ['barley', 'dates', 'wine']) expectRefused(game, `good ${good}`, 'good-not-there', 'R8.3')
      expect(whyRefused(game, 'good wine')?.instead).toEqual(['good palm', 'good salt'])
    })
  })

  test('R8.4 Gardeners have no levels, and a player may own several', () => {
    const game = table({ ...toPalmyra, seats: { blue: { ...SALT, gardeners: 3 } } })
    const events = moves(game, 'caravan palmyra', 'court gardener')
    expect(events).toContainEqual({ type: 'court', seat: 0, kind: 'gardener', level: 0 })
    expect(seat(game, 'blue').gardeners).toBe(4)
    expect(state(game).reserve.gardeners).toBe(0)
  })

  test('R8.5 A player who can get just one of the two kinds must take that one', () => {
    const palaceOnly = table({ ...toPalmyra, seats: { blue: SALT, red: { gardeners: 4 } } })
    moves(palaceOnly, 'caravan palmyra')
    expect(legalMoves(palaceOnly)).toEqual(['court palace'])
    expectRefused(palaceOnly, 'court gardener', 'court-card-gone', 'R8.1')
    const gardenerOnly = table({ ...toPalmyra, seats: { blue: { ...SALT, palace: 6 } } })
    moves(gardenerOnly, 'caravan palmyra')
    expect(legalMoves(gardenerOnly)).toEqual(['court gardener'])
  })

  test('R8.5 court-none-left: a player who can get neither may not move the caravan to that city', () => {
    const susa = table({ ...toSusa, seats: { blue: { ...BARLEY, banker: 3, caravaneer: 2 } } })
    expectRefused(susa, 'caravan susa', 'court-none-left', 'R8.5')
    const palmyra = table({
      players: 2,
      ...toPalmyra,
      seats: { blue: SALT, red: { palace: 1, gardeners: 2 } },
    })
    expectRefused(palmyra, 'caravan palmyra', 'court-none-left', 'R8.5')
    expect(choices(palmyra, 'caravan')).toEqual([])
  })

  test('R8.5 What another player could still get makes no difference', () => {
    const game = table({
      turn: 'blue',
      ...toSusa,
      seats: { blue: { ...BARLEY, banker: 3, caravaneer: 2 }, red: BARLEY },
    })
    expectRefused(game, 'caravan susa', 'court-none-left', 'R8.5')
    moves(game, 'pass')
    expect(choices(game, 'caravan')).toEqual(['caravan susa'])
  })
})
