import type { Text } from '@amyitis/i18n/app'
import type { Clause } from '@amyitis/narration'
import type { IconName } from '../../icons/art.tsx'
import { seatInView } from '../../panels/seats.ts'
import type { TipPart, TipRow } from '../tip/tip.ts'
import type { TipSource } from '../tip/tip-parts.ts'

/** One of several values: a level, a step, a face of a card. */
export interface ValueCard {
  readonly head: string
  readonly parts: readonly TipPart[]
  /** "2 left". */
  readonly foot?: string
  /** Is it what the reader has? */
  readonly own?: boolean
  /** Nobody can get it any more. */
  readonly gone?: boolean
}

/** Who gets what: "1st", and a reward. */
export interface Rank {
  readonly rank: string
  readonly words: string
}

/** What a thing is, which values it has in this edition, and what it means in this position. */
export interface ThingExplanation {
  readonly title: string
  /** What kind of thing it is: "court card". */
  readonly kind?: string
  readonly icon?: IconName
  /** In a sentence; else the rule says it. */
  readonly what?: string
  readonly cards?: readonly ValueCard[]
  readonly ranks?: readonly Rank[]
  readonly more?: string
  readonly now: readonly string[]
  readonly rows?: readonly TipRow[]
  readonly clause: Clause
}

/** The table, and a text that has the words of the rules as well. */
export interface ExplainSource extends TipSource {
  readonly text: Text
}

/** The seat that is “you”: who decides here, or the only person at this screen. */
export function viewerSeat(table: TipSource): number | undefined {
  const people = table.players.filter(({ kind }) => kind === 'human').length
  return table.deciding === undefined && people !== 1 ? undefined : seatInView(table)
}
