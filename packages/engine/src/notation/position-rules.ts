import type { Check } from '../box/check.ts'
import { PLANT_CITIES } from '../box/cities.ts'
import { CARAVANEER, CARAVANEER_WITH_GOOD, COURT, GARDENER } from '../box/court.ts'
import { FLOOR, SIDE_SQUARES, SIDES, SQUARES } from '../box/garden.ts'
import { COLORS, GOODS, WINE } from '../box/goods.ts'
import { TRADES } from '../box/trades.ts'
import { POWERS } from '../core/event.ts'
import { rankOnPlace } from '../palace/track.ts'
import { hasWater, isFull, isIrrigated } from '../table/canals.ts'
import { belongsOn } from '../table/garden.ts'
import { cubeOf, EMPTY, NEUTRAL, NOBODY, PLANTED, type Position } from '../table/position.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const count = (list: readonly number[], wanted: number) => list.filter((item) => item === wanted).length

/** R1.5 Nothing but neutral cubes (R9.4) ever leaves the box or enters it. */
function checkTokens(check: Check, pos: Position): void {
  const { box, seats, reserve } = pos
  const equal = (there: number, inBox: number, path: string, what: string) =>
    check.demand(there === inBox, path, `${there} ${what} in all, but the box holds ${inBox} (R1.5)`)
  equal(sum(seats.map((seat) => seat.talents)) + reserve.talents, box.talents, 'talents', 'talents')
  equal(sum(seats.map((seat) => seat.camels)) + reserve.camels, box.camels, 'camels', 'camels')
  GOODS.forEach((name, good) => {
    const onCards = count(reserve.onCaravaneers, good)
    const there = sum(seats.map((seat) => seat.goods[good])) + reserve.goods[good] + onCards
    equal(there, box.goods[good], `goods.${name}`, name)
  })
  seats.forEach((seat, index) => {
    const onBoard = [pos.fields, pos.temples, pos.canals].map((cubes) => count(cubes, cubeOf(index)))
    equal(seat.cubes + sum(onBoard), box.cubes, `seats[${index}].cubes`, `${COLORS[seat.color]} cubes`)
  })
  const loose = reserve.neutral + count(pos.temples, NEUTRAL)
  const inAll = loose + count(pos.canals, NEUTRAL)
  check.demand(loose <= box.neutral, 'reserve.neutral', `${loose} neutral cubes in temples and reserve (R9.4)`)
  check.demand(inAll >= box.neutral, 'reserve.neutral', `${inAll} neutral cubes in all are too few (R1.5)`)
}

/** R8.1 Covered cards stay with their owner: who stands on a level holds a card of each level up to it. */
function checkCards(check: Check, pos: Position): void {
  const { box, seats, reserve } = pos
  const demand = (there: number, card: number, path: string) =>
    check.demand(
      there === box.copies[card],
      path,
      `${there} cards in all, but the box holds ${box.copies[card]} (R8.1)`,
    )
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
    `must be one good for each of the ${twos} Caravaneer II left (R2.4)`,
  )
  check.demand(
    new Set(goods).size === goods.length && !goods.includes(WINE),
    'reserve.caravaneerGoods',
    'must be different goods and no wine (R2.4)',
  )
}

/** R2.3, R2.2 The cards laid out are cards of the box. */
function checkLaidOut(check: Check, pos: Position): void {
  TRADES.forEach((trade, index) => {
    const laid = count(pos.groups, index)
    const there = count(pos.box.trades, index)
    check.demand(laid <= there, 'groups', `${laid} ${trade} cards, but ${there} are in play (R2.3)`)
  })
  const cards = new Set(PLANT_CITIES.map((city) => pos.plants[city] >> 1))
  check.demand(cards.size === PLANT_CITIES.length, 'plants', 'each card must lie in one city (R2.2)')
}

