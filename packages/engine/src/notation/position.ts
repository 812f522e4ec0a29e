import { type Box, openBox } from '../box/box.ts'
import { Check, type Checked } from '../box/check.ts'
import { CITIES, KHORSABAD, PLANT_CITIES } from '../box/cities.ts'
import {
  COLORS,
  GOODS,
  GROUP,
  KHORSABAD_PLANT,
  PLACES,
  PLANTS,
  type PlayerCount,
  ROWS,
  TEMPLES,
  TRADES,
} from '../box/components.ts'
import { BANKER, CARAVANEER, COURT, GARDENER, PALACE } from '../box/court.ts'
import type { Edition } from '../box/edition.ts'
import { LAST_ROUND } from '../box/favour.ts'
import { SIDES, SQUARES } from '../box/garden.ts'
import { RULES_VERSION, type RulesVersion } from '../box/rules-versions.ts'
import { POWERS } from '../core/event.ts'
import { letWaterFlow } from '../table/canals.ts'
import { ask, cubeOf, NEUTRAL, NOBODY, PLANTED, type Position, UNUSED } from '../table/position.ts'
import { layOut } from '../table/setup.ts'
import { checkAgainstRules } from './position-rules.ts'
import { problem, type StateCheck, type StateCode, type StateFault } from './state-problem.ts'

const MAX = 9999

function readGoods(check: StateCheck, value: unknown, path: string): number[] {
  const goods = check.record(value, path, GOODS)
  return GOODS.map((good) => check.integer(goods[good], `${path}.${good}`, 0, MAX))
}

/** Tiles a seat has taken; the order between seats is not known and does not matter. */
function readTiles(check: StateCheck, pos: Position, seat: number, value: unknown, path: string): void {
  const ids = pos.box.tiles.map((tile) => tile.id)
  check.list(value, path).forEach((id, i) => {
    const tile = check.name(id, `${path}[${i}]`, ids)
    pos.taken.push(seat + 4 * tile)
    pos.seats[seat].tiles++
  })
}

function readSeat(check: StateCheck, pos: Position, index: number, value: unknown): void {
  const path = `seats[${index}]`
  const json = check.object(value, path)
  const seat = pos.seats[index]
  const { levels } = pos.box
  seat.color = check.name(json.color, `${path}.color`, COLORS)
  const count = (key: string, max: number) => check.integer(json[key], `${path}.${key}`, 0, max)
  seat.score = count('score', MAX)
  seat.talents = count('talents', MAX)
  seat.camels = count('camels', MAX)
  seat.cubes = count('cubes', MAX)
  seat.goods = readGoods(check, json.goods, `${path}.goods`)
  seat.court[BANKER] = count('banker', levels[BANKER])
  seat.court[CARAVANEER] = count('caravaneer', levels[CARAVANEER])
  seat.court[PALACE] = count('palace', levels[PALACE])
  seat.court[GARDENER] = count('gardeners', MAX)
  seat.passed = check.boolean(json.passed, `${path}.passed`)
  seat.track = count('track', pos.box.palace ? MAX : 0)
  seat.trackRank = json.trackRank === undefined ? NOBODY : count('trackRank', 3)
  readTiles(check, pos, index, json.tiles, `${path}.tiles`)
}

function readReserve(check: StateCheck, pos: Position, value: unknown): void {
  const json = check.object(value, 'reserve')
  const { reserve } = pos
  const count = (key: string) => check.integer(json[key], `reserve.${key}`, 0, MAX)
  reserve.talents = count('talents')
  reserve.camels = count('camels')
  reserve.neutral = count('neutral')
  reserve.goods = readGoods(check, json.goods, 'reserve.goods')
  const { firstCard, levels } = pos.box
  reserve.cards = pos.box.copies.map(() => 0)
  reserve.cards[firstCard[GARDENER]] = count('gardeners')
  for (const kind of [BANKER, CARAVANEER, PALACE])
    check.list(json[COURT[kind]], `reserve.${COURT[kind]}`, levels[kind]).forEach((copies, level) => {
      const path = `reserve.${COURT[kind]}[${level}]`
      reserve.cards[firstCard[kind] + level] = check.integer(copies, path, 0, MAX)
    })
  reserve.onCaravaneers = check
    .list(json.caravaneerGoods, 'reserve.caravaneerGoods')
    .map((good, i) => check.name(good, `reserve.caravaneerGoods[${i}]`, GOODS))
}

function readGroups(check: StateCheck, pos: Position, value: unknown): void {
  check.list(value, 'groups', pos.seats.length).forEach((cards, group) => {
    check.list(cards, `groups[${group}]`, GROUP).forEach((value, i) => {
      const path = `groups[${group}][${i}]`
      const json = check.object(value, path)
      const card = group * GROUP + i
      pos.groups[card] = check.name(json.trade, `${path}.trade`, TRADES)
      if (check.boolean(json.turned, `${path}.turned`)) pos.turned |= 1 << card
    })
  })
}

/** A list of at most `max` cubes by colour; `neutral` if neutral cubes are possible there. */
function readCubes(
  check: StateCheck,
  pos: Position,
  value: unknown,
  path: string,
  max: number,
  neutral: boolean,
): number[] {
  const colors = pos.seats.map((seat) => COLORS[seat.color])
  const names = neutral ? [...colors, 'neutral'] : colors
  const cubes = check.list(value, path)
  check.demand(cubes.length <= max, path, problem('room', { max, count: cubes.length }))
  return cubes.slice(0, max).map((cube, i) => {
    const index = check.name(cube, `${path}[${i}]`, names)
    return index === colors.length ? NEUTRAL : cubeOf(index)
  })
}

