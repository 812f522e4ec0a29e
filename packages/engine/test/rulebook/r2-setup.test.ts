import { describe, expect, test } from 'vitest'
import { newGame, type PlayerCount, SQUARES, type Square, STANDARD, type State, type Trade } from '../../src/index.ts'
import { state } from '../table.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]
const SEEDS = 400

const setups = Object.fromEntries(
  COUNTS.map((players) => [
    players,
    Array.from({ length: SEEDS }, (_, i) => state(newGame({ players, seed: `setup ${i}` }))),
  ]),
) as Record<PlayerCount, State[]>

const everySetup = COUNTS.flatMap((players) => setups[players])

/** How often each value occurs. */
function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/**
 * Expects these outcomes and no others, about equally often: within six standard deviations of the mean.
 */
function expectEven(values: readonly string[], outcomes: readonly string[]): void {
  const counts = tally(values)
  expect(Object.keys(counts).sort()).toEqual([...outcomes].sort())
  const chance = 1 / outcomes.length
  const spread = 6 * Math.sqrt(values.length * chance * (1 - chance))
  for (const count of Object.values(counts)) expect(Math.abs(count - values.length * chance)).toBeLessThan(spread)
}

const FLOORS: readonly (readonly Square[])[] = [
  ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'],
  ['b2', 'b3', 'b4', 'c2', 'd2'],
  ['c3', 'c4', 'd3'],
]
const QUALITY: readonly (readonly string[])[] = [
  ['t01', 't02', 't03', 't04', 't05', 't06', 't07', 't08', 't09'],
  ['t10', 't11', 't12', 't13', 't14', 't15'],
  ['t16', 't17', 't18', 't19'],
]

