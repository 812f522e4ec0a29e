import type { Ladder } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { getLadder } from '../api/calls.ts'
import { useIdentity } from '../api/identity.ts'
import { LadderTable } from '../parts/LadderTable.tsx'
import { ratingNumber } from '../parts/rating-text.ts'

type Row = Ladder['rows'][number]

interface ExcerptRow {
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

/** The first of the ladder, and who stands around the player. */
export function LadderExcerpt() {
  const text = useText()
  const { me } = useIdentity()
  const [rows, setRows] = useState<Ladder['rows']>()
  useEffect(() => {
    let left = false
    getLadder(2, 'live').then((found) => {
      if (!left && found.ok) setRows(found.value.rows)
    })
    return () => {
      left = true
    }
  }, [])
  if (rows === undefined) return null
  const excerpt = excerptOf(rows, me?.id)
  return (
    <Panel
      title={text.t('online.ladder')}
      aside={<a href={routeTo({ screen: 'online', rest: ['ladder'] })}>{text.t('online.ladder.all')}</a>}
    >
      {excerpt.length === 0 ? (
        <p className="page-note">{text.t('online.ladder.none')}</p>
      ) : (
        <LadderTable
          rows={excerpt}
          caption={text.t('online.ladder.kind')}
          ratingOf={({ rating }) => <b>{ratingNumber(text, rating)}</b>}
        />
      )}
    </Panel>
  )
}
