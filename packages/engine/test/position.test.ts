import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import {
  CITIES,
  COLORS,
  type Color,
  fromState,
  type Game,
  GOODS,
  gameFrom,
  isOver,
  legalMoves,
  newGame,
  openBox,
  type PlayerCount,
  play,
  SQUARES,
  STANDARD,
  type State,
  seededRandom,
  toState,
} from '../src/index.ts'
import { jsonPaths, stateFaults } from './faults.ts'
import { flood, moves, type Sketch, sketch, state, TABLES, wander, withChange } from './table.ts'

// Deterministic: the same examples in every run.
fc.configureGlobal({ seed: 2007 })

function gameOf(json: unknown, seed = 'position'): Game {
  const position = fromState(json, STANDARD)
  if (!position.ok) throw new Error(stateFaults(json).join('\n'))
  return gameFrom(position.value, seed)
}

/** The states of a random game before each action. */
function actionStates(players: PlayerCount, palace: boolean, seed: string): State[] {
  const game = newGame({ players, palace, seed })
  const random = seededRandom(seed)
  const states: State[] = []
  while (!isOver(game)) {
    if (state(game).decision?.kind === 'action') states.push(state(game))
    const legal = legalMoves(game)
    play(game, legal[random(legal.length)])
  }
  return states
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** R1.5, R8.1, R9.4 All pieces of the box are there; only neutral cubes may increase. */
function expectNothingLost(now: State): void {
  const box = openBox(STANDARD, now.players as PlayerCount, now.palace)
  const { seats, reserve } = now
  expect(sum(seats.map(({ talents }) => talents)) + reserve.talents).toBe(box.talents)
  expect(sum(seats.map(({ camels }) => camels)) + reserve.camels).toBe(box.camels)
  GOODS.forEach((good, i) => {
    const onCards = reserve.caravaneerGoods.filter((one) => one === good).length
    expect(sum(seats.map(({ goods }) => goods[good])) + reserve.goods[good] + onCards).toBe(box.goods[i])
  })
  const onBoard = [now.fields, now.temples, now.canals].flatMap((part) => Object.values(part).flat()) as string[]
  for (const { color, cubes } of seats) expect(cubes + onBoard.filter((cube) => cube === color).length).toBe(box.cubes)
  const inTemples = Object.values(now.temples)
    .flat()
    .filter((cube) => cube === 'neutral').length
  expect(reserve.neutral + inTemples).toBeLessThanOrEqual(box.neutral)
  expect(reserve.neutral + onBoard.filter((cube) => cube === 'neutral').length).toBeGreaterThanOrEqual(box.neutral)
  const held = (kind: 'banker' | 'caravaneer' | 'palace', level: number) =>
    seats.filter((seat) => seat[kind] >= level).length
  const cards = [
    ...reserve.banker.map((left, i) => left + held('banker', i + 1)),
    ...reserve.caravaneer.map((left, i) => left + held('caravaneer', i + 1)),
    ...reserve.palace.map((left, i) => left + held('palace', i + 1)),
    reserve.gardeners + sum(seats.map(({ gardeners }) => gardeners)),
  ]
  expect(cards).toEqual(box.copies)
}

describe('A position from a state', () => {
  test.each(TABLES)(
    'is the same position at every action of a random game: %i players, palace %s',
    (players, palace) => {
      for (const before of actionStates(players, palace, 'one')) {
        const game = gameOf(JSON.parse(JSON.stringify(before)))
        expect(state(game)).toEqual(before)
        expectNothingLost(before)
      }
    },
  )

  test.each(TABLES)(
    'has the same legal moves and continues to the same end: %i players, palace %s',
    (players, palace) => {
      for (const count of [0, 40, 90, 160]) {
        const game = newGame({ players, palace, seed: 'twin' })
        wander(game, 'twin', count)
        const random = seededRandom('on')
        while (!isOver(game) && state(game).decision?.kind !== 'action') {
          const legal = legalMoves(game)
          play(game, legal[random(legal.length)])
        }
        if (isOver(game)) continue
        const twin = gameOf(state(game), 'twin')
        expect(legalMoves(twin)).toEqual(legalMoves(game))
        expect(state(wander(twin, 'end'))).toEqual(state(wander(game, 'end')))
      }
    },
  )

  test('accepts any order of distinct colours', () => {
    const orders = (colors: readonly Color[], length: number): Color[][] =>
      length === 0
        ? [[]]
        : colors.flatMap((color) =>
            orders(
              colors.filter((other) => other !== color),
              length - 1,
            ).map((rest) => [color, ...rest]),
          )
    for (const players of [2, 3, 4] as const)
      for (const order of orders(COLORS, players)) {
        const [first, second] = order
        const wanted: Sketch = {
          players,
          order,
          fields: { top: [first, second] },
          temples: { ishtar: [second, 'neutral', first] },
          canals: { 'a1-b1': [second] },
        }
        const before = sketch(wanted)
        const game = gameOf(before)
        expect(state(game)).toEqual(before)
        moves(game, 'recruit 1 priest', 'temple ishtar')
        expect(state(game).temples.ishtar).toEqual([first, second, 'neutral', first])
        expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
      }
  })

  test('may have more neutral cubes than the box, as long as temples and reserve do not (R9.4)', () => {
    const all: Sketch = { planted: Object.fromEntries(SQUARES.map((square) => [square, 'red'])) }
    const flooded = sketch({ ...all, canals: flood(['red', 2], ['neutral', 30]) })
    expect(flooded.reserve.neutral).toBe(0)
    expect(stateFaults(flooded)).toEqual([])
    // Cubes have returned from the temples since then.
    expect(stateFaults(withChange(flooded, 'reserve.neutral', 20))).toEqual([])
    expect(stateFaults(withChange(flooded, 'reserve.neutral', 21))).toEqual([
      'reserve.neutral 21 neutral cubes in temples and reserve (R9.4)',
    ])
    const inTemples = withChange(flooded, 'temples.ishtar', ['neutral', 'neutral'])
    expect(stateFaults(withChange(inTemples, 'reserve.neutral', 18))).toEqual([])
    expect(stateFaults(withChange(inTemples, 'reserve.neutral', 19))).toHaveLength(1)
  })

  test('accepts a seat’s place on the track without a rank where the rules determine it', () => {
    const before = sketch({ palace: true, seats: { blue: { track: 3 } } })
    const after = state(gameOf(before))
    expect(after.seats.map(({ trackRank }) => trackRank)).toEqual([undefined, 0, 1, 2])
    // Whoever arrives at an occupied place is behind.
    const shared = gameOf(sketch({ palace: true, turn: 'red', seats: { blue: { track: 2 } } }))
    moves(shared, 'noble')
    expect(state(shared).seats.map(({ trackRank }) => trackRank)).toEqual([0, 1, 0, 1])
  })
})

const at = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((object, key) => (object as Record<string, unknown> | undefined)?.[key], json)

describe('Changed states', () => {
  const states = TABLES.flatMap(([players, palace]) => {
    const all = actionStates(players, palace, 'mutants')
    return [0.1, 0.4, 0.8].map((part) => all[Math.floor(part * all.length)])
  })
  const anyState = fc.constantFrom(...states)
  const pick = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const choose = <T>(list: readonly T[], part: number) => list[Math.floor(part * list.length)]
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: -1, max: 12 }),
    fc.constantFrom(...COLORS, ...GOODS, ...CITIES, 'neutral', 'unused', 't01', 'courtier', null, true, false),
    fc.constant(undefined),
    fc.array(fc.constantFrom(...COLORS, 'neutral'), { maxLength: 4 }),
  )

  /** The state is rejected with a path, or gives a playable game that keeps all pieces. */
  function expectRefusedOrPlayable(json: unknown): boolean {
    const position = fromState(json, STANDARD)
    if (!position.ok) {
      for (const { path, problem } of position.faults) expect(path.length * problem.length).toBeGreaterThan(0)
      return false
    }
    const game = gameFrom(position.value, 'mutant')
    expectNothingLost(state(game))
    expectNothingLost(state(wander(game, 'mutant', 120)))
    return true
  }

  test('are rejected or playable, whatever value was replaced', () => {
    fc.assert(
      fc.property(anyState, fc.array(fc.tuple(pick, value), { minLength: 1, maxLength: 3 }), (json, changes) => {
        let changed: unknown = json
        for (const [part, to] of changes) changed = withChange(changed, choose(jsonPaths(changed), part), to)
        expectRefusedOrPlayable(changed)
      }),
      { numRuns: sized(200, 500) },
    )
  })

  test('are rejected or playable when a value was moved elsewhere', () => {
    let played = 0
    fc.assert(
      fc.property(anyState, pick, pick, fc.boolean(), (json, from, to, swap) => {
        const numbers = jsonPaths(json).filter((path) => typeof at(json, path) === 'number')
        const texts = jsonPaths(json).filter((path) => typeof at(json, path) === 'string')
        const places = swap ? texts : numbers
        const a = choose(places, from)
        const b = choose(places, to)
        const first = at(json, a)
        const second = at(json, b)
        const changed = swap
          ? withChange(withChange(json, a, second), b, first)
          : withChange(withChange(json, a, (first as number) - 1), b, (second as number) + 1)
        if (expectRefusedOrPlayable(changed)) played++
      }),
      { numRuns: sized(250, 800) },
    )
    expect(played).toBeGreaterThan(10)
  })

  test('any JSON is read without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(fromState(json, STANDARD).ok).toBe(false)
      }),
    )
  })

  test('rejects very deeply nested JSON without throwing', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(fromState(deep, STANDARD).ok).toBe(false)
  })

  test('a rejected state has no side effects: a valid one is read as before', () => {
    const [json] = states
    const before = toState(gameOf(json).position)
    fromState(withChange(json, 'reserve.talents', 99), STANDARD)
    expect(toState(gameOf(json).position)).toEqual(before)
  })
})

describe('Unknown parts', () => {
  const known = sketch({})
  test.each([
    ['garden.z9', 't01'],
    ['canals.a1-z1', ['blue']],
    ['temples.zeus', []],
    ['fields.middle', []],
    ['reserve.goods.gold', 1],
    ['plants.babylon', { card: 'reed', face: 0 }],
    ['powers.fly', 0],
  ])('%s is refused', (path, value) => {
    expect(fromState(withChange(known, path, value), STANDARD)).toMatchObject({ ok: false })
  })

  test('a list of half a million entries is rejected with few faults', () => {
    const huge = withChange(known, 'seats.0.tiles', new Array(490_000).fill(0))
    const checked = fromState(huge, STANDARD)
    expect(JSON.stringify(checked).length).toBeLessThan(10_000)
  })
})
