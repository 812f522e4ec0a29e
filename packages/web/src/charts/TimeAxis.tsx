import type { Round } from '../timeline/marks.ts'
import type { ChartFrame } from './scale.ts'

interface TimeAxisProps {
  readonly rounds: readonly Round[]
  readonly frame: ChartFrame
  readonly n: number
}

/** Narrower rounds than this are numbered every so many. */
const LABEL = 20

/** The rounds along the bottom of a chart. */
export function TimeAxis({ rounds, frame: { x, left, right, top, bottom, em }, n }: TimeAxisProps) {
  const every = Math.max(1, Math.ceil((LABEL * em * rounds.length) / Math.max(1, right - left)))
  return (
    <g className="chart-rounds">
      {rounds.map(({ round, from, to }, i) => (
        <g key={round}>
          {i === 0 ? null : <line x1={x(from)} x2={x(from)} y1={top} y2={bottom} />}
          {i % every === 0 ? (
            <text
              x={(x(from) + x(rounds[i + 1]?.from ?? to)) / 2}
              y={bottom + 15 * em}
              textAnchor="middle"
              className={n >= from && n <= to ? 'is-now' : undefined}
            >
              {round}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  )
}
