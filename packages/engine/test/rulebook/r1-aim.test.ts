import { describe, expect, test } from 'vitest'
import {
  type Color,
  type Event,
  fromState,
  type Game,
  GOODS,
  gameFrom,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  play,
  SIDES,
  SQUARES,
  type Square,
  STANDARD,
  type State,
  seededRandom,
  whyRefused,
} from '../../src/index.ts'
import { choices, everyZone, expectRefused, moves, type Sketch, seat, state, table } from '../table.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The end of the last round: everybody but Blue has passed, and only the four upper tiles are left. */
function lastTurn(scores: Partial<Record<Color, number>>, more: Sketch = {}): Game {
  const upper: readonly Square[] = ['c3', 'c4', 'd3', 'd4']
  const lower = SQUARES.filter((square) => !upper.includes(square))
  const owners: readonly Color[] = ['blue', 'red', 'black', 'white']
  const between = SIDES.filter(
    (side) => lower.includes(side.slice(0, 2) as Square) && lower.includes(side.slice(3) as Square),
  )
  return table({
    seats: {
      blue: { score: scores.blue ?? 0 },
      red: { score: scores.red ?? 0, passed: true },
      black: { score: scores.black ?? 0, passed: true },
      white: { score: scores.white ?? 0, passed: true },
    },
    planted: Object.fromEntries(lower.map((square, i) => [square, owners[i % 4]])),
    canals: Object.fromEntries(between.map((side) => [side, ['neutral' as const]])),
    ...more,
  })
}

/** White leads the procession into Marduk and is alone there (2 points); the others get nothing. */
const toTheEnd = ['pass', 'temple marduk']

/** Plays a uniformly random game; `after` is called for every position. */
function randomGame(game: Game, seed: string, after: (game: Game, events: readonly Event[]) => void): void {
  const random = seededRandom(seed)
  while (!isOver(game)) {
    const legal = legalMoves(game)
    const played = play(game, legal[random(legal.length)])
    if (!played.ok) throw new Error(played.refusal.code)
    after(game, played.events)
  }
}

/** All pieces of a state, wherever they lie. */
function pieces({ seats, reserve, fields, temples, canals, garden }: State) {
  const board = [...Object.values(fields), ...Object.values(temples), ...Object.values(canals)].flat()
  const reached = (kind: 'banker' | 'caravaneer' | 'palace') =>
    reserve[kind].map((copies, level) => copies + seats.filter((owner) => owner[kind] > level).length)
  return {
    talents: reserve.talents + sum(seats.map((owner) => owner.talents)),
    camels: reserve.camels + sum(seats.map((owner) => owner.camels)),
    goods: GOODS.map((good) => {
      const onCards = reserve.caravaneerGoods.filter((other) => other === good).length
      return reserve.goods[good] + onCards + sum(seats.map((owner) => owner.goods[good]))
    }),
    cubes: seats.map((owner) => owner.cubes + board.filter((cube) => cube === owner.color).length),
    gardeners: reserve.gardeners + sum(seats.map((owner) => owner.gardeners)),
    court: [reached('banker'), reached('caravaneer'), reached('palace')],
    tiles: [...Object.values(garden), ...seats.flatMap((owner) => owner.tiles)]
      .filter((tile) => tile !== null && tile !== 'unused')
      .sort(),
  }
}

