import {
  CITIES,
  clonePosition,
  GOODS,
  listLegal,
  MoveList,
  newGame,
  type Position,
  playMove,
  SIDES,
  SIDES_AROUND,
  SQUARES,
  seededRandom,
  TRADES,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { type Features, featureSizes } from '../src/index.ts'
import { countCubesAround } from '../src/network/cubes-around.ts'
import { GARDEN_FEATURES, LEAD_FEATURES, writeGarden, writeLeads } from '../src/network/garden-features.ts'
import { groupFeatures, writeGroups } from '../src/network/group-features.ts'
import { writeFeatures } from '../src/network/position-features.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

function featuresOf(pos: Position): Features {
  const { table, seat } = featureSizes(pos.box)
  const into = { table: new Float32Array(table), seats: pos.seats.map(() => new Float32Array(seat)) }
  writeFeatures(pos, into)
  return into
}

/** The same position with everybody one seat further. */
function moveSeats(pos: Position): Position {
  const moved = clonePosition(pos)
  const { seats } = pos
  const next = (seat: number) => (seat < 0 ? seat : (seat + 1) % seats.length)
  const cube = (owner: number) => (owner >= 1 && owner <= seats.length ? next(owner - 1) + 1 : owner)
  moved.seats = seats.map((_, seat) => moved.seats[(seat + seats.length - 1) % seats.length])
  moved.fields = pos.fields.map(cube)
  moved.temples = pos.temples.map(cube)
  moved.canals = pos.canals.map(cube)
  moved.powers = pos.powers.map(next)
  moved.player = next(pos.player)
  moved.firstPlayer = next(pos.firstPlayer)
  return moved
}

describe('features', () => {
  test.each(KINDS)('are relative to the seat: $players players, palace $palace', (kind) => {
    const { position, dealer } = newGame({ ...kind, seed: 'relative' })
    const random = seededRandom('relative')
    const list = new MoveList()
    for (let i = 0; i < 200 && position.decision !== undefined; i++) {
      const here = featuresOf(position)
      const there = featuresOf(moveSeats(position))
      expect(there.table).toEqual(here.table)
      for (const [seat, features] of here.seats.entries())
        expect(there.seats[(seat + 1) % kind.players]).toEqual(features)
      listLegal(position, list)
      playMove(position, list.moves[random(list.length)], dealer)
    }
  })
})

/** A garden with nothing but these tiles, by square, and no water beyond the river. */
function gardenWith(tiles: Readonly<Record<string, string>>): Position {
  const { position } = newGame({ players: 3, palace: false, seed: 'garden' })
  position.garden.fill(-1)
  for (const [square, id] of Object.entries(tiles))
    position.garden[SQUARES.indexOf(square as never)] = position.box.tiles.findIndex((tile) => tile.id === id)
  return position
}

const side = (name: string) => SIDES.indexOf(name as never)

/** Puts cubes of seats into a canal, without looking at the rules. */
function dig(pos: Position, name: string, ...seats: number[]): void {
  for (const [zone, seat] of seats.entries()) pos.canals[2 * side(name) + zone] = seat + 1
  if (seats.length === pos.box.zones[side(name)]) pos.irrigated |= 1 << side(name)
}

describe('the garden', () => {
  const write = (pos: Position) => {
    const x = new Float32Array(GARDEN_FEATURES)
    expect(writeGarden(x, 0, pos)).toBe(GARDEN_FEATURES)
    return x
  }
  const at = (x: Float32Array, square: string) => {
    const first = 6 * SQUARES.indexOf(square as never)
    return [...x.subarray(first, first + 6)]
  }
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 5))

  test('shows what each tile brings, dry and irrigated', () => {
    const pos = gardenWith({ a1: 't06', b2: 't11', d4: 't20', a4: 't04' })
    dig(pos, 'a1-b1', 0)
    const x = write(pos)
    // t06 brings 2 points, a camel and a talent; b1 lies beside the same canal, but has no tile.
    expect(at(x, 'a1')).toEqual(near([0, 2 / 6, 0, 0, 0, 1]))
    expect(at(x, 'b1')).toEqual([0, 0, 0, 0, 0, 0])
    // t11 brings 3 points and a court card of the taker's choice; water has not come that far.
    expect(at(x, 'b2')).toEqual(near([3 / 6, 0, 0, 1, 0, 0]))
    expect(at(x, 'd4')).toEqual(near([10 / 6, 0, 0, 0, 0, 0]))
    // The canal a3-a4 starts at the river: one cube would irrigate a4. Its tile brings a Caravaneer.
    expect(at(x, 'a4')).toEqual(near([2 / 6, 0, 1, 0.5, 0, 0]))
    expect([...x.subarray(6 * SQUARES.length)]).toEqual([0, 0.5, 0, 0])
  })

  test('a court card counts more where it could be planted', () => {
    const pos = gardenWith({ a4: 't04' })
    dig(pos, 'a3-a4', 2)
    expect(write(pos)[6 * SQUARES.length + 1]).toBe(1)
  })

  test('shows who has the most cubes around a square', () => {
    const pos = gardenWith({ b1: 't05', b2: 't10', d4: 't20' })
    dig(pos, 'a1-b1', 0)
    dig(pos, 'b1-c1', 0)
    dig(pos, 'b1-b2', 1)
    const leads = new Float32Array(3 * LEAD_FEATURES)
    countCubesAround(pos)
    writeLeads(pos, leads)
    const leadsAt = (name: string) =>
      [0, 1, 2].map((seat) => leads[seat * LEAD_FEATURES + SQUARES.indexOf(name as never)])
    expect(leadsAt('b1')).toEqual([0.5, -0.5, -1])
    expect(leadsAt('b2')).toEqual([-0.5, 0.5, -0.5])
    expect(leadsAt('d4')).toEqual([0, 0, 0])
    // Without a tile there is nothing to win.
    expect(leadsAt('a1')).toEqual([0, 0, 0])
    dig(pos, 'b1-b2', 2)
    countCubesAround(pos)
    writeLeads(pos, leads)
    expect(leadsAt('b1')).toEqual([0.5, -1, -0.5])
    expect(SIDES_AROUND[SQUARES.indexOf('b1')]).toHaveLength(3)
  })
})

