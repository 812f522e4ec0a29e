import type { City } from '../box/cities.ts'
import type { Good, Row, Temple, Trade } from '../box/components.ts'
import type { Court } from '../box/court.ts'
import type { Side, Square } from '../box/garden.ts'
import type { Power } from './event.ts'

export const MOVE_KINDS = [
  'pass',
  'recruit',
  'caravan',
  'noble',
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
  'keep',
  'discard',
  'power',
  'free',
] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** R10.2 What the first in Ishtar chooses from. */
export const GIFTS = ['camel', 'talent'] as const
export type Gift = (typeof GIFTS)[number]

/** A move as data: what screens and narration switch on. Its text (`move-notation.ts`) is for records and protocols. */
export type Move =
  | { readonly kind: 'pass' }
  /** Groups count from 1, as in the notation. */
  | { readonly kind: 'recruit'; readonly group: number; readonly trade: Trade }
  | { readonly kind: 'caravan'; readonly city: City }
  | { readonly kind: 'noble' }
  | { readonly kind: 'field'; readonly row: Row }
  | { readonly kind: 'temple'; readonly temple: Temple }
  | { readonly kind: 'irrigate'; readonly side: Side }
  | { readonly kind: 'sell'; readonly goods: readonly Good[] }
  | { readonly kind: 'pay'; readonly good: Good }
  | { readonly kind: 'court'; readonly court: Court }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'plant'; readonly square: Square }
  | { readonly kind: 'take'; readonly good: Good }
  | { readonly kind: 'ishtar'; readonly gift: Gift }
  | { readonly kind: 'exchange'; readonly give: Good; readonly get: Good }
  | { readonly kind: 'keep' }
  | { readonly kind: 'discard'; readonly goods: readonly Good[] }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'free'; readonly trade: Trade }

/** The moves of one kind, or of several. */
export type MoveOf<K extends MoveKind> = Extract<Move, { readonly kind: K }>