describe('R1 Aim, players, terms', () => {
  test.each(COUNTS)('R1.1 %i players can play', (players) => {
    expect(state(newGame({ players, seed: 'table' })).seats).toHaveLength(players)
  })

  test.each([0, 1, 5])('R1.1 %i players cannot play', (players) => {
    expect(() => newGame({ players: players as PlayerCount, seed: 'table' })).toThrow('R1.1')
  })

  test('R1.1 The player with the most points at the end of the game wins', () => {
    const game = lastTurn({ blue: 10, red: 14, black: 13, white: 9 })
    moves(game, ...toTheEnd)
    expect(state(game)).toMatchObject({ phase: 'over', winners: [1] })
  })

  test('R1.1 Points of the last temples and of the final scoring count as well', () => {
    const game = lastTurn({ blue: 10, red: 10, black: 10, white: 9 })
    moves(game, ...toTheEnd)
    expect(seat(game, 'white').score).toBe(9 + 2 + 5)
    expect(state(game).winners).toEqual([3])
  })

  test('R1.1 Players who share the highest score all win, no matter what else they own', () => {
    const game = lastTurn(
      { blue: 12, red: 12, black: 3, white: 10 },
      {
        seats: {
          blue: { score: 12, talents: 9, camels: 5, banker: 3, gardeners: 2 },
          red: { score: 12, talents: 0, camels: 0, passed: true },
          black: { score: 3, passed: true },
          white: { score: 10, passed: true },
        },
      },
    )
    moves(game, ...toTheEnd)
    expect(state(game).winners).toEqual([0, 1, 3])
  })

  test('R1.1 Nobody has won before the game is over', () => {
    const game = lastTurn({ blue: 30 })
    expect(state(game).winners).toBeNull()
    moves(game, 'pass')
    expect(state(game).winners).toBeNull()
  })

  test('R1.2 The colours are blue, red, black and white', () => {
    const colors = (players: PlayerCount) =>
      state(newGame({ players, seed: 'colours' })).seats.map(({ color }) => color)
    expect(colors(4)).toEqual(['blue', 'red', 'black', 'white'])
    for (const players of COUNTS) {
      expect(new Set(colors(players)).size).toBe(players)
      expect(['blue', 'red', 'black', 'white']).toEqual(expect.arrayContaining(colors(players)))
    }
  })

  test('R1.2 Grey cubes are neutral: a pushed-out one belongs to no player and returns to the reserve', () => {
    const game = table({ turn: 'red', temples: { ishtar: ['blue', 'red', 'white', 'neutral'] } })
    const { reserve, seats } = state(game)
    moves(game, 'recruit 1 priest', 'temple ishtar')
    expect(state(game).reserve.neutral).toBe(reserve.neutral + 1)
    expect(state(game).seats.map(({ cubes }) => cubes)).toEqual(
      seats.map(({ cubes }, i) => (i === 1 ? cubes - 1 : cubes)),
    )
  })

  test('R1.2 A temple with only grey cubes rewards nobody', () => {
    const game = table({
      temples: { ishtar: ['neutral', 'neutral', 'neutral'], tammouz: ['neutral', 'neutral'] },
      seats: { red: { passed: true }, black: { passed: true }, white: { passed: true } },
    })
    const events = moves(game, ...toTheEnd)
    expect(events.filter(({ type }) => type === 'temple-ranked')).toEqual([
      { type: 'temple-ranked', temple: 'marduk', first: 3, second: null },
    ])
  })

  test('R1.3 The five goods are barley, dates, salt, palm and wine', () => {
    expect(GOODS).toEqual(['barley', 'dates', 'salt', 'palm', 'wine'])
    expect(Object.keys(seat(table(), 'blue').goods)).toEqual(['barley', 'dates', 'salt', 'palm', 'wine'])
  })

  test.each([
    ['susa', 'barley'],
    ['uruk', 'dates'],
    ['palmyra', 'salt'],
    ['ninoua', 'palm'],
  ] as const)('R1.3 In %s a wine is paid in place of %s', (city, good) => {
    const game = table({ seats: { blue: { camels: 9, goods: { wine: 1 } } } })
    const before = state(game).reserve.goods
    moves(game, `caravan ${city}`)
    expect(seat(game, 'blue').goods.wine).toBe(0)
    expect(state(game).reserve.goods).toEqual({ ...before, wine: before.wine + 1 })
    expect(state(game).decision).toMatchObject({ kind: 'court', player: 0 })
    const usual = table({ seats: { blue: { camels: 9, goods: { [good]: 1 } } } })
    moves(usual, `caravan ${city}`)
    expect(seat(usual, 'blue').goods[good]).toBe(0)
  })

  test('R1.3 Two wines pay for the two goods of a quality-2 plant', () => {
    const game = table({
      seats: { blue: { camels: 9, goods: { wine: 2 } } },
      plants: { khorsabad: ['khorsabad', 0] },
      canals: everyZone('red', 'black'),
    })
    moves(game, 'caravan khorsabad')
    expect(seat(game, 'blue').goods.wine).toBe(0)
    expect(state(game).decision?.kind).toBe('plant')
  })

  test('R1.3 No other good is a joker', () => {
    const game = table({ seats: { blue: { camels: 9, goods: { dates: 2, salt: 2, palm: 2 } } } })
    expectRefused(game, 'caravan susa', 'court-unpaid', 'R7.5')
  })

  test('R1.3 Wine never replaces a camel', () => {
    const game = table({ seats: { blue: { camels: 0, goods: { wine: 4 } } } })
    expect(choices(game, 'caravan')).toEqual([])
    expectRefused(game, 'caravan susa', 'caravan-camels', 'R7.2')
  })

  test('R1.3 Wine never replaces a talent', () => {
    const game = table({
      seats: { blue: { talents: 0, goods: { wine: 4 } } },
      groups: [
        '*farmer priest engineer',
        'merchant farmer priest',
        'engineer merchant farmer',
        'priest engineer merchant',
      ],
    })
    expectRefused(game, 'recruit 1 priest', 'recruit-talents', 'R5.3')
  })

  test('R1.4 The reserve is shared: what one player takes from it is gone for everyone', () => {
    const game = table({
      seats: { blue: { camels: 7 }, red: { camels: 6 }, black: { camels: 0 }, white: { camels: 0 } },
    })
    expect(whyRefused(game, 'recruit 3 merchant')).toBeUndefined()
    moves(game, 'recruit 2 merchant')
    expectRefused(game, 'recruit 3 merchant', 'merchant-no-camel', 'R5.4')
  })

  test.each(COUNTS)(
    'R1.4 Stocks are visible: with %i players the public view shows everything a game needs to continue',
    (players) => {
      const game = newGame({ players, seed: 'open' })
      const random = seededRandom('open moves')
      for (let i = 0; i < 200 && !isOver(game); i++) {
        const legal = legalMoves(game)
        if (state(game).decision?.kind === 'action') {
          const shown = fromState(JSON.parse(JSON.stringify(state(game))), STANDARD)
          if (!shown.ok) throw new Error(shown.faults.map(({ problem }) => problem).join())
          const again = gameFrom(shown.value, 'open')
          expect(state(again)).toEqual(state(game))
          expect(legalMoves(again)).toEqual(legal)
        }
        moves(game, legal[random(legal.length)])
      }
    },
  )

  test('R1.4 Only future deals are hidden: no seed changes anything before the next one', () => {
    const { position } = newGame({ players: 3, seed: 'hidden' })
    const games = ['one', 'two', 'three'].map((seed) => gameFrom(position, seed))
    const random = seededRandom('hidden moves')
    while (state(games[0]).round === 1) {
      expect(state(games[1])).toEqual(state(games[0]))
      expect(state(games[2])).toEqual(state(games[0]))
      const legal = legalMoves(games[0])
      const move = legal[random(legal.length)]
      for (const game of games) moves(game, move)
    }
    const [one, two, three] = games.map((game) => JSON.stringify(state(game).groups))
    expect(one === two && two === three).toBe(false)
    const rest = games.map((game) => ({ ...state(game), groups: [] }))
    expect(rest[1]).toEqual(rest[0])
    expect(rest[2]).toEqual(rest[0])
  })

  test.each(COUNTS)(
    'R1.5 With %i players, reserve, stocks and boards together always contain what comes in the box',
    (players) => {
      for (let i = 0; i < 6; i++) {
        const game = newGame({ players, seed: `box ${i}` })
        const box = pieces(state(game))
        expect(box).toMatchObject({ talents: 30, camels: 14, goods: [7, 7, 7, 7, 7] })
        expect(box.cubes).toEqual(state(game).seats.map(() => 30))
        randomGame(game, `box moves ${i}`, () => expect(pieces(state(game))).toEqual(box))
      }
    },
  )

  test('R1.5 A player who should take more talents than the reserve has takes what is left', () => {
    const game = table({
      seats: {
        blue: { talents: 10, banker: 2 },
        red: { talents: 10, banker: 3, passed: true },
        black: { talents: 9, passed: true },
        white: { talents: 0, passed: true },
      },
    })
    const events = moves(game, ...toTheEnd)
    expect(seat(game, 'red').talents).toBe(11)
    expect(seat(game, 'blue').talents).toBe(10)
    expect(state(game).reserve.talents).toBe(0)
    expect(events).toContainEqual({ type: 'lost', seat: 1, what: 'talents', count: 1, clause: 'R4.2' })
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'talents', count: 2, clause: 'R4.2' })
  })

  test('R1.5 The player does not get the rest later', () => {
    const game = table({
      seats: {
        blue: { talents: 10 },
        red: { talents: 10, passed: true },
        black: { talents: 10, passed: true },
        white: { talents: 0 },
      },
      groups: [
        '*farmer *priest engineer',
        'merchant farmer priest',
        'engineer merchant farmer',
        'priest engineer merchant',
      ],
      turn: 'blue',
    })
    moves(game, 'recruit 2 merchant')
    expect(seat(game, 'red').talents).toBe(10)
    expect(seat(game, 'black').talents).toBe(10)
    moves(game, 'recruit 3 merchant')
    moves(game, 'recruit 1 engineer', 'irrigate a1-b1')
    expect(state(game).reserve.talents).toBe(0)
    expect([seat(game, 'red').talents, seat(game, 'black').talents]).toEqual([11, 11])
  })

  test('R1.5 A farmer on a field whose good has run out receives nothing', () => {
    const game = table({ seats: { blue: { goods: { barley: 7 } } }, turn: 'red' })
    const events = moves(game, 'recruit 1 farmer', 'field bottom')
    expect(state(game).fields.bottom).toEqual(['red'])
    expect(seat(game, 'red').goods).toEqual({ barley: 0, dates: 0, salt: 0, palm: 0, wine: 0 })
    expect(events).toContainEqual({ type: 'lost', seat: 1, what: 'goods', count: 1, clause: 'R6.1' })
  })

  test('R1.5 A tile worth two camels brings one if the reserve has one', () => {
    const game = table({
      seats: {
        blue: { camels: 2, goods: { dates: 1, barley: 1 } },
        red: { camels: 12 },
        black: { camels: 0 },
        white: { camels: 0 },
      },
      caravan: 'palmyra',
      garden: { b2: 't12', b3: 't11' },
      canals: everyZone('red', 'black'),
    })
    moves(game, 'caravan khorsabad')
    expect(state(game).reserve.camels).toBe(1)
    const events = moves(game, 'plant b2')
    expect(seat(game, 'blue').camels).toBe(2)
    expect(state(game).reserve.camels).toBe(0)
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'camels', count: 1, clause: 'R9.2' })
  })

  test('R1.5 take-none-left: a good that has run out cannot be taken from a tile', () => {
    const game = table({
      seats: { blue: { goods: { salt: 1 } }, red: { goods: { wine: 7 } }, black: { goods: { barley: 7 } } },
      canals: { 'a2-a3': ['red'] },
    })
    moves(game, 'caravan eshnunna', 'plant a3')
    expectRefused(game, 'take wine', 'take-none-left', 'R1.5')
    expect(whyRefused(game, 'take wine')?.instead).toEqual(['take dates', 'take palm', 'take salt'])
  })

  test('R1.5 Talents, camels and goods that are paid go back to the reserve', () => {
    const game = table({
      seats: { blue: { camels: 2, goods: { barley: 1, wine: 1 } } },
      groups: [
        '*farmer *priest engineer',
        'merchant farmer priest',
        'engineer merchant farmer',
        'priest engineer merchant',
      ],
    })
    const { reserve } = state(game)
    moves(game, 'recruit 1 engineer')
    expect(state(game).reserve.talents).toBe(reserve.talents + 2)
    moves(game, 'irrigate a1-b1', 'pass', 'pass', 'pass', 'caravan susa')
    expect(state(game).reserve.camels).toBe(reserve.camels + 2)
    moves(game, 'pay barley')
    expect(state(game).reserve.goods.barley).toBe(reserve.goods.barley + 1)
  })

  test('R1.5 Goods that are discarded go back to the reserve', () => {
    const game = table({
      seats: {
        blue: { goods: { barley: 1, palm: 2 } },
        red: { passed: true },
        black: { passed: true },
        white: { passed: true },
      },
    })
    const { palm } = state(game).reserve.goods
    moves(game, ...toTheEnd, 'discard palm')
    expect(state(game).reserve.goods.palm).toBe(palm + 1)
  })

  test('R1.6 Phases I, II and III together are a round', () => {
    const game = newGame({ players: 3, seed: 'round' })
    const random = seededRandom('round moves')
    const phases: string[] = []
    const dealt: number[] = []
    while (state(game).round < 4) {
      const { round, phase } = state(game)
      if (phases.at(-1) !== `${round} ${phase}`) phases.push(`${round} ${phase}`)
      const legal = choices(game, 'pass').length > 0 && random(3) === 0 ? ['pass'] : legalMoves(game)
      for (const event of moves(game, legal[random(legal.length)])) if (event.type === 'round') dealt.push(event.round)
    }
    const order = ['actions', 'procession', 'temples', 'stock']
    const seen = phases.map((entry) => entry.split(' '))
    for (const round of ['1', '2', '3']) {
      const places = seen.filter(([of]) => of === round).map(([, phase]) => order.indexOf(phase))
      expect(places).toEqual([...places].sort())
      expect(places.slice(0, 2)).toEqual([0, 1])
    }
    expect(dealt).toEqual([2, 3, 4])
  })

  test('R11.1 game-over: once the game is over no move is legal', () => {
    const game = lastTurn({})
    moves(game, ...toTheEnd)
    expect(legalMoves(game)).toEqual([])
    expectRefused(game, 'pass', 'game-over', 'R11.1')
    expect(whyRefused(game, 'pass')?.instead).toEqual([])
  })
})