function readBoard(check: StateCheck, pos: Position, state: Record<string, unknown>): void {
  const { box } = pos
  const put = (into: number[], from: number, cubes: readonly number[]) => {
    cubes.forEach((cube, i) => {
      into[from + i] = cube
    })
  }
  const fields = check.record(state.fields, 'fields', ROWS)
  ROWS.forEach((row, r) => {
    // A full row is emptied at once (R6.2).
    const room = box.rowStart[r + 1] - box.rowStart[r] - 1
    put(pos.fields, box.rowStart[r], readCubes(check, pos, fields[row], `fields.${row}`, room, false))
  })
  const temples = check.record(state.temples, 'temples', TEMPLES)
  TEMPLES.forEach((temple, t) => {
    put(pos.temples, t * PLACES, readCubes(check, pos, temples[temple], `temples.${temple}`, PLACES, true))
  })
  const canals = check.record(state.canals, 'canals', SIDES)
  SIDES.forEach((side, s) => {
    const cubes = readCubes(check, pos, canals[side], `canals.${side}`, box.zones[s], true)
    put(pos.canals, 2 * s, cubes)
    if (cubes.length === box.zones[s]) pos.irrigated |= 1 << s
  })
  letWaterFlow(pos)
}

function readGarden(check: StateCheck, pos: Position, value: unknown): void {
  const garden = check.record(value, 'garden', SQUARES)
  const ids = pos.box.tiles.map((tile) => tile.id)
  SQUARES.forEach((name, square) => {
    const path = `garden.${name}`
    if (pos.box.emptySquares.includes(square)) {
      check.name(garden[name], path, ['unused'])
      pos.garden[square] = UNUSED
    } else pos.garden[square] = garden[name] === null ? PLANTED : check.name(garden[name], path, ids)
  })
}

function readCaravan(check: StateCheck, pos: Position, state: Record<string, unknown>): void {
  pos.caravan = check.name(state.caravan, 'caravan', CITIES)
  const plants = check.record(
    state.plants,
    'plants',
    PLANT_CITIES.map((city) => CITIES[city]),
  )
  for (const city of PLANT_CITIES) {
    const path = `plants.${CITIES[city]}`
    const json = check.object(plants[CITIES[city]], path)
    const names = city === KHORSABAD ? PLANTS.slice(KHORSABAD_PLANT) : PLANTS.slice(0, KHORSABAD_PLANT)
    const card = PLANTS.indexOf(names[Math.max(0, check.name(json.card, `${path}.card`, names))])
    pos.plants[city] = 2 * card + check.integer(json.face, `${path}.face`, 0, 1)
  }
}

function readPowers(check: StateCheck, pos: Position, value: unknown): void {
  const json = check.object(value, 'powers')
  for (const name of Object.keys(json)) check.name(name, 'powers', POWERS)
  POWERS.forEach((power, i) => {
    if (json[power] !== undefined)
      pos.powers[i] = check.integer(json[power], `powers.${power}`, 0, pos.seats.length - 1)
  })
}

/** An empty position, to be filled from a state. */
function emptyTable(box: Box): Position {
  const setup = {
    firstPlayer: 0,
    plants: [0, 1, 2],
    khorsabad: 0,
    onCaravaneers: [],
    garden: SQUARES.map(() => UNUSED),
  }
  return layOut(box, setup)
}

/**
 * A position from its public view, under a given rules version, which a state does not name. Its decision must be an
 * `action`, and it must be possible with the box and the rules.
 */
export function fromState(
  json: unknown,
  edition: Edition,
  rules: RulesVersion = RULES_VERSION,
): Checked<Position, StateFault> {
  const check = new Check<StateCode>()
  const state = check.object(json, 'state')
  if (check.faults.length > 0) return check.result(() => emptyTable(openBox(edition, 2, false)))
  check.name(state.edition, 'edition', [edition.id])
  const players = check.integer(state.players, 'players', 2, 4) as PlayerCount
  const palace = check.boolean(state.palace, 'palace')
  check.name(state.phase, 'phase', ['actions'])
  const decision = check.object(state.decision, 'decision')
  check.name(decision.kind, 'decision.kind', ['action'])
  const pos = emptyTable(openBox(edition, players, palace, rules))
  const player = check.integer(decision.player, 'decision.player', 0, players - 1)
  pos.round = check.integer(state.round, 'round', 1, LAST_ROUND)
  pos.firstPlayer = check.integer(state.firstPlayer, 'firstPlayer', 0, players - 1)
  check.list(state.seats, 'seats', players).forEach((seat, index) => {
    readSeat(check, pos, index, seat)
  })
  check.demand(state.winners === null, 'winners', problem('winners'))
  // The rest depends on the colours of the seats, so these must be valid.
  const colors = new Set(pos.seats.map((seat) => seat.color))
  check.demand(colors.size === players, 'seats', problem('colors'))
  if (check.faults.length > 0) return check.result(() => pos)
  readReserve(check, pos, state.reserve)
  readGroups(check, pos, state.groups)
  readGarden(check, pos, state.garden)
  readBoard(check, pos, state)
  readCaravan(check, pos, state)
  readPowers(check, pos, state.powers)
  pos.turn = player
  pos.step = 'turn'
  ask(pos, 'action', player)
  if (check.faults.length === 0) checkAgainstRules(check, pos)
  return check.result(() => pos)
}
