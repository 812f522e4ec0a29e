import { type ReactNode, useId } from 'react'
import { ChartFigure, type DataTable } from './ChartFigure.tsx'
import './bar-rows.css'
import './pair-bars.css'

export interface PairRow {
  readonly key: string
  readonly picture: ReactNode
  readonly name: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

interface PairBarsProps {
  readonly title: string
  readonly description: string
  readonly data: DataTable
  readonly rows: readonly PairRow[]
}

/** Who came out ahead how often: a bar in two parts for each opponent, with ties between them. */
export function PairBars({ title, description, data, rows }: PairBarsProps) {
  const about = useId()
  return (
    <ChartFigure title={title} description={description} data={data}>
      {() => (
        <>
          <div className="bar-frame" role="img" aria-label={title} aria-describedby={about}>
            <div className="pair-bars">
              {rows.map(({ key, picture, name, won, drawn, lost }) => (
                <div key={key} className="pair-row">
                  <span className="pair-name">
                    {picture}
                    <span>{name}</span>
                  </span>
                  <span className="pair-bar">
                    {[
                      ['pair-won', won],
                      ['pair-drawn', drawn],
                      ['pair-lost', lost],
                    ].map(([part, count]) =>
                      count === 0 ? null : (
                        <span key={part} className={String(part)} style={{ flexGrow: count }}>
                          {count}
                        </span>
                      ),
                    )}
                  </span>
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
