import type { Box } from '../box/box.ts'
import type { Event } from '../core/event.ts'

/** What a player can be asked, in the order of docs/notation.md. */
export const DECISIONS = [
  'action',
  'field',
  'temple',
  'irrigate',
  'sell',
  'pay',
  'court',
  'good',
  'plant',
  'take',
  'ishtar',
  'exchange',
  'discard',
  'power',
  'free',
] as const
export type Decision = (typeof DECISIONS)[number]

export type Reason =
  | 'engineer'
  | 'babylon'
  | 'free'
  | 'farmer'
  | 'tammouz'
  | 'priest'
  | 'procession'
  | 'city'
  | 'tile'
  | undefined

export type Phase = 'palace' | 'actions' | 'procession' | 'temples' | 'stock' | 'over'

/** The steps of a round in order (see `play/course.ts`): where the game continues when no decision is pending. */
export type Step =
  | 'deal'
  | 'income'
  | 'palace'
  | 'turn'
  | 'pay'
  | 'stop'
  | 'bonuses'
  | 'irrigation'
  | 'procession'
  | 'ishtar'
  | 'marduk'
  | 'tammouz'
  | 'exchange'
  | 'stock'
  | 'end'

/** Cubes on fields, in temples and canals: nobody's place, a player's (seat + 1), or a neutral cube (R1.2). */
export const EMPTY = 0
export const NEUTRAL = 5
export const cubeOf = (seat: number) => seat + 1
export const ownerOf = (cube: number) => cube - 1

export const NOBODY = -1
/** A garden square whose tile is taken, and one that never had one (R2.5, R3.7). Otherwise: index of its tile. */
export const PLANTED = -1
export const UNUSED = -2

/** R1.4 What a player owns, open to all. */
export interface Seat {
  color: number
  score: number
  talents: number
  camels: number
  cubes: number
  /** How many of each good. */
  goods: number[]
  /** Levels of Banker, Caravaneer and Palace; number of gardeners. */
  court: number[]
  /** Number of tiles taken; which ones: `Position.taken`. */
  tiles: number
  passed: boolean
  /** R12.2 Place on the palace track, and how many seats on that place are ahead (not kept at place 0). */
  track: number
  trackRank: number
}

/** R1.4 The common supply. */
interface Reserve {
  talents: number
  camels: number
  neutral: number
  goods: number[]
  /** Copies left of the court cards (`Box.firstCard`). */
  cards: number[]
  /** Goods that lie on the Caravaneer II cards left. */
  onCaravaneers: number[]
}

/** Everything on the table, and the pending decision. `play` changes it in place; `clonePosition` copies it. */
export interface Position {
  readonly box: Box
  /** Collects events, if anyone is interested; never copied. */
  log: Event[] | undefined

  round: number
  phase: Phase
  step: Step
  firstPlayer: number

  decision: Decision | undefined
  player: number
  reason: Reason

  seats: Seat[]
  reserve: Reserve
  /** This round's trade cards, three per group, and which of them are turned over (one bit each). */
  groups: number[]
  turned: number
  /** Cubes on the fields, top row first (`Box.rowStart`). */
  fields: number[]
  /** Cubes in the temples, four places each, newest first. */
  temples: number[]
  garden: number[]
  /** Tiles taken, in order: seat + 4 · tile. */
  taken: number[]
  /** Cubes in the canals: two zones per side, oldest first. */
  canals: number[]
  /** Sides that are completely irrigated, and corner points that have water, one bit each (R3.5). */
  irrigated: number
  water: number
  caravan: number
  /** Card and face in each plant city: 2 · card + face; elsewhere -1. */
  plants: number[]

  /** Whose turn it is in phase II; the seat being checked in the stock phase. */
  turn: number
  /** R7.7 The goods still owed in the city where the caravan stopped. */
  owed: number
  owedNext: number
  /** R9 What is being planted, and what its tile still brings. */
  square: number
  goodsDue: number
  cardDue: number
  /** R10.2 Second in the temple being rewarded. */
  second: number
  /** R12.3 Who took which power this round, who chooses in which order, and how many have. */
  powers: number[]
  powerOrder: number[]
  powerTurn: number
}

/** Asks `player` for a decision. The game waits until it is answered. */
export function ask(pos: Position, decision: Decision, player: number, reason?: Reason): void {
  pos.decision = decision
  pos.player = player
  pos.reason = reason
}

/** The seat after this one, clockwise. */
export const clockwise = (pos: Position, seat: number) => (seat + 1) % pos.seats.length

/** The seat that has more than every other; nobody on a tie, or if nobody has any. */
export function soleLeader(pos: Position, count: (seat: number) => number): number {
  let most = 0
  let leader = NOBODY
  for (let seat = 0; seat < pos.seats.length; seat++) {
    const own = count(seat)
    if (own === most) leader = NOBODY
    if (own > most) {
      most = own
      leader = seat
    }
  }
  return leader
}
