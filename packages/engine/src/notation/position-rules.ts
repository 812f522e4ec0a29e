import { PLANT_CITIES } from '../box/cities.ts'
import { COLORS, GOODS, TRADES, WINE } from '../box/components.ts'
import { CARAVANEER, CARAVANEER_WITH_GOOD, COURT, GARDENER } from '../box/court.ts'
import { FLOOR, SIDE_SQUARES, SIDES, SQUARES } from '../box/garden.ts'
import type { Problem } from '../box/problem.ts'
import { POWERS } from '../core/event.ts'
import { rankOnPlace } from '../palace/track.ts'
import { hasWater, isFull, isIrrigated } from '../table/canals.ts'
import { belongsOn } from '../table/garden.ts'
import { cubeOf, EMPTY, NEUTRAL, NOBODY, PLANTED, type Position } from '../table/position.ts'
import { problem, type StateCheck, type StateCode } from './state-problem.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const count = (list: readonly number[], wanted: number) => list.filter((item) => item === wanted).length

/** R1.5 Nothing but neutral cubes (R9.4) ever leaves the box or enters it. */
function checkTokens(check: StateCheck, pos: Position): void {
  const { box, seats, reserve } = pos
  type Wrong = (counts: { count: number; max: number }) => Problem<StateCode>
  const equal = (there: number, max: number, path: string, wrong: Wrong) =>
    check.demand(there === max, path, wrong({ count: there, max }))
  const talents = sum(seats.map((seat) => seat.talents)) + reserve.talents
  equal(talents, box.talents, 'talents', (counts) => problem('talents', counts))
  const camels = sum(seats.map((seat) => seat.camels)) + reserve.camels
  equal(camels, box.camels, 'camels', (counts) => problem('camels', counts))
  GOODS.forEach((name, good) => {
    const onCards = count(reserve.onCaravaneers, good)
    const there = sum(seats.map((seat) => seat.goods[good])) + reserve.goods[good] + onCards
    equal(there, box.goods[good], `goods.${name}`, (counts) => problem('good', { ...counts, good: name }))
  })
  seats.forEach((seat, index) => {
    const onBoard = [pos.fields, pos.temples, pos.canals].map((cubes) => count(cubes, cubeOf(index)))
    const color = COLORS[seat.color]
    equal(seat.cubes + sum(onBoard), box.cubes, `seats[${index}].cubes`, (counts) =>
      problem('cubes', { ...counts, color }),
    )
  })
  const loose = reserve.neutral + count(pos.temples, NEUTRAL)
  const inAll = loose + count(pos.canals, NEUTRAL)
  check.demand(loose <= box.neutral, 'reserve.neutral', problem('loose', { count: loose }))
  check.demand(inAll >= box.neutral, 'reserve.neutral', problem('neutral', { count: inAll }))
}

/** R8.1 Covered cards stay with their owner: a player on a level holds a card of each level up to it. */
function checkCards(check: StateCheck, pos: Position): void {
  const { box, seats, reserve } = pos
  const demand = (there: number, card: number, path: string) =>
    check.demand(there === box.copies[card], path, problem('cards', { count: there, max: box.copies[card] }))
  for (let kind = 0; kind < GARDENER; kind++)
    for (let level = 1; level <= box.levels[kind]; level++) {
      const card = box.firstCard[kind] + level - 1
      const held = seats.filter((seat) => seat.court[kind] >= level).length
      demand(held + reserve.cards[card], card, `reserve.${COURT[kind]}[${level - 1}]`)
    }
  const gardeners = box.firstCard[GARDENER]
  demand(sum(seats.map((seat) => seat.court[GARDENER])) + reserve.cards[gardeners], gardeners, 'reserve.gardeners')
  const goods = reserve.onCaravaneers
  const withGood = box.levels[CARAVANEER] >= CARAVANEER_WITH_GOOD
  const twos = withGood ? reserve.cards[box.firstCard[CARAVANEER] + CARAVANEER_WITH_GOOD - 1] : 0
  check.demand(
    goods.length === twos && twos <= box.caravaneersWithGood,
    'reserve.caravaneerGoods',
    problem('caravaneers', { count: twos }),
  )
  check.demand(
    new Set(goods).size === goods.length && !goods.includes(WINE),
    'reserve.caravaneerGoods',
    problem('caravaneer-goods'),
  )
}

