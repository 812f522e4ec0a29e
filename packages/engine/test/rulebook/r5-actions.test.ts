import { describe, expect, test } from 'vitest'
import {
  type Color,
  type Event,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  parseMove,
  seededRandom,
  whyRefused,
} from '../../src/index.ts'
import { choices, everyZone, expectRefused, moves, outOfCubes, type Sketch, seat, state, table } from '../table.ts'

const COUNTS: readonly PlayerCount[] = [2, 3, 4]
const GROUPS = [
  'farmer priest engineer',
  'merchant farmer priest',
  'engineer merchant farmer',
  'priest engineer merchant',
]

/** The four groups, with this one instead of the first. */
const withGroup = (group: string) => [group, ...GROUPS.slice(1)]

/** The passed players who took a talent. */
const idle = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'talents' && event.clause === 'R5.2' ? [event.seat] : []))

/** The price of a recruitment: the fewest talents that allow it, which must equal the talents paid. */
function price(groups: string[], move: string): number {
  const least = [0, 1, 2, 3].find((talents) => {
    const game = table({ groups, seats: { blue: { talents } } })
    return whyRefused(game, move) === undefined
  })
  const game = table({ groups, seats: { blue: { talents: 5 } } })
  const { talents } = state(game).reserve
  moves(game, move)
  const paid = 5 - seat(game, 'blue').talents
  expect(paid).toBe(least)
  expect(state(game).reserve.talents).toBe(talents + paid)
  return paid
}

