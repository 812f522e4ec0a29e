import type { City } from '../box/cities.ts'
import type { Good, Plant, Row, Temple, Trade } from '../box/components.ts'
import type { Court } from '../box/court.ts'
import type { Side, Square } from '../box/garden.ts'

/** R12.3 The powers of the palace phase. */
export const POWERS = ['first', 'procession', 'recruit', 'advance'] as const
export type Power = (typeof POWERS)[number]

/**
 * What happened, in order: enough for a log line, an animation and a statistic. A seat of `null` means a neutral cube or
 * nobody. Only `score` carries points, each with its clause; they add up to the score of the seat.
 */
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'deal'; readonly groups: readonly (readonly Trade[])[] }
  | { readonly type: 'score'; readonly seat: number; readonly points: number; readonly clause: string }
  /** From the reserve into the stock, or back if the count is negative. */
  | { readonly type: 'talents'; readonly seat: number; readonly count: number; readonly clause: string }
  | { readonly type: 'camels'; readonly seat: number; readonly count: number; readonly clause: string }
  | {
      readonly type: 'goods'
      readonly seat: number
      readonly good: Good
      readonly count: number
      readonly clause: string
    }
  /** Something due that was not available (R1.5, R6.2, R9.2). */
  | {
      readonly type: 'lost'
      readonly seat: number
      readonly what: 'talents' | 'camels' | 'goods' | 'court'
      readonly count: number
      readonly clause: string
    }
  | { readonly type: 'pass'; readonly seat: number }
  | {
      readonly type: 'recruit'
      readonly seat: number
      readonly group: number
      readonly card: number
      readonly trade: Trade
    }
  | { readonly type: 'field'; readonly seat: number; readonly row: Row; readonly place: number }
  | { readonly type: 'row-full'; readonly row: Row; readonly most: number | null }
  | { readonly type: 'temple'; readonly seat: number | null; readonly temple: Temple }
  | { readonly type: 'pushed-out'; readonly seat: number | null; readonly temple: Temple }
  | { readonly type: 'canal'; readonly seat: number | null; readonly side: Side }
  | {
      readonly type: 'caravan'
      readonly seat: number
      readonly from: City
      readonly to: City
      readonly spaces: number
    }
  | { readonly type: 'court'; readonly seat: number; readonly kind: Court; readonly level: number }
  | { readonly type: 'gardeners-spent'; readonly seat: number; readonly count: number }
  | { readonly type: 'tile'; readonly seat: number; readonly square: Square; readonly tile: string }
  | { readonly type: 'irrigation-bonus'; readonly square: Square; readonly seat: number | null }
  | { readonly type: 'plant-turned'; readonly city: City; readonly card: Plant; readonly face: number }
  | { readonly type: 'temple-ranked'; readonly temple: Temple; readonly first: number; readonly second: number | null }
  | { readonly type: 'first-player'; readonly seat: number }
  | { readonly type: 'power'; readonly seat: number; readonly power: Power }
  | { readonly type: 'free'; readonly seat: number; readonly trade: Trade }
  | { readonly type: 'track'; readonly seat: number; readonly place: number }
  | { readonly type: 'over'; readonly winners: readonly number[]; readonly by: 'tiles' | 'rounds' }

export type EventType = Event['type']
