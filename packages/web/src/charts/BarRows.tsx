import { type ReactNode, useId } from 'react'
import { ChartFigure, type DataTable } from './ChartFigure.tsx'
import './bar-rows.css'

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

interface BarRowsProps {
  readonly title: string
  /** What bars and marks are. */
  readonly description: string
  readonly data: DataTable
  /** In groups, with a gap between them. */
  readonly groups: readonly (readonly BarRow[])[]
  /** Names are long and stand below their pictures. */
  readonly stacked?: boolean
}

const percent = (share: number): string => `${Math.max(0, Math.min(1, share)) * 100}%`

/** Horizontal bars, each with a mark to compare it with. */
export function BarRows({ title, description, data, groups, stacked = false }: BarRowsProps) {
  const about = useId()
  return (
    <ChartFigure title={title} description={description} data={data}>
      {() => (
        <>
          <div className="bar-frame" role="img" aria-label={title} aria-describedby={about}>
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
                      <span
                        className={
                          trend === undefined
                            ? 'bar-row-note'
                            : `bar-row-note ${trend === 'good' ? 'is-good' : 'is-bad'}`
                        }
                      >
                        {note}
                      </span>
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </div>
          <figcaption id={about} className="page-note chart-about">
            {description}
          </figcaption>
        </>
      )}
    </ChartFigure>
  )
}
