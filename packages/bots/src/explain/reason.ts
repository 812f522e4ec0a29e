import type { City, Court, Good, Power, Row, Square, Temple, Trade } from '@amyitis/engine'

/** Where points of a turn come from, by clause; those of R8.2 and R9.3 have their own reasons. */
export type PointSource = 'R6.4' | 'R7.4' | 'R9.2' | 'R10.2' | 'R11.2' | 'R11.3' | 'R12.4'

/** The rank in a temple by R10.2: 1 and 2 are rewarded, 0 is neither. */
export type TempleRank = 0 | 1 | 2

interface Stock {
  readonly talents: number
  readonly camels: number
  readonly goods: readonly Good[]
}

interface Card {
  readonly court: Court
  /** 0 for a gardener. */
  readonly level: number
}

/**
 * A fact that speaks for or against a turn, with its values. Facts are found by playing the turn through the rules. Seats
 * are numbers, everything else is named as in the notation; a fact without a seat is about the player who decides.
 */
export type Fact =
  // What the turn brings and costs
  | { readonly code: 'points'; readonly points: number; readonly source: PointSource }
  | ({ readonly code: 'stock' } & Stock)
  | ({ readonly code: 'pays'; readonly gardeners: number } & Stock)
  | ({ readonly code: 'gives'; readonly seat: number } & Stock)
  | { readonly code: 'keeps'; readonly talents: number; readonly camels: number }
  | { readonly code: 'keeps-goods'; readonly goods: readonly Good[] }
  // Court cards
  | { readonly code: 'banker'; readonly level: number; readonly talents: number; readonly points: number }
  | { readonly code: 'caravaneer'; readonly level: number; readonly spaces: number; readonly keeps: number }
  | { readonly code: 'palace-card'; readonly level: number; readonly points: number }
  | { readonly code: 'gardener'; readonly gardeners: number }
  | { readonly code: 'last-card'; readonly court: Court; readonly level: number; readonly seats: readonly number[] }
  // The garden
  | { readonly code: 'bonus'; readonly square: Square; readonly points: number; readonly seat: number }
  | { readonly code: 'majority'; readonly squares: readonly Square[] }
  | { readonly code: 'breaks'; readonly squares: readonly Square[]; readonly seat: number }
  | { readonly code: 'opens'; readonly square: Square; readonly points: number; readonly seats: readonly number[] }
  | { readonly code: 'takes-square'; readonly square: Square; readonly seats: readonly number[] }
  | { readonly code: 'in-reach'; readonly square: Square; readonly points: number; readonly seat: number }
  | { readonly code: 'out-of-reach'; readonly square: Square; readonly points: number; readonly seat: number }
  | { readonly code: 'favour'; readonly tiles: number; readonly points: number }
  | { readonly code: 'favour-near'; readonly missing: number; readonly points: number }
  | { readonly code: 'ends' }
  | { readonly code: 'end-near'; readonly tiles: number }
  // What it makes possible in the next turn
  | { readonly code: 'prepares'; readonly square: Square; readonly points: number; readonly city: City }
  | { readonly code: 'prepares-card'; readonly cards: readonly Card[]; readonly city: City }
  | { readonly code: 'prepares-sale'; readonly points: number }
  | { readonly code: 'keeps-sale'; readonly points: number }
  // Fields, temples, trade cards
  | { readonly code: 'row'; readonly row: Row; readonly seat: number | null; readonly card: boolean }
  | { readonly code: 'row-lead'; readonly row: Row; readonly missing: number }
  | {
      readonly code: 'temple'
      readonly temple: Temple
      readonly seat: number
      readonly from: TempleRank
      readonly to: TempleRank
    }
  | { readonly code: 'pushed-out'; readonly temple: Temple; readonly seat: number }
  | { readonly code: 'last-trade'; readonly trade: Trade; readonly cost: number | null }
  // Passing, and having no choice
  | { readonly code: 'only' }
  | { readonly code: 'pass'; readonly talents: number; readonly others: number }
  | { readonly code: 'last-pass' }
  // The Palace
  | { readonly code: 'track'; readonly place: number; readonly from: number; readonly to: number }
  | { readonly code: 'power'; readonly power: Extract<Power, 'first' | 'procession'>; readonly instead: number | null }

export type ReasonCode = Fact['code']

/** A fact, and whether it speaks for the turn or against it. */
export type Reason = Fact & {
  readonly side: 'for' | 'against'
  /** It also holds for the choice that this one is compared with. */
  readonly shared?: true
}

/** Every code, in the order in which docs/analysis.md explains them. */
export const REASON_CODES = [
  'points',
  'stock',
  'pays',
  'gives',
  'keeps',
  'keeps-goods',
  'banker',
  'caravaneer',
  'palace-card',
  'gardener',
  'last-card',
  'bonus',
  'majority',
  'breaks',
  'opens',
  'takes-square',
  'in-reach',
  'out-of-reach',
  'favour',
  'favour-near',
  'ends',
  'end-near',
  'prepares',
  'prepares-card',
  'prepares-sale',
  'keeps-sale',
  'row',
  'row-lead',
  'temple',
  'pushed-out',
  'last-trade',
  'only',
  'pass',
  'last-pass',
  'track',
  'power',
] as const satisfies readonly ReasonCode[]
