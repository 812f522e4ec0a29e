import type { ReactNode } from 'react'
import { BarFigure, type BarFigureProps } from './BarFigure.tsx'
import './pair-bars.css'

export interface PairRow {
  readonly key: string
  readonly picture: ReactNode
  readonly name: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

interface PairBarsProps extends BarFigureProps {
  readonly rows: readonly PairRow[]
}

const PARTS = [
  ['pair-won', 'won'],
  ['pair-drawn', 'drawn'],
  ['pair-lost', 'lost'],
] as const

/** Who came out ahead how often: a bar in two parts for each opponent, with ties between them. */
export function PairBars({ rows, ...figure }: PairBarsProps) {
  return (
    <BarFigure {...figure}>
      <div className="pair-bars">
        {rows.map((row) => (
          <div key={row.key} className="pair-row">
            <span className="pair-name">
              {row.picture}
              <span>{row.name}</span>
            </span>
            <span className="pair-bar">
              {PARTS.map(([part, kind]) =>
                row[kind] === 0 ? null : (
                  <span key={part} className={part} style={{ flexGrow: row[kind] }}>
                    {row[kind]}
                  </span>
                ),
              )}
            </span>
          </div>
        ))}
      </div>
    </BarFigure>
  )
}