/** R2.3, R2.2 The cards on the table are cards of the box. */
function checkLaidOut(check: StateCheck, pos: Position): void {
  TRADES.forEach((trade, index) => {
    const laid = count(pos.groups, index)
    const there = count(pos.box.trades, index)
    check.demand(laid <= there, 'groups', problem('trades', { count: laid, trade, max: there }))
  })
  const cards = new Set(PLANT_CITIES.map((city) => pos.plants[city] >> 1))
  check.demand(cards.size === PLANT_CITIES.length, 'plants', problem('plants'))
}

/** R2.5, R9.2 Every tile lies on its floor or was taken from it. */
function checkTiles(check: StateCheck, pos: Position): void {
  const { tiles } = pos.box
  const taken = pos.taken.map((entry) => entry >> 2)
  const lying = pos.garden.filter((tile) => tile >= 0)
  const all = [...taken, ...lying]
  check.demand(new Set(all).size === all.length, 'garden', problem('tile-twice'))
  SQUARES.forEach((name, square) => {
    const tile = pos.garden[square]
    if (tile < 0) return
    check.demand(
      belongsOn(pos.box, tile, square),
      `garden.${name}`,
      problem('tile-floor', { tile: tiles[tile].id, floor: FLOOR[square] }),
    )
  })
  for (const floor of [1, 2, 3, 4]) {
    const planted = SQUARES.filter((_, s) => FLOOR[s] === floor && pos.garden[s] === PLANTED).length
    const got = taken.filter((t) => (tiles[t].top ? 4 : tiles[t].quality) === floor).length
    check.demand(planted === got, 'garden', problem('planted', { squares: planted, floor, tiles: got }))
  }
}

/** R3.5, R9.4 Every cube can have been placed by the rules. */
function checkCanals(check: StateCheck, pos: Position): void {
  SIDES.forEach((name, side) => {
    const cubes = [pos.canals[2 * side], pos.canals[2 * side + 1]]
    const between = SIDE_SQUARES[side].every((square) => pos.garden[square] === PLANTED)
    const byPlayer = cubes.some((cube) => cube !== EMPTY && cube !== NEUTRAL)
    const path = `canals.${name}`
    check.demand(!byPlayer || hasWater(pos, side), path, problem('dry-side'))
    check.demand(between || !cubes.includes(NEUTRAL), path, problem('neutral-side'))
    check.demand(!between || isFull(pos, side), path, problem('open-side'))
    const order = cubes[0] !== NEUTRAL || cubes[1] === NEUTRAL || cubes[1] === EMPTY
    check.demand(order, path, problem('filled-side'))
  })
  SQUARES.forEach((name, square) => {
    const dry = pos.garden[square] === PLANTED && !isIrrigated(pos, square)
    check.demand(!dry, `garden.${name}`, problem('dry-square'))
  })
}

/** R12.2 Players who share a place on the track are ordered. */
function checkTrack(check: StateCheck, pos: Position): void {
  if (!pos.box.palace) return
  pos.seats.forEach((seat, index) => {
    const path = `seats[${index}].trackRank`
    const sharing = pos.seats.filter((other) => other.track === seat.track)
    if (seat.track === 0) {
      const rank = rankOnPlace(pos, index)
      check.demand(seat.trackRank === NOBODY || seat.trackRank === rank, path, problem('turn-rank', { rank }))
    } else if (sharing.length > 1) {
      const wanted = sharing.every((_, rank) => sharing.some((other) => other.trackRank === rank))
      check.demand(wanted, path, problem('rank'))
    }
    if (seat.track === 0 || sharing.length === 1) seat.trackRank = 0
  })
}

/** R12.3 From the second round on, everyone has taken their powers before phase II. */
function checkPowers(check: StateCheck, pos: Position): void {
  const players = pos.seats.length
  const due = pos.box.palace && pos.round > 1 ? (players === 2 ? 2 : 1) : 0
  pos.seats.forEach((_, seat) => {
    const taken = count(pos.powers, seat)
    check.demand(taken === due, 'powers', problem('powers', { seat, count: taken, due }))
  })
  const first = pos.powers[POWERS.indexOf('first')]
  check.demand(first === NOBODY || first === pos.firstPlayer, 'firstPlayer', problem('first'))
}

/** Reports everything that the box or the rules forbid. */
export function checkAgainstRules(check: StateCheck, pos: Position): void {
  check.demand(!pos.seats[pos.player].passed, 'decision.player', problem('passed'))
  checkTokens(check, pos)
  checkCards(check, pos)
  checkLaidOut(check, pos)
  checkTiles(check, pos)
  checkCanals(check, pos)
  checkPowers(check, pos)
  checkTrack(check, pos)
}