describe('R5 Phase II: actions', () => {
  test('E1 White and Black have passed and take a talent each when it would be their turn; Blue passes last, and the phase is over (R5.2)', () => {
    const game = table({
      order: ['white', 'black', 'blue', 'red'],
      first: 'white',
      turn: 'black',
      seats: { white: { passed: true } },
    })
    const talents = () => (['white', 'black', 'blue', 'red'] as const).map((color) => seat(game, color).talents)
    expect(idle(moves(game, 'pass'))).toEqual([])
    expect(state(game).decision).toEqual({ kind: 'action', player: 2 })
    expect(idle(moves(game, 'recruit 2 merchant'))).toEqual([])
    expect(state(game).decision).toEqual({ kind: 'action', player: 3 })
    expect(idle(moves(game, 'pass'))).toEqual([0, 1])
    expect(talents()).toEqual([5, 5, 4, 4])
    expect(state(game).decision).toEqual({ kind: 'action', player: 2 })
    expect(idle(moves(game, 'pass'))).toEqual([])
    expect(talents()).toEqual([5, 5, 4, 4])
    expect(state(game)).toMatchObject({ phase: 'procession', decision: { kind: 'temple', player: 3 } })
  })

  test('E2 A card costs as many talents as cards of its group are turned over (R5.3)', () => {
    const groups = [
      'farmer priest engineer',
      '*engineer *farmer priest',
      '*priest farmer merchant',
      'merchant engineer priest',
    ]
    expect(price(groups, 'recruit 2 priest')).toBe(2)
    expect(price(groups, 'recruit 3 farmer')).toBe(1)
    expect(price(groups, 'recruit 3 merchant')).toBe(1)
    expect(price(groups, 'recruit 1 farmer')).toBe(0)
    expect(price(groups, 'recruit 4 merchant')).toBe(0)
    const game = table({ groups, order: ['red', 'blue', 'black', 'white'] })
    moves(game, 'recruit 3 farmer', 'field top')
    moves(game, 'recruit 3 merchant')
    expect(seat(game, 'red').talents).toBe(3)
    expect(seat(game, 'blue').talents).toBe(2)
  })

  test('R5.1 The first player begins and play goes clockwise', () => {
    const game = table({ order: ['black', 'white', 'red', 'blue'], first: 'red' })
    const turns: Color[] = []
    for (const move of [
      'recruit 2 merchant',
      'recruit 3 merchant',
      'recruit 4 merchant',
      'recruit 2 farmer',
      'field top',
      'pass',
    ]) {
      const { decision, seats } = state(game)
      if (decision?.kind === 'action') turns.push(seats[decision.player].color)
      moves(game, move)
    }
    expect(turns).toEqual(['red', 'blue', 'black', 'white', 'red'])
  })

  test('R5.1 A turn is one of three actions: pass, recruit or move the caravan', () => {
    const game = table({ seats: { blue: { camels: 9, goods: { barley: 1 } } } })
    const kinds = new Set(legalMoves(game).map((move) => move.split(' ')[0]))
    expect([...kinds].sort()).toEqual(['caravan', 'pass', 'recruit'])
    for (const action of ['pass', 'recruit 2 merchant', 'caravan susa']) {
      const turn = table({ seats: { blue: { camels: 9, goods: { barley: 1 } } } })
      moves(turn, action)
      if (state(turn).decision?.kind === 'court') moves(turn, 'court banker')
      expect(state(turn).decision).toEqual({ kind: 'action', player: 1 })
    }
  })

  test.each(COUNTS)(
    'R5.1, R5.2 With %i players play continues until everyone has passed; players who have passed take a talent each time',
    (players) => {
      for (let i = 0; i < 10; i++) {
        const game = newGame({ players, seed: `turns ${i}` })
        const random = seededRandom(`turns ${i}`)
        while (!isOver(game) && state(game).round < 4) {
          const before = state(game)
          const player = before.decision?.player ?? 0
          const legal = legalMoves(game)
          const events = moves(game, legal[random(legal.length)])
          const after = state(game)
          const out = after.seats.map(({ passed }) => passed)
          if (before.phase !== 'actions' || after.round !== before.round || after.decision?.kind === undefined) continue
          const turnOver = after.phase !== 'actions' || after.decision.kind === 'action'
          if (!turnOver) {
            expect(after.decision.player).toBe(player)
            expect(idle(events)).toEqual([])
            continue
          }
          if (out.every((passed) => passed)) {
            expect(after.phase).toBe('procession')
            expect(idle(events)).toEqual([])
            continue
          }
          const skipped: number[] = []
          let next = (player + 1) % players
          for (; out[next]; next = (next + 1) % players) skipped.push(next)
          expect(after.decision).toEqual({ kind: 'action', player: next })
          const short = events.filter((event) => event.type === 'lost' && event.clause === 'R5.2').length
          expect(idle(events)).toEqual(skipped.slice(0, skipped.length - short))
        }
      }
    },
  )

  test.each(COUNTS)('R5.1 With %i players who all pass immediately, the phase ends after as many turns', (players) => {
    const game = table({ players })
    for (let turn = 0; turn < players; turn++) {
      expect(state(game).decision).toEqual({ kind: 'action', player: turn })
      moves(game, 'pass')
    }
    expect(state(game).phase).toBe('procession')
    expect(state(game).seats.map(({ talents }) => talents)).toEqual(state(game).seats.map(() => 4))
  })

  test('R5.2 A player who passes takes no more actions in this round', () => {
    const game = table({ players: 2 })
    moves(game, 'pass', 'recruit 2 merchant')
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
    moves(game, 'recruit 1 engineer', 'irrigate a1-b1')
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })

  test('R5.2 While somebody is still playing, each of the others gets a talent whenever it would be their turn', () => {
    const game = table({ seats: { red: { passed: true }, black: { passed: true }, white: { passed: true } } })
    expect(idle(moves(game, 'recruit 2 merchant'))).toEqual([1, 2, 3])
    expect(idle(moves(game, 'recruit 3 merchant'))).toEqual([1, 2, 3])
    expect(state(game).seats.map(({ talents }) => talents)).toEqual([4, 6, 6, 6])
    expect(state(game).reserve.talents).toBe(30 - 22)
  })

  test('R5.2 Moving the caravan is a turn like any other', () => {
    const game = table({
      players: 2,
      seats: { blue: { goods: { barley: 1 }, camels: 2 }, red: { passed: true } },
    })
    expect(idle(moves(game, 'caravan susa'))).toEqual([])
    expect(idle(moves(game, 'court banker'))).toEqual([1])
  })

  test('R5.2 As soon as the last player passes, nobody gets any more talents', () => {
    const game = table({ seats: { red: { passed: true }, black: { passed: true }, white: { passed: true } } })
    expect(moves(game, 'pass')).toEqual([{ type: 'pass', seat: 0 }])
    expect(state(game).phase).toBe('procession')
  })

  test('R5.2 A player gets nothing for passing itself', () => {
    const game = table()
    moves(game, 'pass')
    expect(seat(game, 'blue')).toMatchObject({ talents: 4, passed: true })
  })

  test('R5.2 With an empty reserve nobody gets a talent', () => {
    const game = table({
      players: 2,
      seats: { blue: { talents: 10 }, red: { talents: 20, passed: true } },
    })
    const events = moves(game, 'recruit 2 merchant')
    expect(events).toContainEqual({ type: 'lost', seat: 1, what: 'talents', count: 1, clause: 'R5.2' })
    expect(seat(game, 'red').talents).toBe(20)
  })

  test('R5.2 The cube that marks passing is not subtracted from the stock', () => {
    const game = table()
    moves(game, 'pass')
    expect(seat(game, 'blue').cubes).toBe(30)
  })

  test('R5.2 A player without any cube may pass', () => {
    const game = table({ ...outOfCubes('blue') })
    expect(seat(game, 'blue').cubes).toBe(0)
    moves(game, 'pass')
    expect(seat(game, 'blue')).toMatchObject({ cubes: 0, passed: true })
  })

  test('R5.2 Passing is always possible, and sometimes all that is', () => {
    const game = table({
      groups: [
        '*farmer *priest *engineer',
        '*merchant *farmer *priest',
        '*engineer *merchant *farmer',
        '*priest *engineer merchant',
      ],
      seats: { blue: { talents: 1 } },
    })
    expect(legalMoves(game)).toEqual(['pass'])
  })

  test('R5.3 A card costs as many talents as cards of its group are already turned over: 0, 1, 2', () => {
    expect(price(withGroup('farmer priest engineer'), 'recruit 1 engineer')).toBe(0)
    expect(price(withGroup('*farmer priest engineer'), 'recruit 1 engineer')).toBe(1)
    expect(price(withGroup('farmer *priest engineer'), 'recruit 1 engineer')).toBe(1)
    expect(price(withGroup('farmer priest *engineer'), 'recruit 1 farmer')).toBe(1)
    expect(price(withGroup('*farmer *priest engineer'), 'recruit 1 engineer')).toBe(2)
    expect(price(withGroup('*farmer priest *engineer'), 'recruit 1 priest')).toBe(2)
    expect(price(withGroup('farmer *priest *engineer'), 'recruit 1 farmer')).toBe(2)
  })

  test.each([1, 2, 3, 4])('R5.3 Only cards of its own group make a card of group %i more expensive', (group) => {
    const groups = GROUPS.map((cards, i) => (i + 1 === group ? cards : cards.replaceAll(/^(\w+) (\w+)/g, '*$1 *$2')))
    const trade = GROUPS[group - 1].split(' ')[0]
    expect(price(groups, `recruit ${group} ${trade}`)).toBe(0)
  })

  test('R5.3 The chosen card is turned over and stays so for the round', () => {
    const game = table()
    moves(game, 'recruit 2 merchant', 'recruit 3 merchant')
    const turned = state(game).groups.map((group) => group.map((card) => card.turned))
    expect(turned).toEqual([
      [false, false, false],
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ])
    expect(whyRefused(game, 'recruit 2 merchant')?.code).toBe('recruit-no-card')
  })

  test('R5.3 Talents are paid before the trade is carried out', () => {
    const game = table({ groups: withGroup('*priest farmer engineer') })
    moves(game, 'recruit 1 farmer')
    expect(state(game).decision?.kind).toBe('field')
    expect(seat(game, 'blue').talents).toBe(3)
    expect(state(game).groups[0][1].turned).toBe(true)
  })

  test.each([
    ['farmer farmer engineer', 0],
    ['*farmer farmer engineer', 1],
    ['farmer *farmer engineer', 0],
    ['engineer farmer farmer', 1],
    ['engineer *farmer farmer', 2],
    ['farmer engineer farmer', 0],
    ['farmer farmer farmer', 0],
    ['*farmer farmer farmer', 1],
  ])('R5.3 If a group shows a trade twice, the left one is turned over: %s', (group, card) => {
    const game = table({
      groups: [group, 'merchant engineer priest', 'engineer merchant priest', 'priest engineer merchant'],
    })
    const events = moves(game, 'recruit 1 farmer')
    expect(events).toContainEqual({ type: 'recruit', seat: 0, group: 0, card, trade: 'farmer' })
    expect(state(game).groups[0][card].turned).toBe(true)
    expect(choices(table({ groups: withGroup('farmer priest priest') }), 'recruit 1')).toHaveLength(2)
  })

  test('R5.3 Each card of a pair costs its own price', () => {
    const game = table({
      players: 2,
      groups: ['merchant merchant farmer', 'priest farmer engineer'],
      seats: { red: { passed: true, talents: 4 } },
    })
    moves(game, 'recruit 1 merchant', 'recruit 1 merchant')
    expect(seat(game, 'blue')).toMatchObject({ talents: 3, camels: 3 })
    expectRefused(game, 'recruit 1 merchant', 'recruit-no-card', 'R5.3')
  })

  test('R5.3 recruit-no-card: a trade that the group does not show cannot be recruited', () => {
    const game = table()
    expectRefused(game, 'recruit 1 merchant', 'recruit-no-card', 'R5.3')
    expect(whyRefused(game, 'recruit 1 merchant')?.instead).toEqual(choices(game, 'recruit'))
  })

  test('R5.3 recruit-no-card: nor can a card that is already turned over', () => {
    const game = table({ groups: withGroup('*farmer priest engineer') })
    expectRefused(game, 'recruit 1 farmer', 'recruit-no-card', 'R5.3')
    expect(whyRefused(game, 'recruit 1 farmer')?.instead).toContain('recruit 1 priest')
  })

  test('R5.3 recruit-no-card: courtiers belong to the expansion', () => {
    expectRefused(table(), 'recruit 1 courtier', 'recruit-no-card', 'R5.3')
  })

  test('R5.3 recruit-talents: a player without enough talents cannot recruit', () => {
    const groups = withGroup('*farmer *priest engineer')
    const poor = table({ groups, seats: { blue: { talents: 1, camels: 0 } } })
    expectRefused(poor, 'recruit 1 engineer', 'recruit-talents', 'R5.3')
    const instead = whyRefused(poor, 'recruit 1 engineer')?.instead
    expect(instead).toEqual(choices(poor, 'recruit'))
    expect(instead).not.toContain('recruit 1 engineer')
    expect(whyRefused(table({ groups, seats: { blue: { talents: 2 } } }), 'recruit 1 engineer')).toBeUndefined()
  })

  const noCube: Sketch = { ...outOfCubes('blue') }

  test('R5.4 farmer-no-cube: the farmer needs a cube in stock', () => {
    const game = table(noCube)
    for (const group of [1, 2, 3]) expectRefused(game, `recruit ${group} farmer`, 'farmer-no-cube', 'R5.4')
    expect(whyRefused(game, 'recruit 1 farmer')?.instead).toEqual([
      'recruit 2 merchant',
      'recruit 3 merchant',
      'recruit 4 merchant',
    ])
  })

  test('R5.4 priest-no-cube: the priest needs a cube in stock, even if the temple would give one back', () => {
    const game = table(noCube)
    expect(state(game).temples.ishtar).toEqual(['blue', 'blue', 'blue', 'blue'])
    for (const group of [1, 2, 4]) expectRefused(game, `recruit ${group} priest`, 'priest-no-cube', 'R5.4')
    expect(whyRefused(game, 'recruit 1 priest')?.instead).toEqual(choices(game, 'recruit'))
  })

  test('R5.4 engineer-no-cube: the engineer needs a cube in stock, even if zones are open', () => {
    const game = table(noCube)
    for (const group of [1, 3, 4]) expectRefused(game, `recruit ${group} engineer`, 'engineer-no-cube', 'R5.4')
    expect(whyRefused(game, 'recruit 1 engineer')?.instead).toEqual(choices(game, 'recruit'))
    const full = table({ ...outOfCubes('blue'), canals: { ...everyZone('blue', 'red') } })
    expect(seat(full, 'blue').cubes).toBe(0)
    expectRefused(full, 'recruit 1 engineer', 'engineer-no-cube', 'R5.4')
  })

  test('R5.4 One cube in stock is enough for a farmer, a priest or an engineer', () => {
    const temples = { ...noCube.temples, ishtar: ['blue', 'blue', 'blue'] as Color[] }
    for (const trade of [
      ['recruit 1 farmer', 'field bottom'],
      ['recruit 1 priest', 'temple ishtar'],
      ['recruit 1 engineer', 'irrigate d2-d3'],
    ]) {
      const game = table({ ...noCube, temples })
      expect(seat(game, 'blue').cubes).toBe(1)
      moves(game, ...trade)
      expect(seat(game, 'blue').cubes).toBe(0)
    }
  })

  test('R5.4 Other players’ cubes do not help', () => {
    const game = table({ ...outOfCubes('red'), turn: 'red' })
    expect(seat(game, 'blue').cubes).toBe(30)
    expectRefused(game, 'recruit 1 farmer', 'farmer-no-cube', 'R5.4')
  })

  test('R5.4 merchant-no-camel: the merchant needs a camel in the reserve', () => {
    const game = table({ seats: { red: { camels: 13 }, black: { camels: 0 }, white: { camels: 0 } } })
    expect(state(game).reserve.camels).toBe(0)
    for (const group of [2, 3, 4]) expectRefused(game, `recruit ${group} merchant`, 'merchant-no-camel', 'R5.4')
    expect(whyRefused(game, 'recruit 2 merchant')?.instead).toEqual(choices(game, 'recruit'))
  })

  test('R5.4 The last camel can be taken', () => {
    const game = table({ seats: { red: { camels: 12 }, black: { camels: 0 }, white: { camels: 0 } } })
    moves(game, 'recruit 2 merchant')
    expect(state(game).reserve.camels).toBe(0)
    expect(seat(game, 'blue').camels).toBe(2)
  })

  test('R5.4 With a cube but no open zone the engineer places nothing, but scores 2 points', () => {
    const canals = everyZone('red', 'black')
    const game = table({ canals, groups: withGroup('*farmer *priest engineer') })
    const events = moves(game, 'recruit 1 engineer')
    expect(seat(game, 'blue')).toMatchObject({ score: 2, cubes: 30, talents: 2 })
    expect(state(game).canals).toEqual(canals)
    expect(state(game).groups[0][2].turned).toBe(true)
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
    expect(events.map(({ type }) => type)).toEqual(['talents', 'recruit', 'score'])
  })

  test('R5.4 In version 1 of the rules an engineer without a cube places nothing and scores 2 points', () => {
    const game = table({ ...noCube, rules: '1' })
    const { canals } = state(game)
    moves(game, 'recruit 1 engineer')
    expect(seat(game, 'blue')).toMatchObject({ score: 2, cubes: 0 })
    expect(state(game).canals).toEqual(canals)
    expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
  })

  test('R5.4 An engineer who can place a cube must', () => {
    const game = table()
    moves(game, 'recruit 1 engineer')
    expect(legalMoves(game).every((move) => move.startsWith('irrigate '))).toBe(true)
  })

  test.each([
    '',
    'Pass',
    ' pass',
    'pass ',
    'recruit 5 farmer',
    'recruit 0 farmer',
    'recruit 1',
    'recruit 1  farmer',
    'caravan paris',
    'irrigate b1-a1',
  ])('R5.1 not-a-move: %j is not a move in the notation', (text) => {
    const game = table()
    expect(parseMove(text)).toBeUndefined()
    expectRefused(game, text, 'not-a-move', undefined)
    expect(whyRefused(game, text)?.instead).toEqual(legalMoves(game))
  })

  test('R5.1 not-asked: a move that answers another question is refused with the clause of the one asked', () => {
    const game = table()
    for (const move of ['field top', 'temple ishtar', 'irrigate a1-b1', 'keep', 'power first', 'discard salt'])
      expectRefused(game, move, 'not-asked', 'R5.1')
    expect(whyRefused(game, 'field top')?.instead).toEqual(legalMoves(game))
  })

  test.each([
    ['recruit 1 farmer', 'R6.1', ['field bottom', 'field top']],
    ['recruit 1 priest', 'R6.3', ['temple ishtar', 'temple marduk', 'temple tammouz']],
    [
      'recruit 1 engineer',
      'R6.4',
      ['a1-a2', 'a1-b1', 'a2-a3', 'a3-a4', 'b1-c1', 'c1-d1'].map((side) => `irrigate ${side}`),
    ],
  ])('R5.3 not-asked: after %s its trade must be carried out (%s)', (recruit, clause, instead) => {
    const game = table()
    moves(game, recruit)
    for (const move of ['pass', 'recruit 2 merchant', 'caravan susa', 'sell salt'])
      expectRefused(game, move, 'not-asked', clause)
    expect(whyRefused(game, 'pass')?.instead).toEqual(instead)
  })
})
