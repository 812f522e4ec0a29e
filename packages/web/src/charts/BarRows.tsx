import type { ReactNode } from 'react'
import { BarFigure, type BarFigureProps } from './BarFigure.tsx'

interface BarRow {
  readonly key: string
  /** A picture before the name. */
  readonly picture?: ReactNode
  readonly name: string
  /** How long the bar is, and where the mark stands on it, from 0 to 1. */
  readonly bar: number
  readonly mark?: number | undefined
  readonly value: string
  /** Smaller, after the value. */
  readonly note?: string | undefined
  /** Is the note good news? */
  readonly trend?: 'good' | 'bad' | undefined
}

interface BarRowsProps extends BarFigureProps {
  /** In groups, with a gap between them. */
  readonly groups: readonly (readonly BarRow[])[]
  /** Names are long and stand below their pictures. */
  readonly stacked?: boolean
}

const percent = (share: number): string => `${Math.max(0, Math.min(1, share)) * 100}%`

const noteClass = (trend: BarRow['trend']): string =>
  trend === undefined ? 'bar-row-note' : `bar-row-note ${trend === 'good' ? 'is-good' : 'is-bad'}`

/** Horizontal bars, each with a mark to compare it with. */
export function BarRows({ groups, stacked = false, ...figure }: BarRowsProps) {
  return (
    <BarFigure {...figure}>
      <div className={stacked ? 'bar-rows is-stacked' : 'bar-rows'}>
        {groups.map((rows) => (
          <div key={rows[0]?.key} className="bar-group">
            {rows.map(({ key, picture, name, bar, mark, value, note, trend }) => (
              <div key={key} className="bar-row">
                <span className="bar-row-name">
                  {picture}
                  <span>{name}</span>
                </span>
                <span className="bar-row-slot">
                  <span className="bar-row-bar" style={{ inlineSize: percent(bar) }} />
                  {mark === undefined ? null : (
                    <span className="bar-row-mark" style={{ insetInlineStart: percent(mark) }} />
                  )}
                </span>
                <b className="bar-row-value">{value}</b>
                <span className={noteClass(trend)}>{note}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </BarFigure>
  )
}
