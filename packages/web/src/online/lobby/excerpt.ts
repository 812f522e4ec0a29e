import type { Ladder } from '@amyitis/protocol'

type Row = Ladder['rows'][number]

export interface ExcerptRow {
  /** From 1. */
  readonly place: number
  readonly row: Row
  /** Others stand between this row and the one before. */
  readonly gap: boolean
}

const FIRST = 3

/** The first three of a ladder, the player, and one above and below. */
export function excerptOf(rows: readonly Row[], me: string | undefined): ExcerptRow[] {
  const own = rows.findIndex(({ player }) => player.id === me)
  const shown = rows.flatMap((row, i) =>
    i < FIRST || (own >= 0 && Math.abs(i - own) <= 1) ? [{ place: i + 1, row }] : [],
  )
  return shown.map((one, i) => ({ ...one, gap: i > 0 && shown[i - 1].place < one.place - 1 }))
}
