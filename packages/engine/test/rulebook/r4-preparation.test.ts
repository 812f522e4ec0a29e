import { describe, expect, test } from 'vitest'
import {
  type Event,
  type Game,
  legalMoves,
  newGame,
  type PlayerCount,
  type Trade,
  whyRefused,
} from '../../src/index.ts'
import { expectRefused, moves, type Sketch, seat, state, table } from '../table.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]
const IN_PLAY = {
  2: { farmer: 3, priest: 3, engineer: 2, merchant: 2 },
  3: { farmer: 4, priest: 4, engineer: 3, merchant: 3 },
  4: { farmer: 5, priest: 5, engineer: 4, merchant: 4 },
} as const
const TRADES = ['farmer', 'priest', 'engineer', 'merchant'] as const

const laid = (game: Game): Trade[] => state(game).groups.flatMap((group) => group.map(({ trade }) => trade))

/** Everybody passes at once; the procession goes to Marduk, so that no decision follows. */
function nextRound(game: Game): Event[] {
  return moves(game, ...state(game).seats.map(() => 'pass'), 'temple marduk')
}

/** The income in phase I of the next round; Blue is the last to pass. */
function income(seats: Sketch['seats'], first: Sketch['first'] = 'blue') {
  const passed = Object.fromEntries(
    (['red', 'black', 'white'] as const).map((color) => [color, { ...seats?.[color], passed: true }]),
  )
  const game = table({ first, turn: 'blue', seats: { blue: {}, ...seats, ...passed } })
  const before = state(game)
  moves(game, 'pass')
  const events = moves(game, 'temple marduk').filter((event) => 'clause' in event && event.clause === 'R4.2')
  return { game, before, events }
}

