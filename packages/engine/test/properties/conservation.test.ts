import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Event, GOODS, newGame, type PlayerCount, STANDARD, type State, TRADES } from '../../src/index.ts'
import { expectEqual, playing, stateOf, TIMEOUT, tries, type World, worlds } from './worlds.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const countOf = <T>(list: readonly T[], wanted: T) => list.filter((item) => item === wanted).length

/** The total of all pieces, wherever they are. Neutral cubes are counted separately. */
function census({ seats, reserve, fields, temples, canals }: State) {
  const onBoard = [...Object.values(fields), ...Object.values(temples), ...Object.values(canals)].flat()
  const levels = (kind: 'banker' | 'caravaneer' | 'palace') =>
    reserve[kind].map((left, i) => left + seats.filter((seat) => seat[kind] > i).length)
  return {
    talents: reserve.talents + sum(seats.map((seat) => seat.talents)),
    camels: reserve.camels + sum(seats.map((seat) => seat.camels)),
    goods: GOODS.map(
      (good) =>
        reserve.goods[good] + sum(seats.map((seat) => seat.goods[good])) + countOf(reserve.caravaneerGoods, good),
    ),
    cubes: seats.map((seat) => seat.cubes + countOf(onBoard, seat.color)),
    banker: levels('banker'),
    caravaneer: levels('caravaneer'),
    palace: levels('palace'),
    gardeners: reserve.gardeners + sum(seats.map((seat) => seat.gardeners)),
  }
}

/** The contents of the box for a number of players. */
function boxFor(players: PlayerCount): ReturnType<typeof census> {
  const { tokens, court } = STANDARD
  return {
    talents: tokens.talents,
    camels: tokens.camels,
    goods: GOODS.map((good) => tokens.goods[good]),
    cubes: Array.from({ length: players }, () => tokens.cubesPerPlayer),
    banker: court.banker.map((card) => card.copies[players]),
    caravaneer: court.caravaneer.map((card) => card.copies[players]),
    palace: court.palace.map((card) => card.copies[players]),
    gardeners: court.gardener.copies[players],
  }
}

const neutralCubes = ({ reserve, temples, canals }: State) =>
  reserve.neutral + countOf([...Object.values(temples), ...Object.values(canals)].flat(), 'neutral')

const tilesOf = ({ garden, seats }: State) =>
  [
    ...Object.values(garden).filter((tile) => tile !== null && tile !== 'unused'),
    ...seats.flatMap((seat) => seat.tiles),
  ].sort()

/** Every count of a state, to check that none is negative. */
const counts = ({ seats, reserve }: State) => [
  ...seats.flatMap((seat) => [seat.talents, seat.camels, seat.cubes, seat.gardeners, ...Object.values(seat.goods)]),
  ...[reserve.talents, reserve.camels, reserve.neutral, reserve.gardeners, ...Object.values(reserve.goods)],
  ...[...reserve.banker, ...reserve.caravaneer, ...reserve.palace],
]

/** R9.4 Zones irrigated with neutral cubes although the reserve had none left. */
function irrigatedFromNothing(before: State, events: readonly Event[]): number {
  const neutral = events.filter((event) => event.type === 'canal' && event.seat === null).length
  return Math.max(0, neutral - before.reserve.neutral)
}

function checkDeal({ groups, players, palace }: State): void {
  expect(groups.map((group) => group.length)).toEqual(Array.from({ length: players }, () => 3))
  const cards = groups.flat().map((card) => card.trade)
  for (const trade of TRADES) {
    const inPlay = trade === 'courtier' && !palace ? 0 : STANDARD.trades[trade][players as PlayerCount]
    expect(countOf(cards, trade), trade).toBeLessThanOrEqual(inPlay)
  }
}

function checkGame(world: World): void {
  const game = newGame(world)
  const box = boxFor(world.players)
  let before = stateOf(game)
  let shortage = 0
  const tiles = tilesOf(before)
  expect(census(before)).toEqual(box)
  expect(tiles).toHaveLength(world.players === 2 ? 13 : 16)
  for (const { move, events } of playing(world, undefined, game)) {
    const state = stateOf(game)
    expectEqual(census(state), box, move)
    expectEqual(
      counts(state).filter((count) => count < 0),
      [],
      move,
    )
    shortage += irrigatedFromNothing(before, events)
    expectEqual(neutralCubes(state), STANDARD.tokens.neutralCubes + shortage, move)
    expectEqual(tilesOf(state), tiles, move)
    if (state.round !== before.round) checkDeal(state)
    before = state
  }
}

describe('R1.5 Nothing leaves the box and nothing is added to it', () => {
  test('talents, camels, goods, cubes, court cards, tiles and trade cards at every decision; neutral cubes except in R9.4', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(fc.property(worlds, checkGame), tries(60))
  })
})
