import {
  clonePosition,
  type Dealer,
  type Event,
  type Game,
  GOODS,
  type Move,
  makeMove,
  moveCode,
  type Position,
  plainDealer,
  playMove,
  SIDES,
  SIDES_AROUND_BITS,
  SQUARES,
  type Square,
  whyNot,
} from '@amyitis/engine'
import type { Effects } from './model.ts'

/** What a move brings about up to the next decision, or up to the next deal, which stays hidden. */
export interface Outcome {
  readonly before: Position
  readonly after: Position
  readonly events: readonly Event[]
  readonly dealt: boolean
}

/** Plays a legal move on a copy. */
export function outcomeOf({ position: before }: Game, move: Move): Outcome {
  const pos = clonePosition(before)
  const events: Event[] = []
  pos.log = events
  let beforeDeal: Position | undefined
  const dealer: Dealer = (round, cards, groups) => {
    beforeDeal ??= clonePosition(pos)
    plainDealer(round, cards, groups)
  }
  playMove(pos, moveCode(move), dealer)
  pos.log = undefined
  const round = events.findIndex((event) => event.type === 'round')
  return {
    before,
    after: beforeDeal ?? pos,
    events: round < 0 ? events : events.slice(0, round),
    dealt: beforeDeal !== undefined,
  }
}

/** What changes for each seat for which something does. */
export function effectsOf({ before, after }: Outcome): Effects[] {
  return after.seats.flatMap((now, seat) => {
    const was = before.seats[seat]
    const goods = GOODS.flatMap((good, i) =>
      now.goods[i] === was.goods[i] ? [] : [[good, now.goods[i] - was.goods[i]]],
    )
    const effects: Effects = {
      seat,
      points: now.score - was.score,
      talents: now.talents - was.talents,
      camels: now.camels - was.camels,
      cubes: now.cubes - was.cubes,
      goods: Object.fromEntries(goods),
    }
    const { points, talents, camels, cubes } = effects
    return points === 0 && talents === 0 && camels === 0 && cubes === 0 && goods.length === 0 ? [] : [effects]
  })
}

const isOpen = (pos: Position, side: number) =>
  whyNot({ ...pos, decision: 'irrigate' }, makeMove('irrigate', side)) === undefined

/** R3.5 The sides that can be irrigated after it and could not before. */
export const openedBy = ({ before, after }: Outcome): string[] =>
  SIDES.filter((_, side) => isOpen(after, side) && !isOpen(before, side))

/** R3.8 The squares with a tile that are irrigated after it and were not before. */
export const wateredBy = ({ before, after }: Outcome): Square[] =>
  SQUARES.filter((_, square) => {
    const around = SIDES_AROUND_BITS[square]
    return after.garden[square] >= 0 && (after.irrigated & around) !== 0 && (before.irrigated & around) === 0
  })

/** R3.5 The side whose first zone it fills: it carries no water yet. */
export const halfFilled = ({ after, events }: Outcome): boolean =>
  events.some((event) => event.type === 'canal' && (after.irrigated & (1 << SIDES.indexOf(event.side))) === 0)