describe('R4 Phase I: preparation', () => {
  test('E17 With 3 players three groups of three cards are face up, nine in all; the others are not used in this round (R4.1)', () => {
    const game = newGame({ players: 3, seed: 'E17' })
    const { groups } = state(game)
    expect(groups.map((group) => group.length)).toEqual([3, 3, 3])
    expect(groups.flat().every(({ turned }) => !turned)).toBe(true)
    const offered = groups.flatMap((group, i) => group.map(({ trade }) => `recruit ${i + 1} ${trade}`))
    const recruits = legalMoves(game).filter((move) => move.startsWith('recruit'))
    expect(recruits).toEqual([...new Set(offered)].sort())
  })

  test('E18 Blue, with the Banker of level III, takes 2 talents and 2 points; the others get nothing (R4.2)', () => {
    const { before, events, game } = income({ blue: { banker: 3 } })
    expect(events).toEqual([
      { type: 'talents', seat: 0, count: 2, clause: 'R4.2' },
      { type: 'score', seat: 0, points: 2, clause: 'R4.2' },
    ])
    expect(state(game).seats.map(({ talents }) => talents)).toEqual(
      before.seats.map(({ talents }, i) => (i === 0 ? talents + 2 : talents)),
    )
    expect(seat(game, 'blue').score).toBe(2)
  })

  test.each(COUNTS)('R4.1 With %i players there are as many groups of three, face up, in every round', (players) => {
    const game = newGame({ players, seed: 'groups' })
    for (let round = 1; round <= 5; round++) {
      expect(state(game).round).toBe(round)
      expect(state(game).groups.map((group) => group.map(({ turned }) => turned))).toEqual(
        Array.from({ length: players }, () => [false, false, false]),
      )
      nextRound(game)
    }
  })

  test('R4.1 Cards that were recruited are face up again in the next round', () => {
    const game = newGame({ players: 2, seed: 'again' })
    const merchant = legalMoves(game).find((move) => /recruit . merchant/.test(move))
    moves(game, merchant ?? 'no merchant')
    expect(
      state(game)
        .groups.flat()
        .filter(({ turned }) => turned),
    ).toHaveLength(1)
    moves(game, 'pass', 'pass', 'temple marduk')
    expect(
      state(game)
        .groups.flat()
        .filter(({ turned }) => turned),
    ).toHaveLength(0)
  })

  test.each(COUNTS)('R4.1 With %i players all cards in play are shuffled before each deal', (players) => {
    const games = 500
    const places = Array.from({ length: 3 * players }, () => new Map<Trade, number>())
    const most = new Map<Trade, number>()
    for (let i = 0; i < games; i++) {
      const game = newGame({ players, seed: `shuffle ${i}` })
      nextRound(game)
      const cards = laid(game)
      cards.forEach((trade, place) => {
        places[place].set(trade, (places[place].get(trade) ?? 0) + 1)
      })
      for (const trade of TRADES)
        most.set(trade, Math.max(most.get(trade) ?? 0, cards.filter((card) => card === trade).length))
    }
    const inPlay = IN_PLAY[players]
    const cards = TRADES.reduce((total, trade) => total + inPlay[trade], 0)
    for (const trade of TRADES) {
      expect(most.get(trade)).toBe(inPlay[trade])
      const chance = inPlay[trade] / cards
      const spread = 6 * Math.sqrt(games * chance * (1 - chance))
      for (const place of places) expect(Math.abs((place.get(trade) ?? 0) - games * chance)).toBeLessThan(spread)
    }
  })

  test('R4.1 The deals of two rounds are independent', () => {
    const pairs = Array.from({ length: 100 }, (_, i) => {
      const game = newGame({ players: 4, seed: `rounds ${i}` })
      const first = laid(game).join()
      nextRound(game)
      return laid(game).join() === first
    })
    expect(pairs.filter((same) => same).length).toBeLessThan(3)
  })

  test('R4.1 The deal is announced, group by group', () => {
    const game = newGame({ players: 3, seed: 'told' })
    const events = nextRound(game)
    const groups = state(game).groups.map((group) => group.map(({ trade }) => trade))
    expect(events).toContainEqual({ type: 'deal', groups })
  })

  test.each([
    [2, 3],
    [2, 4],
    [3, 4],
  ] as const)('R4.1 recruit-no-group: with %i players there is no group %i', (players, group) => {
    const game = table({ players })
    expectRefused(game, `recruit ${group} farmer`, 'recruit-no-group', 'R4.1')
    const recruits = legalMoves(game).filter((move) => move.startsWith('recruit'))
    expect(recruits.length).toBeGreaterThan(0)
    expect(whyRefused(game, `recruit ${group} farmer`)?.instead).toEqual(recruits)
  })

  test.each([
    ['I', 1, 1, 0],
    ['II', 2, 2, 0],
    ['III', 3, 2, 2],
  ] as const)('R4.2 Banker %s gives its own income, not that of the cards it covers', (_, banker, talents, points) => {
    const { game, before, events } = income({ blue: { banker } })
    expect(seat(game, 'blue').talents).toBe(before.seats[0].talents + talents)
    expect(seat(game, 'blue').score).toBe(points)
    expect(state(game).reserve.talents).toBe(before.reserve.talents - talents)
    expect(events).toHaveLength(points > 0 ? 2 : 1)
  })

  test('R4.2 A player without a Banker has no income', () => {
    const { game, before, events } = income({})
    expect(events).toEqual([])
    expect(state(game).reserve.talents).toBe(before.reserve.talents)
  })

  test('R4.2 In the first round nobody has an income', () => {
    const { seats } = state(newGame({ players: 4, seed: 'first round' }))
    for (const owner of seats) expect(owner).toMatchObject({ banker: 0, talents: 4, score: 0 })
  })

  test('R4.2 Income comes again in every round', () => {
    const { game } = income({ blue: { banker: 1 } })
    const { talents } = seat(game, 'blue')
    const events = nextRound(game).filter((event) => 'clause' in event && event.clause === 'R4.2')
    expect(events).toEqual([{ type: 'talents', seat: 0, count: 1, clause: 'R4.2' }])
    expect(seat(game, 'blue').talents).toBeGreaterThan(talents)
  })

  test('R4.2 Income goes in turn order and begins with the first player of the new round', () => {
    const bankers = { blue: { banker: 1 }, red: { banker: 2 }, white: { banker: 3 } }
    const order = (first: Sketch['first']) => {
      const talents = income(bankers, first).events.filter(({ type }) => type === 'talents')
      return talents.map((event) => 'seat' in event && event.seat)
    }
    expect(order('white')).toEqual([0, 1, 3])
    expect(order('blue')).toEqual([1, 3, 0])
    expect(order('red')).toEqual([3, 0, 1])
  })

  test('R4.2 If talents run short, players earlier in turn order get theirs first', () => {
    const seats = {
      blue: { banker: 1, talents: 9 },
      red: { banker: 2, talents: 9 },
      black: { talents: 1 },
      white: { banker: 3, talents: 8 },
    }
    const { game } = income(seats, 'black')
    expect(state(game).firstPlayer).toBe(3)
    expect(state(game).seats.map(({ talents }) => talents)).toEqual([10, 9, 1, 10])
    expect(seat(game, 'white').score).toBeGreaterThanOrEqual(2)
  })

  test('R4.2 Points of the Banker are scored even if the reserve has no talent', () => {
    const seats = {
      blue: { banker: 3, talents: 10 },
      red: { talents: 10 },
      black: { talents: 10 },
      white: { talents: 0 },
    }
    const { events, game } = income(seats)
    expect(seat(game, 'blue').talents).toBe(10)
    expect(events).toContainEqual({ type: 'score', seat: 0, points: 2, clause: 'R4.2' })
  })

  test('R4.2 Income comes after the deal and before the first action', () => {
    const game = table({
      seats: { blue: { banker: 2 }, red: { passed: true }, black: { passed: true }, white: { passed: true } },
    })
    const events = moves(game, 'pass', 'temple marduk').map(({ type }) => type)
    expect(events.slice(-3)).toEqual(['round', 'deal', 'talents'])
    expect(state(game)).toMatchObject({ phase: 'actions', decision: { kind: 'action', player: 1 } })
  })
})