describe('the groups of trade cards', () => {
  const trade = (name: string) => TRADES.indexOf(name as never)
  const write = (groups: readonly string[], turned: readonly number[]) => {
    const { position } = newGame({ players: 2, palace: false, seed: 'groups' })
    position.groups = groups.map(trade)
    position.turned = turned.reduce((bits, card) => bits | (1 << card), 0)
    const x = new Float32Array(groupFeatures(4))
    expect(writeGroups(x, 0, position, 4)).toBe(x.length)
    return x
  }
  const cards = ['farmer', 'farmer', 'priest', 'engineer', 'farmer', 'merchant']
  const byPrice = (x: Float32Array, name: string) => [...x.subarray(3 * trade(name), 3 * trade(name) + 3)]
  /** The pair of trades in a group: at the lowest price, and at the next. */
  const pair = (x: Float32Array, a: string, b: string) => {
    const [low, high] = [trade(a), trade(b)].sort((one, other) => one - other)
    const first = 3 * 4 + 3 + 2 * ((high * (high + 1)) / 2 + low)
    return [x[first], x[first + 1]]
  }

  test('cards count by price, which rises with every card turned over', () => {
    const x = write(cards, [3])
    expect(byPrice(x, 'farmer')).toEqual([1, 0.5, 0])
    expect(byPrice(x, 'engineer')).toEqual([0, 0, 0])
    expect(byPrice(x, 'merchant')).toEqual([0, 0.5, 0])
    expect([...x.subarray(12, 15)]).toEqual([0.5, 0.5, 0])
    expect(byPrice(write(cards, [3, 4]), 'merchant')).toEqual([0, 0, 0.5])
  })

  test('trades in one group are pairs, in any order', () => {
    const x = write(cards, [3])
    expect(pair(x, 'farmer', 'farmer')).toEqual([0.5, 0])
    expect(pair(x, 'priest', 'farmer')).toEqual([1, 0])
    expect(pair(x, 'merchant', 'farmer')).toEqual([0, 0.5])
    expect(pair(x, 'engineer', 'farmer')).toEqual([0, 0])
    expect(pair(write(cards, []), 'engineer', 'farmer')).toEqual([0.5, 0])
    // The same cards in other groups make other pairs.
    expect(
      pair(write(['farmer', 'farmer', 'engineer', 'priest', 'farmer', 'merchant'], []), 'engineer', 'priest'),
    ).toEqual([0, 0])
  })
})

describe('plantings', () => {
  const { table: _, seat: size } = featureSizes({ palace: false })
  const PLANTINGS = size - LEAD_FEATURES - 15
  const plantings = (pos: Position, seat: number) => [
    ...featuresOf(pos).seats[seat].subarray(PLANTINGS, PLANTINGS + 15),
  ]

  function readyToPlant(): Position {
    const pos = gardenWith({ a1: 't09', b1: 't01', b2: 't15' })
    dig(pos, 'a1-b1', 0)
    dig(pos, 'b1-b2', 0)
    pos.caravan = CITIES.indexOf('babylon')
    for (const each of pos.seats) {
      each.goods.fill(0)
      each.camels = 0
      each.talents = 0
      each.court.fill(0)
      each.score = 0
    }
    // Eshnunna, one space away, asks for salt; its plant has quality 1.
    const city = CITIES.indexOf('eshnunna')
    pos.plants[city] = pos.box.faces.findIndex(({ quality }) => quality === 1)
    pos.seats[0].goods[GOODS.indexOf('salt')] = 1
    pos.seats[0].camels = 1
    return pos
  }

  test('the best and the next best square that the caravan reaches', () => {
    // 4 points on a1; on b1 1 point and any court card, which is worth 2.5. The water on both sides is the seat's own.
    expect(plantings(readyToPlant(), 0).slice(0, 9)).toEqual(
      [1, 0, 4 / 8, 3.5 / 8, 4 / 6, 0, 1, 0, 1 / 4].map((value) => expect.closeTo(value, 5)),
    )
  })

  test('gardeners raise the quality', () => {
    const pos = readyToPlant()
    pos.seats[0].court[3] = 1
    expect(plantings(pos, 0).slice(2, 4)).toEqual([6 / 8, 4 / 8])
  })

  test('the water of others', () => {
    const pos = readyToPlant()
    pos.canals[2 * side('a1-b1')] = 2
    expect(plantings(pos, 0).slice(6, 8)).toEqual([0, 1])
  })

  test('out of reach for want of camels, or of a good', () => {
    const pos = readyToPlant()
    pos.seats[0].camels = 0
    expect(plantings(pos, 0).slice(0, 3)).toEqual([0, 0, 0])
    expect(plantings(pos, 0).slice(8, 12)).toEqual([0, 4 / 8, 0, 0])
    pos.seats[0].camels = 1
    pos.seats[0].goods.fill(0)
    expect(plantings(pos, 0).slice(8, 12)).toEqual([0, 0, 4 / 8, 1 / 2])
  })
})