describe('R2 Setup', () => {
  test('R2.1 The caravan starts on Babylon', () => {
    for (const { caravan } of everySetup) expect(caravan).toBe('babylon')
  })

  test('R2.2 The plant card with quality 2 on both faces is on Khorsabad', () => {
    for (const card of ['khorsabad', 'reed', 'iris', 'lily'] as const) {
      const qualities = STANDARD.plants[card].map(({ quality }) => quality)
      expect(qualities).toEqual(card === 'khorsabad' ? [2, 2] : [1, 2])
    }
    for (const { plants } of everySetup) expect(plants.khorsabad?.card).toBe('khorsabad')
  })

  test('R2.2 Chance decides which face of the card on Khorsabad is up', () => {
    for (const players of COUNTS)
      expectEven(
        setups[players].map(({ plants }) => String(plants.khorsabad?.face)),
        ['0', '1'],
      )
  })

  test('R2.2 The other three go at random to Eshnunna, Ur and Mari, one each', () => {
    const orders = [
      'reed iris lily',
      'reed lily iris',
      'iris reed lily',
      'iris lily reed',
      'lily reed iris',
      'lily iris reed',
    ]
    for (const players of COUNTS)
      expectEven(
        setups[players].map(({ plants }) => `${plants.eshnunna?.card} ${plants.ur?.card} ${plants.mari?.card}`),
        orders,
      )
  })

  test('R2.2 On Eshnunna, Ur and Mari the quality-1 face is up', () => {
    for (const { plants } of everySetup)
      for (const city of ['eshnunna', 'ur', 'mari'] as const) {
        const plant = plants[city]
        expect(plant && STANDARD.plants[plant.card][plant.face].quality).toBe(1)
      }
  })

  test('R2.2 Only the four plant cities have plant cards', () => {
    for (const { plants } of everySetup)
      expect(Object.keys(plants).sort()).toEqual(['eshnunna', 'khorsabad', 'mari', 'ur'])
  })

  test.each([
    [2, { farmer: 3, priest: 3, engineer: 2, merchant: 2 }],
    [3, { farmer: 4, priest: 4, engineer: 3, merchant: 3 }],
    [4, { farmer: 5, priest: 5, engineer: 4, merchant: 4 }],
  ] as const)('R2.3 With %i players the trade cards without a mark for more players are in play', (players, inPlay) => {
    const most: Partial<Record<Trade, number>> = {}
    for (const { groups } of setups[players])
      for (const [trade, count] of Object.entries(tally(groups.flat().map((card) => card.trade))))
        most[trade as Trade] = Math.max(most[trade as Trade] ?? 0, count)
    expect(most).toEqual(inPlay)
  })

  test.each([
    [2, { banker: [1, 1, 1], caravaneer: [1, 1], palace: [1, 1, 1, 1, 1, 1], gardeners: 2 }],
    [3, { banker: [2, 1, 1], caravaneer: [2, 1], palace: [2, 2, 1, 1, 1, 1], gardeners: 3 }],
    [4, { banker: [3, 2, 1], caravaneer: [3, 2], palace: [3, 3, 2, 2, 1, 1], gardeners: 4 }],
  ] as const)('R2.3 With %i players the court cards without a mark for more players are in play', (players, cards) => {
    for (const { reserve } of setups[players]) expect(reserve).toMatchObject(cards)
  })

  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
  ] as const)('R2.4 With %i players there is a good on each of the %i Caravaneer II', (players, cards) => {
    for (const { reserve } of setups[players]) {
      expect(reserve.caravaneer[1]).toBe(cards)
      expect(reserve.caravaneerGoods).toHaveLength(cards)
    }
  })

  test('R2.4 There are never two of the same good on the Caravaneer II', () => {
    for (const { reserve } of setups[4]) expect(new Set(reserve.caravaneerGoods).size).toBe(2)
  })

  test('R2.4 They are drawn at random among barley, dates, salt and palm, never wine', () => {
    const goods = ['barley', 'dates', 'salt', 'palm']
    for (const players of COUNTS)
      for (let card = 0; card < (players === 4 ? 2 : 1); card++)
        expectEven(
          setups[players].map(({ reserve }) => reserve.caravaneerGoods[card]),
          goods,
        )
    const pairs = setups[4].map(({ reserve }) => [...reserve.caravaneerGoods].sort().join(' '))
    expectEven(pairs, ['barley dates', 'barley palm', 'barley salt', 'dates palm', 'dates salt', 'palm salt'])
  })

  test('R2.4 Goods on cards are no longer in the reserve; those not drawn stay in it', () => {
    for (const { reserve } of everySetup)
      for (const [good, count] of Object.entries(reserve.goods))
        expect(count).toBe((reserve.caravaneerGoods as string[]).includes(good) ? 6 : 7)
  })

  test('R2.5 The tile worth 10 goes on the top square', () => {
    expect(STANDARD.tiles.t20.points).toBe(10)
    for (const { garden } of everySetup) expect(garden.d4).toBe('t20')
  })

  test.each([1, 2, 3] as const)('R2.5 On floor %i there are tiles of its quality, each at most once', (floor) => {
    for (const id of QUALITY[floor - 1]) expect(STANDARD.tiles[id].quality).toBe(floor)
    for (const { garden } of everySetup) {
      const tiles = FLOORS[floor - 1].map((square) => garden[square]).filter((tile) => tile !== 'unused')
      expect(new Set(tiles).size).toBe(tiles.length)
      expect(QUALITY[floor - 1]).toEqual(expect.arrayContaining(tiles))
    }
  })

  test('R2.5 With 3 and 4 players every square has a tile: 7 on floor 1, 5 on floor 2, 3 on floor 3, 1 on floor 4', () => {
    expect(FLOORS.map((squares) => squares.length)).toEqual([7, 5, 3])
    for (const { garden } of [...setups[3], ...setups[4]])
      for (const square of SQUARES) expect(garden[square]).toMatch(/^t\d\d$/)
  })

  test.each([1, 2, 3] as const)(
    'R2.5 The tiles of floor %i are drawn at random: each appears on each square',
    (floor) => {
      for (const square of FLOORS[floor - 1])
        expectEven(
          [...setups[3], ...setups[4]].map(({ garden }) => String(garden[square])),
          QUALITY[floor - 1],
        )
    },
  )

  test('R2.5 Two of the nine quality-1 tiles, one of the six of quality 2 and one of the four others of quality 3 stay in the box', () => {
    const absent = (quality: number) =>
      setups[4].map(({ garden }) => {
        const lying = Object.values(garden)
        return QUALITY[quality - 1].filter((tile) => !lying.includes(tile))
      })
    for (const [quality, count] of [
      [1, 2],
      [2, 1],
      [3, 1],
    ])
      for (const tiles of absent(quality)) expect(tiles).toHaveLength(count)
    expectEven(absent(2).flat(), QUALITY[1])
    expectEven(absent(3).flat(), QUALITY[2])
    expect(Object.keys(tally(absent(1).flat())).sort()).toEqual(QUALITY[0])
  })

  test('R2.5 With 2 players c1, d1 and d2 get no tile, so there are only 13: 5, 4, 3 and 1', () => {
    for (const { garden } of setups[2]) {
      expect(SQUARES.filter((square) => garden[square] === 'unused')).toEqual(['c1', 'd1', 'd2'])
      const lying = (squares: readonly Square[]) => squares.filter((square) => garden[square]?.startsWith('t')).length
      expect(FLOORS.map(lying)).toEqual([5, 4, 3])
      expect(lying(SQUARES)).toBe(13)
    }
  })

  test('R2.5 With 2 players each tile appears, too', () => {
    const lying = new Set(setups[2].flatMap(({ garden }) => Object.values(garden)))
    expect([...QUALITY.flat(), 't20'].filter((tile) => !lying.has(tile))).toEqual([])
  })

  test.each(COUNTS)(
    'R2.6 With %i players everyone starts with 30 cubes, 4 talents, 1 camel, Caravaneer 0 and score 0',
    (players) => {
      for (const { seats } of setups[players])
        for (const owner of seats) {
          const { color: _, trackRank: __, ...stock } = owner
          expect(stock).toEqual({
            score: 0,
            talents: 4,
            camels: 1,
            cubes: 30,
            goods: { barley: 0, dates: 0, salt: 0, palm: 0, wine: 0 },
            banker: 0,
            caravaneer: 0,
            palace: 0,
            gardeners: 0,
            tiles: [],
            passed: false,
            track: 0,
          })
        }
    },
  )

  test.each(COUNTS)('R2.6 With %i players everyone has a colour of their own', (players) => {
    for (const { seats } of setups[players]) expect(new Set(seats.map(({ color }) => color)).size).toBe(players)
  })

  test('R2.6 The starting stock comes from the reserve; everything else stays there', () => {
    for (const { players, reserve } of everySetup) {
      expect(reserve.talents).toBe(30 - 4 * players)
      expect(reserve.camels).toBe(14 - players)
      expect(reserve.neutral).toBe(20)
    }
  })

  test('R2.6 At the start no cube is on the boards', () => {
    for (const { fields, temples, canals } of everySetup)
      expect([...Object.values(fields), ...Object.values(temples), ...Object.values(canals)].flat()).toEqual([])
  })

  test.each(COUNTS)('R2.6 With %i players the first player is drawn at random and begins', (players) => {
    const seats = ['0', '1', '2', '3'].slice(0, players)
    expectEven(
      setups[players].map(({ firstPlayer }) => String(firstPlayer)),
      seats,
    )
    for (const { firstPlayer, decision } of setups[players])
      expect(decision).toEqual({ kind: 'action', player: firstPlayer })
  })

  test('R2.5 Two seeds lay out two gardens; the same seed prepares the same game', () => {
    const twice = [0, 1].map(() => state(newGame({ players: 4, seed: 'setup 0' })))
    expect(twice[0]).toEqual(twice[1])
    expect(new Set(setups[4].map((setup) => JSON.stringify(setup.garden))).size).toBeGreaterThan(SEEDS / 2)
  })
})
