import { useId, useMemo } from 'react'
import { ChartFigure, type DataTable } from './ChartFigure.tsx'
import { linear, linePath, ticksAround } from './scale.ts'
import { useChartSize } from './use-chart-size.ts'
import './game-line.css'

interface GameLineProps {
  readonly title: string
  readonly description: string
  readonly data: DataTable
  /** From game to game, the oldest first; never empty. */
  readonly values: readonly number[]
  /** The line through them. */
  readonly means: readonly number[]
  /** At both ends of the time axis. */
  readonly from: string
  readonly to: string
  labelOf(tick: number): string
}

/** With more games than this, their dots would only blur. */
const MAX_DOTS = 400

/** A value from game to game: a dot each, and a line through their means. */
export function GameLine({ title, description, data, values, means, from, to, labelOf }: GameLineProps) {
  const about = useId()
  const [ref, { width, height, em }] = useChartSize<HTMLDivElement>()
  const ticks = useMemo(() => ticksAround(Math.min(...values), Math.max(...values), 4), [values])
  const widest = Math.max(...ticks.map((tick) => labelOf(tick).length))
  const left = (10 + 8 * widest) * em
  const right = width - 8
  const bottom = height - 22 * em
  const x = linear([0, Math.max(1, values.length - 1)], [left + 6, right - 6])
  const y = linear([ticks[0], ticks[ticks.length - 1]], [bottom, 8])
  const line = means.map((mean, i) => ({ x: x(i), y: y(mean) }))
  const last = line[line.length - 1]
  return (
    <ChartFigure title={title} description={description} data={data}>
      {({ titleId }) => (
        <>
          <div className="chart-draw" ref={ref}>
            <svg width={width} height={height} role="img" aria-labelledby={titleId} aria-describedby={about}>
              <title id={titleId}>{title}</title>
              {ticks.map((tick) => (
                <g key={tick} className="chart-tick">
                  <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
                  <text x={left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
                    {labelOf(tick)}
                  </text>
                </g>
              ))}
              {values.length > MAX_DOTS
                ? null
                : values.map((value, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: games stay in their order
                    <circle key={i} className="game-line-dot" cx={x(i)} cy={y(value)} r={2.6} />
                  ))}
              <path className="game-line-mean" d={linePath(line)} />
              <circle className="game-line-end" cx={last.x} cy={last.y} r={5} />
              <text x={left} y={height - 5 * em}>
                {from}
              </text>
              <text x={right} y={height - 5 * em} textAnchor="end">
                {to}
              </text>
            </svg>
          </div>
          <figcaption id={about} className="page-note chart-about">
            {description}
          </figcaption>
        </>
      )}
    </ChartFigure>
  )
}
