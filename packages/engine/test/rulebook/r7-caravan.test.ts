import { describe, expect, test } from 'vitest'
import { CITIES, type City, GOODS, type Good, legalMoves, parseMove, whyNot, whyRefused } from '../../src/index.ts'
import { choices, expectRefused, flood, moves, type Sketch, seat, state, table } from '../table.ts'

const ONE_OF_EACH = { barley: 1, dates: 1, salt: 1, palm: 1, wine: 1 }
const NO_CAMELS = { red: { camels: 0 }, black: { camels: 0 }, white: { camels: 0 } }

/** Blue can act in every city: all goods, and a floor-1 square to plant. */
const blueCanDoAll = (camels: number, caravaneer = 0): Sketch => ({
  canals: { 'a1-b1': ['blue'] },
  seats: { ...NO_CAMELS, blue: { camels, caravaneer, goods: { barley: 2, dates: 2, salt: 2, palm: 2, wine: 1 } } },
})

const oneStop = (city: City, goods: Partial<Record<Good, number>>, more: Sketch = {}): Sketch => ({
  ...more,
  caravan: CITIES[(CITIES.indexOf(city) + CITIES.length - 1) % CITIES.length],
  seats: { ...more.seats, blue: { ...more.seats?.blue, goods } },
})

describe('R7 The caravan', () => {
  test('E7 Red with Caravaneer I and one camel reaches Susa, Ur and Uruk from Eshnunna, and Mari for 2 camels (R7.2)', () => {
    const red = { caravaneer: 1, goods: ONE_OF_EACH }
    const eshnunna: Sketch = { turn: 'red', caravan: 'eshnunna', canals: { 'a1-b1': ['red'] } }
    const game = table({ ...eshnunna, seats: { red: { ...red, camels: 1 } } })
    expect(choices(game, 'caravan')).toEqual(['caravan susa', 'caravan ur', 'caravan uruk'])
    expectRefused(game, 'caravan mari', 'caravan-camels', 'R7.2')

    const two = table({ ...eshnunna, seats: { red: { ...red, camels: 2 } } })
    expect(choices(two, 'caravan')).toEqual(['caravan mari', 'caravan susa', 'caravan ur', 'caravan uruk'])
    moves(two, 'caravan mari')
    expect(seat(two, 'red').camels).toBe(0)
    expect(state(two).caravan).toBe('mari')
  })

  test('E7 Of the spaces within reach only those count whose action Red can carry out (R7.3)', () => {
    const game = table({
      turn: 'red',
      caravan: 'eshnunna',
      seats: { red: { caravaneer: 1, camels: 1, goods: { barley: 1, palm: 1 } } },
    })
    // No square is irrigated, so Ur is out; without dates or wine Uruk is out.
    expect(choices(game, 'caravan')).toEqual(['caravan susa'])
  })

  test('E9 White pays the barley of Mari and the palm on its card, plants, and the card is turned to quality 1 (R7.6)', () => {
    const game = table({
      turn: 'white',
      caravan: 'uruk',
      plants: { mari: ['reed', 1], eshnunna: ['lily', 0] },
      seats: { white: { camels: 1, goods: { barley: 1, palm: 1 }, gardeners: 1 } },
      canals: { 'a1-b1': ['black'] },
    })
    moves(game, 'caravan mari')
    expect(seat(game, 'white')).toMatchObject({ camels: 0, goods: { barley: 0, palm: 0, wine: 0 } })
    expect(state(game).plants.mari).toEqual({ card: 'reed', face: 1 })
    expect(state(game).decision).toEqual({ kind: 'plant', player: 3 })
    moves(game, 'plant a1')
    expect(state(game).plants.mari).toEqual({ card: 'reed', face: 0 })
  })

  test('R7.1 The caravan moves clockwise: Babylon, Eshnunna, Susa, Ur, Uruk, Mari, Palmyra, Khorsabad, Ninoua, Babylon', () => {
    const ring: City[] = [
      'babylon',
      'eshnunna',
      'susa',
      'ur',
      'uruk',
      'mari',
      'palmyra',
      'khorsabad',
      'ninoua',
      'babylon',
    ]
    for (let at = 0; at < 9; at++) {
      const game = table({ ...blueCanDoAll(1), caravan: ring[at] })
      expect(choices(game, 'caravan')).toEqual([`caravan ${ring[at + 1]}`])
      expect(moves(game, `caravan ${ring[at + 1]}`)).toContainEqual({
        type: 'caravan',
        seat: 0,
        from: ring[at],
        to: ring[at + 1],
        spaces: 1,
      })
    }
  })

  test.each([
    [0, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, [1, 1, 1, 2, 3, 4, 5, 6, 7]],
    [2, [1, 1, 1, 1, 1, 2, 3, 4, 5]],
  ])('R7.2 With Caravaneer %i, 1 to 9 spaces cost %j camels, from every city', (caravaneer, prices) => {
    for (let from = 0; from < 9; from++)
      for (let spaces = 1; spaces <= 9; spaces++) {
        const price = prices[spaces - 1]
        const to = CITIES[(from + spaces) % 9]
        const game = table({ ...blueCanDoAll(price, caravaneer), caravan: CITIES[from] })
        const paid = moves(game, `caravan ${to}`)[0]
        expect(paid).toEqual({ type: 'camels', seat: 0, count: -price, clause: 'R7.2' })
        expect(seat(game, 'blue').camels).toBe(0)
        expect(state(game).reserve.camels).toBe(14)
        expect(state(game).caravan).toBe(to)
        const short = table({ ...blueCanDoAll(price - 1, caravaneer), caravan: CITIES[from] })
        expectRefused(short, `caravan ${to}`, 'caravan-camels', 'R7.2')
      }
  })

  test('R7.2 Moving nine spaces is a full lap: the caravan ends where it started, and that is a move', () => {
    const game = table({ ...blueCanDoAll(9), caravan: 'susa' })
    expect(moves(game, 'caravan susa')).toContainEqual({
      type: 'caravan',
      seat: 0,
      from: 'susa',
      to: 'susa',
      spaces: 9,
    })
    expect(state(game).caravan).toBe('susa')
    expect(seat(game, 'blue').camels).toBe(0)
    expect(state(game).decision?.kind).toBe('pay')
  })

  test('R7.2 caravan-camels: a player without a camel can never move the caravan, whatever the bonus', () => {
    const game = table(blueCanDoAll(0, 2))
    expect(choices(game, 'caravan')).toEqual([])
    for (const city of CITIES) expectRefused(game, `caravan ${city}`, 'caravan-camels', 'R7.2')
    expect(whyRefused(game, 'caravan susa')?.instead).toEqual(legalMoves(game))
  })

  test('R7.3 The player who moves the caravan must carry out the action of the space: nothing else can be chosen', () => {
    const babylon = table(oneStop('babylon', { salt: 1 }))
    moves(babylon, 'caravan babylon')
    expect(legalMoves(babylon)).toEqual(['sell salt'])
    expectRefused(babylon, 'pass', 'not-asked', 'R7.4')

    const susa = table(oneStop('susa', { barley: 1 }))
    moves(susa, 'caravan susa')
    expect(legalMoves(susa)).toEqual(['court banker', 'court caravaneer'])
    expectRefused(susa, 'pass', 'not-asked', 'R7.5')

    const ur = table(oneStop('ur', { palm: 1 }, { canals: { 'a1-b1': ['red'] } }))
    moves(ur, 'caravan ur')
    expect(legalMoves(ur)).toEqual(['plant a1', 'plant b1'])
    expectRefused(ur, 'pass', 'not-asked', 'R9.1')
  })

  test('R7.3, R7.4 sell-no-goods: without a good the caravan may not stop in Babylon', () => {
    const game = table(oneStop('babylon', {}))
    expectRefused(game, 'caravan babylon', 'sell-no-goods', 'R7.4')
  })

  test('R7.3, R7.5 court-unpaid: without the good of a court city, and without wine, the caravan may not stop there', () => {
    const prices: [City, Good][] = [
      ['susa', 'barley'],
      ['uruk', 'dates'],
      ['palmyra', 'salt'],
      ['ninoua', 'palm'],
    ]
    for (const [city, good] of prices) {
      const others = { barley: 1, dates: 1, salt: 1, palm: 1, [good]: 0 }
      expectRefused(table(oneStop(city, others)), `caravan ${city}`, 'court-unpaid', 'R7.5')
      expect(choices(table(oneStop(city, { [good]: 1 })), 'caravan')).toEqual([`caravan ${city}`])
      expect(choices(table(oneStop(city, { wine: 1 })), 'caravan')).toEqual([`caravan ${city}`])
    }
  })

  test('R7.3, R7.6 plant-unpaid: the caravan may not stop in a plant city unless its good and that of its card can be paid', () => {
    const irrigated: Sketch = { canals: { 'a1-b1': ['red'] } }
    const prices: [City, Good][] = [
      ['eshnunna', 'salt'],
      ['ur', 'palm'],
      ['mari', 'barley'],
    ]
    for (const [city, good] of prices) {
      const others = { barley: 1, dates: 1, salt: 1, palm: 1, [good]: 0 }
      expectRefused(table(oneStop(city, others, irrigated)), `caravan ${city}`, 'plant-unpaid', 'R7.6')
      expect(choices(table(oneStop(city, { [good]: 1 }, irrigated)), 'caravan')).toEqual([`caravan ${city}`])
    }
    // Khorsabad takes dates, and its card barley on one face and palm on the other.
    const khorsabad = (goods: Partial<Record<Good, number>>, face: 0 | 1) =>
      table(oneStop('khorsabad', goods, { ...irrigated, plants: { khorsabad: ['khorsabad', face] } }))
    expectRefused(khorsabad({ dates: 1 }, 0), 'caravan khorsabad', 'plant-unpaid', 'R7.6')
    expectRefused(khorsabad({ barley: 1 }, 0), 'caravan khorsabad', 'plant-unpaid', 'R7.6')
    expectRefused(khorsabad({ dates: 1, palm: 1 }, 0), 'caravan khorsabad', 'plant-unpaid', 'R7.6')
    expectRefused(khorsabad({ dates: 1, barley: 1 }, 1), 'caravan khorsabad', 'plant-unpaid', 'R7.6')
    expectRefused(khorsabad({ wine: 1 }, 0), 'caravan khorsabad', 'plant-unpaid', 'R7.6')
    for (const [goods, face] of [
      [{ dates: 1, barley: 1 }, 0],
      [{ dates: 1, palm: 1 }, 1],
      [{ dates: 1, wine: 1 }, 0],
      [{ barley: 1, wine: 1 }, 0],
      [{ wine: 2 }, 0],
    ] as const)
      expect(choices(khorsabad(goods, face), 'caravan')).toEqual(['caravan khorsabad'])
  })

  test('R7.3 plant-no-square: the caravan may not stop in a plant city if nothing can be planted', () => {
    const dry = table(oneStop('ur', { palm: 1 }))
    expectRefused(dry, 'caravan ur', 'plant-no-square', 'R7.3')
    // Only squares of floor 1 are irrigated, and both have been planted.
    const planted = table(
      oneStop('ur', { palm: 1 }, { canals: { 'a1-b1': ['red'] }, planted: { a1: 'red', b1: 'red' } }),
    )
    expectRefused(planted, 'caravan ur', 'plant-no-square', 'R7.3')
    // A gardener would be needed for the floor-2 square that is left.
    const high: Sketch = {
      canals: { 'a1-b1': ['red'], 'b1-b2': ['red'] },
      planted: { a1: 'red', b1: 'red' },
    }
    expectRefused(table(oneStop('ur', { palm: 1 }, high)), 'caravan ur', 'plant-no-square', 'R7.3')
    const gardener = table(oneStop('ur', { palm: 1 }, { ...high, seats: { blue: { gardeners: 1 } } }))
    expect(choices(gardener, 'caravan')).toEqual(['caravan ur'])
  })

  test('R7.4 In Babylon one good is sold for 3 points, two for 6; any goods will do, the same or different', () => {
    const goods = { barley: 2, dates: 1, wine: 2 }
    const game = () => {
      const fresh = table(oneStop('babylon', goods))
      moves(fresh, 'caravan babylon')
      return fresh
    }
    expect(legalMoves(game())).toEqual([
      'sell barley',
      'sell barley barley',
      'sell barley dates',
      'sell barley wine',
      'sell dates',
      'sell dates wine',
      'sell wine',
      'sell wine wine',
    ])
    for (const sale of legalMoves(game())) {
      const after = game()
      const sold = sale.split(' ').slice(1)
      const events = moves(after, sale)
      expect(events).toContainEqual({ type: 'score', seat: 0, points: 3 * sold.length, clause: 'R7.4' })
      expect(seat(after, 'blue').score).toBe(3 * sold.length)
      const left = Object.values(seat(after, 'blue').goods).reduce((sum, count) => sum + count, 0)
      expect(left).toBe(5 - sold.length)
      for (const good of sold) expect(seat(after, 'blue').goods[good as Good]).toBeLessThan(2)
    }
  })

  test('R7.4 Goods that are sold go back to the reserve', () => {
    const game = table(oneStop('babylon', { barley: 2, wine: 1 }))
    moves(game, 'caravan babylon', 'sell barley wine')
    expect(seat(game, 'blue').goods).toEqual({ barley: 1, dates: 0, salt: 0, palm: 0, wine: 0 })
    expect(state(game).reserve.goods).toMatchObject({ barley: 6, wine: 7 })
  })

  test('R7.4 sell-not-held: players can sell only what they have', () => {
    const game = table(oneStop('babylon', { barley: 1, dates: 1 }))
    moves(game, 'caravan babylon')
    for (const sale of ['sell salt', 'sell barley barley', 'sell barley wine'])
      expectRefused(game, sale, 'sell-not-held', 'R7.4')
    expect(whyRefused(game, 'sell salt')?.instead).toEqual(['sell barley', 'sell barley dates', 'sell dates'])
  })

  test('R7.4 sell-count: one or two goods are sold, never three', () => {
    const game = table(oneStop('babylon', { barley: 3 }))
    moves(game, 'caravan babylon')
    // The notation can't express such a sale; as a move code it is refused by the rule.
    expectRefused(game, 'sell barley barley barley', 'not-a-move', undefined)
    const one = parseMove('sell barley') as number
    const two = parseMove('sell barley barley') as number
    expect(whyNot(game.position, two)).toBeUndefined()
    expect(whyNot(game.position, two + (two - one))).toBe('sell-count')
    expect(whyNot(game.position, one - (two - one))).toBe('sell-count')
  })

  test('R7.4 After the sale an irrigation cube must be placed like an engineer’s, without points', () => {
    const game = table(oneStop('babylon', { barley: 1 }, { canals: { 'a1-b1': ['red'] } }))
    moves(game, 'caravan babylon', 'sell barley')
    expect(state(game).decision).toEqual({ kind: 'irrigate', player: 0, reason: 'babylon' })
    expect(legalMoves(game)).toEqual([
      'irrigate a1-a2',
      'irrigate a2-a3',
      'irrigate a2-b2',
      'irrigate a3-a4',
      'irrigate b1-b2',
      'irrigate b1-c1',
      'irrigate c1-d1',
    ])
    expectRefused(game, 'pass', 'not-asked', 'R7.4')
    expectRefused(game, 'irrigate a1-b1', 'irrigate-full', 'R3.5')
    expectRefused(game, 'irrigate d3-d4', 'irrigate-dry', 'R3.5')
    const events = moves(game, 'irrigate b1-b2')
    expect(events.filter((event) => event.type === 'score')).toEqual([])
    expect(seat(game, 'blue')).toMatchObject({ score: 3, cubes: 29 })
    expect(state(game).canals['b1-b2']).toEqual(['blue'])
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })

  test('R7.4 Without a cube in stock the irrigation in Babylon is skipped, and the sale stands', () => {
    const game = table(oneStop('babylon', { barley: 1 }, { canals: flood(['blue', 30]) }))
    expect(seat(game, 'blue').cubes).toBe(0)
    moves(game, 'caravan babylon', 'sell barley')
    expect(seat(game, 'blue').score).toBe(3)
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })

  test('R7.4 Without an open zone the irrigation in Babylon is skipped, and the sale stands', () => {
    const game = table(oneStop('babylon', { barley: 1, salt: 1 }, { canals: flood(['red', 30], ['black', 2]) }))
    expect(seat(game, 'blue').cubes).toBe(30)
    moves(game, 'caravan babylon', 'sell barley salt')
    expect(seat(game, 'blue')).toMatchObject({ score: 6, cubes: 30 })
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })

  test.each([
    ['susa', 'barley', ['court banker', 'court caravaneer']],
    ['uruk', 'dates', ['court banker', 'court caravaneer']],
    ['palmyra', 'salt', ['court gardener', 'court palace']],
    ['ninoua', 'palm', ['court gardener', 'court palace']],
  ] as const)('R7.5 In %s one %s is paid, then one of two kinds of court card is chosen', (city, good, offered) => {
    const game = table(oneStop(city, { [good]: 2 }))
    moves(game, `caravan ${city}`)
    expect(seat(game, 'blue').goods[good]).toBe(1)
    expect(state(game).decision).toEqual({ kind: 'court', player: 0, reason: 'city' })
    expect(legalMoves(game)).toEqual(offered)
  })

  test('R7.5 The choice brings the next level of that kind, and nothing else', () => {
    const game = table(oneStop('susa', { barley: 1 }, { seats: { blue: { banker: 1 } } }))
    moves(game, 'caravan susa')
    const reserve = state(game).reserve
    moves(game, 'court banker')
    expect(seat(game, 'blue')).toMatchObject({ banker: 2, caravaneer: 0, palace: 0, gardeners: 0 })
    expect(state(game).reserve.banker).toEqual([reserve.banker[0], reserve.banker[1] - 1, reserve.banker[2]])
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })

  test('R7.5 court-not-offered: a kind that the city does not offer cannot be chosen', () => {
    const susa = table(oneStop('susa', { barley: 1 }))
    moves(susa, 'caravan susa')
    expectRefused(susa, 'court palace', 'court-not-offered', 'R7.5')
    expectRefused(susa, 'court gardener', 'court-not-offered', 'R7.5')
    expect(whyRefused(susa, 'court palace')?.instead).toEqual(['court banker', 'court caravaneer'])
    const palmyra = table(oneStop('palmyra', { salt: 1 }))
    moves(palmyra, 'caravan palmyra')
    expectRefused(palmyra, 'court banker', 'court-not-offered', 'R7.5')
    expectRefused(palmyra, 'court caravaneer', 'court-not-offered', 'R7.5')
  })

  test('R7.6 A plant card of quality 1 costs only the good of its city', () => {
    const game = table(oneStop('eshnunna', { salt: 1, palm: 1 }, { canals: { 'a1-b1': ['red'] } }))
    moves(game, 'caravan eshnunna')
    expect(seat(game, 'blue').goods).toMatchObject({ salt: 0, palm: 1 })
    expect(state(game).reserve.goods.salt).toBe(6)
  })

  test('R7.6 A plant card of quality 2 costs the good of its city and the good pictured on the card', () => {
    const game = table(oneStop('khorsabad', { dates: 1, barley: 1, palm: 1 }, { canals: { 'a1-b1': ['red'] } }))
    const events = moves(game, 'caravan khorsabad')
    expect(events.filter((event) => event.type === 'goods')).toEqual([
      { type: 'goods', seat: 0, good: 'dates', count: -1, clause: 'R7.7' },
      { type: 'goods', seat: 0, good: 'barley', count: -1, clause: 'R7.7' },
    ])
    expect(seat(game, 'blue').goods).toEqual({ barley: 0, dates: 0, salt: 0, palm: 1, wine: 0 })
  })

  test('R7.6 After planting, the plant card is turned over, back and forth', () => {
    const game = table({
      players: 2,
      caravan: 'babylon',
      canals: { 'a1-b1': ['red'], 'a2-a3': ['red'] },
      seats: { blue: { camels: 10, goods: { salt: 2, palm: 1 } } },
    })
    const turned = (events: ReturnType<typeof moves>) => events.filter((event) => event.type === 'plant-turned')
    expect(turned(moves(game, 'caravan eshnunna', 'plant a1'))).toEqual([
      { type: 'plant-turned', city: 'eshnunna', card: 'reed', face: 1 },
    ])
    expect(state(game).plants.eshnunna).toEqual({ card: 'reed', face: 1 })
    moves(game, 'pass')
    expect(turned(moves(game, 'caravan eshnunna', 'plant a2'))).toEqual([
      { type: 'plant-turned', city: 'eshnunna', card: 'reed', face: 0 },
    ])
    expect(state(game).plants).toEqual({
      eshnunna: { card: 'reed', face: 0 },
      ur: { card: 'iris', face: 0 },
      mari: { card: 'lily', face: 0 },
      khorsabad: { card: 'khorsabad', face: 0 },
    })
  })

  test('R7.6 The card of Khorsabad has quality 2 on both faces; turned over, it asks for another good', () => {
    const game = table(
      oneStop(
        'khorsabad',
        { dates: 1, palm: 1 },
        {
          canals: { 'a1-b1': ['red'] },
          plants: { khorsabad: ['khorsabad', 1] },
        },
      ),
    )
    moves(game, 'caravan khorsabad', 'plant a1')
    expect(seat(game, 'blue').goods).toMatchObject({ dates: 0, palm: 0 })
    expect(state(game).plants.khorsabad).toEqual({ card: 'khorsabad', face: 0 })
  })

  test('R7.7 A player with only the good, or only wine, pays it without being asked', () => {
    const good = table(oneStop('susa', { barley: 2 }))
    moves(good, 'caravan susa')
    expect(seat(good, 'blue').goods).toMatchObject({ barley: 1, wine: 0 })
    const wine = table(oneStop('susa', { dates: 1, wine: 2 }))
    moves(wine, 'caravan susa')
    expect(seat(wine, 'blue').goods).toMatchObject({ dates: 1, wine: 1 })
    expect(state(wine).reserve.goods.wine).toBe(6)
  })

  test('R7.7 A player who has both the good and wine chooses which to pay', () => {
    for (const [payment, left] of [
      ['pay barley', { barley: 0, wine: 1 }],
      ['pay wine', { barley: 1, wine: 0 }],
    ] as const) {
      const game = table(oneStop('susa', { barley: 1, wine: 1 }))
      moves(game, 'caravan susa')
      expect(state(game).decision).toEqual({ kind: 'pay', player: 0, owed: 'barley' })
      expect(legalMoves(game)).toEqual(['pay barley', 'pay wine'])
      moves(game, payment)
      expect(seat(game, 'blue').goods).toMatchObject(left)
      expect(state(game).decision?.kind).toBe('court')
    }
  })

  test('R7.7 The choice is made separately for each good owed, the city’s first', () => {
    const game = table(oneStop('khorsabad', { dates: 1, barley: 1, wine: 2 }, { canals: { 'a1-b1': ['red'] } }))
    moves(game, 'caravan khorsabad')
    expect(state(game).decision).toEqual({ kind: 'pay', player: 0, owed: 'dates' })
    moves(game, 'pay wine')
    expect(state(game).decision).toEqual({ kind: 'pay', player: 0, owed: 'barley' })
    moves(game, 'pay barley')
    expect(seat(game, 'blue').goods).toMatchObject({ dates: 1, barley: 0, wine: 1 })
    expect(state(game).decision?.kind).toBe('plant')
  })

  test('R7.7 Wine cannot be paid for the first good if the second could not be paid then', () => {
    const game = table(oneStop('khorsabad', { dates: 1, wine: 1 }, { canals: { 'a1-b1': ['red'] } }))
    moves(game, 'caravan khorsabad')
    expect(state(game).decision?.kind).toBe('plant')
    expect(seat(game, 'blue').goods).toMatchObject({ dates: 0, wine: 0 })
  })

  describe('R7.7 Two owed goods that are alike (salt for Eshnunna, salt for the lily)', () => {
    const lily = (goods: Partial<Record<Good, number>>) =>
      table(
        oneStop('eshnunna', goods, {
          canals: { 'a1-b1': ['red'] },
          plants: { eshnunna: ['lily', 1], mari: ['reed', 0] },
        }),
      )

    test.each([[{ salt: 1 }], [{ wine: 1 }], [{ salt: 1, palm: 1 }]])('R7.7 %j cannot pay them', (goods) => {
      expectRefused(lily(goods), 'caravan eshnunna', 'plant-unpaid', 'R7.6')
    })

    test.each([[{ salt: 2 }], [{ wine: 2 }]])('R7.7 %j pays them without a question', (goods) => {
      const game = lily(goods)
      moves(game, 'caravan eshnunna')
      expect(seat(game, 'blue').goods).toMatchObject({ salt: 0, wine: 0 })
      expect(state(game).decision?.kind).toBe('plant')
    })

    test('R7.7 One salt and one wine pay both, in the order the player likes', () => {
      for (const first of ['pay salt', 'pay wine']) {
        const game = lily({ salt: 1, wine: 1 })
        moves(game, 'caravan eshnunna')
        expect(legalMoves(game)).toEqual(['pay salt', 'pay wine'])
        moves(game, first)
        expect(seat(game, 'blue').goods).toMatchObject({ salt: 0, wine: 0 })
        expect(state(game).decision?.kind).toBe('plant')
      }
    })

    test('R7.7 Two salt and one wine leave a choice for each', () => {
      const twice = lily({ salt: 2, wine: 1 })
      moves(twice, 'caravan eshnunna', 'pay salt')
      expect(state(twice).decision).toEqual({ kind: 'pay', player: 0, owed: 'salt' })
      moves(twice, 'pay wine')
      expect(seat(twice, 'blue').goods).toMatchObject({ salt: 1, wine: 0 })
      const once = lily({ salt: 2, wine: 1 })
      moves(once, 'caravan eshnunna', 'pay wine')
      expect(state(once).decision?.kind).toBe('plant')
      expect(seat(once, 'blue').goods).toMatchObject({ salt: 1, wine: 0 })
    })
  })

  test('R7.7 pay-other-good: a good owed is paid with that good or with wine, and nothing else', () => {
    const game = table(oneStop('susa', ONE_OF_EACH))
    moves(game, 'caravan susa')
    for (const good of GOODS.filter((name) => name !== 'barley' && name !== 'wine'))
      expectRefused(game, `pay ${good}`, 'pay-other-good', 'R7.7')
    expect(whyRefused(game, 'pay dates')?.instead).toEqual(['pay barley', 'pay wine'])
  })

  test('R7.7, R1.3 Wine never replaces a camel', () => {
    const game = table(oneStop('susa', { barley: 1, wine: 5 }, { seats: { blue: { camels: 0 } } }))
    expectRefused(game, 'caravan susa', 'caravan-camels', 'R7.2')
  })
})
