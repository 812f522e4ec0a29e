import {
  clonePosition,
  type Dealer,
  type Event,
  type Game,
  GOODS,
  irrigatedSquares,
  isSideFull,
  type Move,
  moveCode,
  openSides,
  type Position,
  playMove,
  type Side,
  type Square,
  unshuffledDealer,
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
    unshuffledDealer(round, cards, groups)
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

/** R10.2 The points that temples after the one that asks grant by themselves, whatever is chosen. */
function laterPoints({ before, events }: Outcome, seat: number): number {
  if (before.decision !== 'ishtar') return 0
  const next = events.findIndex(({ type }) => type === 'temple-ranked')
  return events
    .slice(next < 0 ? events.length : next)
    .reduce((sum, event) => sum + (event.type === 'score' && event.seat === seat ? event.points : 0), 0)
}

/** What changes for each seat for which something does. */
export function effectsOf(outcome: Outcome): Effects[] {
  const { before, after } = outcome
  return after.seats.flatMap((now, seat) => {
    const was = before.seats[seat]
    const goods = GOODS.flatMap((good, i) =>
      now.goods[i] === was.goods[i] ? [] : [[good, now.goods[i] - was.goods[i]]],
    )
    const effects: Effects = {
      seat,
      points: now.score - was.score - laterPoints(outcome, seat),
      talents: now.talents - was.talents,
      camels: now.camels - was.camels,
      cubes: now.cubes - was.cubes,
      goods: Object.fromEntries(goods),
    }
    const { points, talents, camels, cubes } = effects
    return points === 0 && talents === 0 && camels === 0 && cubes === 0 && goods.length === 0 ? [] : [effects]
  })
}

function added<T>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before)
  return after.filter((one) => !known.has(one))
}

/** R3.5 The sides that can be irrigated after it and could not before. */
export const openedBy = ({ before, after }: Outcome): Side[] => added(openSides(before), openSides(after))

/** R3.8 The squares with a tile that are irrigated after it and were not before. */
export const wateredBy = ({ before, after }: Outcome): Square[] =>
  added(irrigatedSquares(before), irrigatedSquares(after))

/** R3.5 Does it fill one of two zones of a side, which carries no water yet? */
export const halfFills = ({ after, events }: Outcome): boolean =>
  events.some((event) => event.type === 'canal' && !isSideFull(after, event.side))
