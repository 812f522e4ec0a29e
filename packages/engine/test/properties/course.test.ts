import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Event, GOODS, isOver, newGame, type PlayerCount, STANDARD, type State, scores } from '../../src/index.ts'
import { expectEqual, playing, stateOf, TIMEOUT, tries, type World, worlds } from './worlds.ts'

const tilesLeft = ({ garden }: State) =>
  Object.values(garden).filter((tile) => tile !== null && tile !== 'unused').length

/** R11.2 The table in the rule book. */
const FAVOUR: Readonly<Record<PlayerCount, readonly [five: number, ten: number]>> = { 2: [5, 7], 3: [4, 6], 4: [3, 5] }

function finalPoints({ players, seats }: State, seat: number): Record<string, number> {
  const [five, ten] = FAVOUR[players as PlayerCount]
  const { tiles, goods } = seats[seat]
  const favour = tiles.length >= ten ? 10 : tiles.length >= five ? 5 : 0
  const held = GOODS.reduce((sum, good) => sum + goods[good], 0)
  return { ...(favour > 0 ? { 'R11.2': favour } : {}), ...(held > 0 ? { 'R11.3': held } : {}) }
}

function checkEnd(world: World): void {
  const game = newGame(world)
  let last: readonly Event[] = []
  let before = stateOf(game)
  for (const { events } of playing(world, 20_000, game)) {
    last = events
    const state = stateOf(game)
    expect(state.round).toBeLessThanOrEqual(30)
    if (state.round > before.round) {
      expect(state.round).toBe(before.round + 1)
      expect(tilesLeft(state)).toBeGreaterThan(STANDARD.endTiles[world.players])
      expect(events.some((event) => event.type === 'first-player')).toBe(true)
    }
    before = state
  }
  expect(isOver(game)).toBe(true)
  const over = last.at(-1)
  if (over?.type !== 'over') throw new Error('the last event of a game must be its end')
  const enough = tilesLeft(before) <= STANDARD.endTiles[world.players]
  expect(over.by).toBe(enough ? 'tiles' : 'rounds')
  if (!enough) expect(before.round).toBe(30)
  const most = Math.max(...scores(game))
  expect(over.winners).toEqual([...scores(game).keys()].filter((seat) => scores(game)[seat] === most))
  expect(before.winners).toEqual(over.winners)
  for (const seat of before.seats.keys()) {
    const { 'R11.2': favour, 'R11.3': goods } = game.tally[seat]
    expect({ ...(favour && { 'R11.2': favour }), ...(goods && { 'R11.3': goods }) }).toEqual(finalPoints(before, seat))
  }
}

describe('R11 The end', () => {
  test('R11.1, R11.4 a game is over after the round that leaves few enough tiles, and after round 30 at the latest', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(fc.property(worlds, checkEnd), tries(80))
  })
})

function checkPoints(world: World): void {
  const game = newGame(world)
  const tally: Record<string, number>[] = game.position.seats.map(() => ({}))
  for (const { events } of playing(world, undefined, game)) {
    for (const event of events) {
      expectEqual('points' in event, event.type === 'score')
      if (event.type !== 'score') continue
      expect(event.points).toBeGreaterThan(0)
      tally[event.seat][event.clause] = (tally[event.seat][event.clause] ?? 0) + event.points
    }
    const sums = tally.map((points) => Object.values(points).reduce((sum, count) => sum + count, 0))
    expectEqual(sums, scores(game))
    expectEqual(game.tally, tally)
  }
}

/** The stock of each seat must equal its previous stock plus the events. */
function checkStocks(world: World): void {
  const game = newGame(world)
  const stocks = stateOf(game).seats.map(({ talents, camels, goods }) => ({ talents, camels, goods: { ...goods } }))
  for (const { move, events } of playing(world, undefined, game)) {
    for (const event of events) {
      if (event.type === 'talents') stocks[event.seat].talents += event.count
      if (event.type === 'camels') stocks[event.seat].camels += event.count
      if (event.type === 'goods') stocks[event.seat].goods[event.good] += event.count
    }
    const there = stateOf(game).seats.map(({ talents, camels, goods }) => ({ talents, camels, goods }))
    expectEqual(there, stocks, move)
  }
}

describe('Events', () => {
  test('every point is a score event with its clause; they add up to the scores and to the tally', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(fc.property(worlds, checkPoints), tries(40))
  })

  test('every talent, camel and good gained or lost is an event', { timeout: TIMEOUT }, () => {
    fc.assert(fc.property(worlds, checkStocks), tries(40))
  })
})
