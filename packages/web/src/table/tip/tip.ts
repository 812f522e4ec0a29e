import type { Text } from '@amyitis/i18n/app'
import type { IconName } from '../../icons/art.tsx'

/** Something that a row names: in words, with its sign if it has one. */
export interface TipPart {
  readonly words: string
  readonly icon?: IconName
}

export type TipLabel =
  | 'costs'
  | 'brings'
  | 'waters'
  | 'opens'
  | 'bonus'
  | 'missing'
  | 'worth'
  | 'asks'
  | 'water'
  | 'cubes'
  | 'next'
  | 'left'
  | 'now'
  | 'then'
  | 'first'
  | 'second'

export interface TipRow {
  readonly label: TipLabel
  readonly parts: readonly TipPart[]
}

/** What a tooltip says of a thing. */
export interface Tip {
  readonly title: string
  readonly rows: readonly TipRow[]
  /** A sentence, where rows do not say it. */
  readonly about?: string
  /** Can it be chosen now? */
  readonly legal?: boolean
}

export const labelOf = (text: Text, label: TipLabel): string =>
  label === 'first' || label === 'second' ? text.t(`table.rank.${label}`) : text.t(`table.tip.${label}`)

export const part = (words: string, icon?: IconName): TipPart => (icon === undefined ? { words } : { words, icon })

/** A row, or none if it would say nothing. */
export const row = (label: TipLabel, ...parts: readonly TipPart[]): TipRow[] =>
  parts.length === 0 ? [] : [{ label, parts }]