/** R2.5, R9.2 Every tile lies on its floor or was taken from it. */
function checkTiles(check: Check, pos: Position): void {
  const { tiles } = pos.box
  const taken = pos.taken.map((entry) => entry >> 2)
  const lying = pos.garden.filter((tile) => tile >= 0)
  const all = [...taken, ...lying]
  check.demand(new Set(all).size === all.length, 'garden', 'a tile is there twice (R2.5)')
  SQUARES.forEach((name, square) => {
    const tile = pos.garden[square]
    if (tile < 0) return
    check.demand(
      belongsOn(pos.box, tile, square),
      `garden.${name}`,
      `tile ${tiles[tile].id} does not belong on floor ${FLOOR[square]} (R2.5)`,
    )
  })
  for (const floor of [1, 2, 3, 4]) {
    const planted = SQUARES.filter((_, s) => FLOOR[s] === floor && pos.garden[s] === PLANTED).length
    const got = taken.filter((t) => (tiles[t].top ? 4 : tiles[t].quality) === floor).length
    check.demand(
      planted === got,
      'garden',
      `${planted} squares planted on floor ${floor}, but ${got} tiles taken (R9.2)`,
    )
  }
}

/** R3.5, R9.4 Every cube has come where it lies by the rules. */
function checkCanals(check: Check, pos: Position): void {
  SIDES.forEach((name, side) => {
    const cubes = [pos.canals[2 * side], pos.canals[2 * side + 1]]
    const between = SIDE_SQUARES[side].every((square) => pos.garden[square] === PLANTED)
    const byPlayer = cubes.some((cube) => cube !== EMPTY && cube !== NEUTRAL)
    const path = `canals.${name}`
    check.demand(!byPlayer || hasWater(pos, side), path, 'is irrigated but has no water (R3.5)')
    check.demand(between || !cubes.includes(NEUTRAL), path, 'has a neutral cube but no plants on both sides (R9.4)')
    check.demand(!between || isFull(pos, side), path, 'lies between two plants and must be irrigated (R9.4)')
    const order = cubes[0] !== NEUTRAL || cubes[1] === NEUTRAL || cubes[1] === EMPTY
    check.demand(order, path, 'a neutral cube fills a side, nothing comes after it (R9.4)')
  })
  SQUARES.forEach((name, square) => {
    const dry = pos.garden[square] === PLANTED && !isIrrigated(pos, square)
    check.demand(!dry, `garden.${name}`, 'is planted but not irrigated (R9.1)')
  })
}

/** R12.2 Who shares a place on the track stands in a row. */
function checkTrack(check: Check, pos: Position): void {
  if (!pos.box.palace) return
  pos.seats.forEach((seat, index) => {
    const path = `seats[${index}].trackRank`
    const sharing = pos.seats.filter((other) => other.track === seat.track)
    if (seat.track === 0) {
      const rank = rankOnPlace(pos, index)
      check.demand(seat.trackRank === NOBODY || seat.trackRank === rank, path, `must be ${rank} in turn order (R12.3)`)
    } else if (sharing.length > 1) {
      const wanted = sharing.every((_, rank) => sharing.some((other) => other.trackRank === rank))
      check.demand(wanted, path, 'must count those ahead on the same place (R12.3)')
    }
    if (seat.track === 0 || sharing.length === 1) seat.trackRank = 0
  })
}

/** R12.3 From the second round on all have taken their powers before phase II. */
function checkPowers(check: Check, pos: Position): void {
  const players = pos.seats.length
  const due = pos.box.palace && pos.round > 1 ? (players === 2 ? 2 : 1) : 0
  pos.seats.forEach((_, seat) => {
    const taken = count(pos.powers, seat)
    check.demand(taken === due, 'powers', `seat ${seat} has taken ${taken}, must be ${due} (R12.3)`)
  })
  const first = pos.powers[POWERS.indexOf('first')]
  check.demand(first === NOBODY || first === pos.firstPlayer, 'firstPlayer', 'is who took that power (R12.3)')
}

/** Notes whatever the box or the rules forbid. */
export function checkAgainstRules(check: Check, pos: Position): void {
  check.demand(!pos.seats[pos.player].passed, 'decision.player', 'has passed (R5.2)')
  checkTokens(check, pos)
  checkCards(check, pos)
  checkLaidOut(check, pos)
  checkTiles(check, pos)
  checkCanals(check, pos)
  checkPowers(check, pos)
  checkTrack(check, pos)
}
