import { type PointerEvent, type ReactNode, useMemo } from 'react'
import type { Round } from '../timeline/marks.ts'
import { ChartFigure, type DataTable } from './ChartFigure.tsx'
import { type ChartFrame, linear } from './scale.ts'
import { useChartSize } from './use-chart-size.ts'

interface TimeAxisProps {
  readonly rounds: readonly Round[]
  readonly frame: ChartFrame
  readonly n: number
}

/** Rounds narrower than this are not all numbered. */
const LABEL = 20

/** The rounds along the bottom of a chart. */
function TimeAxis({ rounds, frame: { x, left, right, top, bottom, em }, n }: TimeAxisProps) {
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

interface Tick {
  readonly value: number
  readonly label: string
}

interface TimeChartProps {
  readonly title: string
  readonly description: string
  readonly data: DataTable
  readonly rounds: readonly Round[]
  readonly length: number
  /** The position that is shown on the board. */
  readonly n: number
  readonly ticks: readonly Tick[]
  /** Page above the data and to the right of them. */
  readonly above?: number
  readonly aside?: number
  readonly className?: string
  onJump(n: number): void
  children(frame: ChartFrame): ReactNode
  /** What lies over the drawing and can be used by keyboard. */
  over?(frame: ChartFrame): ReactNode
}

/** Narrower charts have smaller labels at their end. */
const NARROW = 480

function frameOf(
  { width, height, em }: { width: number; height: number; em: number },
  { ticks, length, above, aside }: Required<Pick<TimeChartProps, 'ticks' | 'length' | 'above' | 'aside'>>,
): ChartFrame {
  const widest = Math.max(...ticks.map(({ label }) => label.length))
  const left = (10 + 8 * widest) * em
  const right = width - aside * em * (width < NARROW ? 0.8 : 1)
  const top = above * em
  const bottom = height - 22 * em
  return {
    x: linear([0, length], [left, Math.max(left + 1, right)]),
    y: linear([0, ticks[ticks.length - 1].value], [bottom, top]),
    left,
    right,
    top,
    bottom,
    em,
  }
}

/** A chart along the course of a game: clicking or dragging in it shows the position on the board. */
export function TimeChart(props: TimeChartProps) {
  const { title, description, data, rounds, length, n, ticks, onJump, children, over } = props
  const { above = 8, aside = 12, className = '' } = props
  const [ref, size] = useChartSize<HTMLDivElement>()
  const frame = useMemo(() => frameOf(size, { ticks, length, above, aside }), [size, ticks, length, above, aside])
  const { x, y, left, right, top, bottom } = frame
  const jump = (event: PointerEvent<HTMLElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    onJump(Math.max(0, Math.min(length, Math.round(((at - left) / (right - left)) * length))))
  }
  return (
    <ChartFigure title={title} description={description} data={data} className={className}>
      {({ titleId, descriptionId }) => (
        <div className="chart-draw" ref={ref}>
          <svg width={size.width} height={size.height} role="img" aria-labelledby={`${titleId} ${descriptionId}`}>
            <title id={titleId}>{title}</title>
            <desc id={descriptionId}>{description}</desc>
            {ticks.map(({ value, label }) => (
              <g key={value} className="chart-tick">
                <line x1={left} x2={right} y1={y(value)} y2={y(value)} />
                <text x={left - 6} y={y(value)} textAnchor="end" dominantBaseline="central">
                  {label}
                </text>
              </g>
            ))}
            <TimeAxis rounds={rounds} frame={frame} n={n} />
            {children(frame)}
            <line className="chart-now" x1={x(n)} x2={x(n)} y1={top} y2={bottom} />
          </svg>
          <div
            className="chart-scrub"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              jump(event)
            }}
            onPointerMove={(event) => event.buttons > 0 && jump(event)}
          />
          {over?.(frame)}
        </div>
      )}
    </ChartFigure>
  )
}
