import { CITIES, type City, PLANT_CITIES } from '../box/cities.ts'
import {
  COLORS,
  type Color,
  GOODS,
  type Good,
  PLACES,
  PLANTS,
  type Plant,
  ROWS,
  type Row,
  TEMPLES,
  type Temple,
  TRADES,
  type Trade,
} from '../box/components.ts'
import { BANKER, CARAVANEER, GARDENER, PALACE } from '../box/court.ts'
import { SIDES, type Side, SQUARES, type Square } from '../box/garden.ts'
import { grouped } from '../core/chance.ts'
import { POWERS, type Power } from '../core/event.ts'
import { rankOnPlace } from '../palace/track.ts'
import { winners } from '../round/end.ts'
import { excess } from '../round/stock.ts'
import {
  type Decision,
  EMPTY,
  NEUTRAL,
  NOBODY,
  ownerOf,
  type Phase,
  PLANTED,
  type Position,
  type Reason,
  UNUSED,
} from '../table/position.ts'

export type Cube = Color | 'neutral'
type GoodCounts = Record<Good, number>

/** The public view of a position as JSON, for bots and the protocol. It contains no secrets. */
export interface State {
  edition: string
  players: number
  palace: boolean
  round: number
  phase: Phase
  firstPlayer: number
  decision: {
    kind: Decision
    player: number
    reason?: NonNullable<Reason>
    owed?: Good
    count?: number
  } | null
  seats: {
    color: Color
    score: number
    talents: number
    camels: number
    cubes: number
    goods: GoodCounts
    banker: number
    caravaneer: number
    palace: number
    gardeners: number
    tiles: string[]
    passed: boolean
    track: number
    trackRank?: number
  }[]
  reserve: {
    talents: number
    camels: number
    neutral: number
    gardeners: number
    goods: GoodCounts
    banker: number[]
    caravaneer: number[]
    caravaneerGoods: Good[]
    palace: number[]
  }
  groups: { trade: Trade; turned: boolean }[][]
  fields: Record<Row, Color[]>
  temples: Record<Temple, Cube[]>
  garden: Record<Square, string | null>
  canals: Record<Side, Cube[]>
  caravan: City
  plants: Partial<Record<City, { card: Plant; face: number }>>
  powers: Partial<Record<Power, number>>
  powerOrder?: number[]
  winners: number[] | null
}

const record = <K extends string, V>(keys: readonly K[], value: (key: K, index: number) => V) =>
  Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<K, V>

const goodCounts = (counts: readonly number[]): GoodCounts => record(GOODS, (_, good) => counts[good])

function decisionOf(pos: Position): State['decision'] {
  if (pos.decision === undefined) return null
  return {
    kind: pos.decision,
    player: pos.player,
    ...(pos.reason === undefined ? {} : { reason: pos.reason }),
    ...(pos.decision === 'pay' ? { owed: GOODS[pos.owed] } : {}),
    ...(pos.decision === 'discard' ? { count: excess(pos, pos.player) } : {}),
  }
}

function seatOf(pos: Position, index: number): State['seats'][number] {
  const seat = pos.seats[index]
  const shares = pos.box.palace && pos.seats.some((other) => other !== seat && other.track === seat.track)
  return {
    color: COLORS[seat.color],
    score: seat.score,
    talents: seat.talents,
    camels: seat.camels,
    cubes: seat.cubes,
    goods: goodCounts(seat.goods),
    banker: seat.court[BANKER],
    caravaneer: seat.court[CARAVANEER],
    palace: seat.court[PALACE],
    gardeners: seat.court[GARDENER],
    tiles: pos.taken.filter((taken) => (taken & 3) === index).map((taken) => pos.box.tiles[taken >> 2].id),
    passed: seat.passed,
    track: seat.track,
    ...(shares ? { trackRank: rankOnPlace(pos, index) } : {}),
  }
}

function tileOf(pos: Position, square: number): string | null {
  const tile = pos.garden[square]
  if (tile === PLANTED) return null
  return tile === UNUSED ? 'unused' : pos.box.tiles[tile].id
}

/** The public view of a position. */
export function toState(pos: Position): State {
  const { box, reserve } = pos
  const cube = (value: number): Cube => (value === NEUTRAL ? 'neutral' : COLORS[pos.seats[ownerOf(value)].color])
  const cubes = (from: readonly number[], start: number, end: number) =>
    from.slice(start, end).flatMap((value) => (value === EMPTY ? [] : [cube(value)]))
  const state: State = {
    edition: box.edition.id,
    players: box.players,
    palace: box.palace,
    round: pos.round,
    phase: pos.phase,
    firstPlayer: pos.firstPlayer,
    decision: decisionOf(pos),
    seats: pos.seats.map((_, seat) => seatOf(pos, seat)),
    reserve: {
      talents: reserve.talents,
      camels: reserve.camels,
      neutral: reserve.neutral,
      gardeners: reserve.cards[box.firstCard[GARDENER]],
      goods: goodCounts(reserve.goods),
      banker: reserve.cards.slice(box.firstCard[BANKER], box.firstCard[CARAVANEER]),
      caravaneer: reserve.cards.slice(box.firstCard[CARAVANEER], box.firstCard[PALACE]),
      caravaneerGoods: reserve.onCaravaneers.map((good) => GOODS[good]),
      palace: reserve.cards.slice(box.firstCard[PALACE], box.firstCard[GARDENER]),
    },
    groups: grouped(
      pos.groups.map((trade, card) => ({ trade: TRADES[trade], turned: (pos.turned & (1 << card)) !== 0 })),
    ),
    fields: record(ROWS, (_, row) => cubes(pos.fields, box.rowStart[row], box.rowStart[row + 1]) as Color[]),
    temples: record(TEMPLES, (_, temple) => cubes(pos.temples, temple * PLACES, (temple + 1) * PLACES)),
    garden: record(SQUARES, (_, square) => tileOf(pos, square)),
    canals: record(SIDES, (_, side) => cubes(pos.canals, 2 * side, 2 * side + 2)),
    caravan: CITIES[pos.caravan],
    plants: Object.fromEntries(
      PLANT_CITIES.map((city) => {
        const plant = pos.plants[city]
        return [CITIES[city], { card: PLANTS[plant >> 1], face: plant & 1 }]
      }),
    ),
    powers: Object.fromEntries(
      POWERS.flatMap((power, index) => (pos.powers[index] === NOBODY ? [] : [[power, pos.powers[index]]])),
    ),
    winners: pos.phase === 'over' ? winners(pos) : null,
  }
  if (pos.phase === 'palace') state.powerOrder = pos.powerOrder.slice(pos.powerTurn)
  return state
}
