import type { PlayerPage } from '@amyitis/protocol'
import { useId, useMemo } from 'react'
import { linear, linePath } from '../../charts/scale.ts'
import { useChartSize } from '../../charts/use-chart-size.ts'
import { useText } from '../../text/use-text.ts'
import './rating-curve.css'

type Point = PlayerPage['curves'][number]['points'][number]

const LEFT = 52
const BOTTOM = 26
const TOP = 14
/** Fewer games make a rating provisional. */
const SETTLED_AFTER = 10

/** Within such a time the months at both ends may be the same, and the days tell more. */
const SHORT_SPAN_MS = 60 * 86_400_000

/** Round ratings around a curve, at least two. */
export function ratingTicks(low: number, high: number): number[] {
  const step = high - low > 400 ? 200 : high - low > 150 ? 100 : 50
  const first = Math.floor(low / step) * step
  const last = Math.max(first + step, Math.ceil(high / step) * step)
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step)
}

interface RatingCurveProps {
  readonly points: readonly Point[]
  readonly provisional: boolean
}

/** The rating after each game, the oldest first; dashed while it is provisional. */
export function RatingCurve({ points, provisional }: RatingCurveProps) {
  const text = useText()
  const id = useId()
  const [svg, { width, height }] = useChartSize<SVGSVGElement>()
  const ratings = points.map(({ rating }) => rating)
  const ticks = useMemo(() => ratingTicks(Math.min(...ratings), Math.max(...ratings)), [ratings])
  const x = linear([0, Math.max(1, points.length - 1)], [LEFT, width - 14])
  const y = linear([ticks[0], ticks[ticks.length - 1]], [height - BOTTOM, TOP])
  const places = ratings.map((rating, i) => ({ x: x(i), y: y(rating) }))
  const settled = provisional ? places.length : Math.min(SETTLED_AFTER, places.length)
  const days = points.flatMap(({ day }) => (day === undefined ? [] : [new Date(day).getTime()]))
  const isShort = Math.max(...days) - Math.min(...days) < SHORT_SPAN_MS
  const dayOf = (i: number) => {
    const { day } = points[i]
    const format = isShort
      ? ({ day: 'numeric', month: 'short' } as const)
      : ({ year: 'numeric', month: 'short' } as const)
    return day === undefined ? '' : new Date(day).toLocaleDateString(text.locale, { ...format, timeZone: 'UTC' })
  }
  const last = places[places.length - 1]
  const words = text.t('online.player.curve.words', {
    count: points.length,
    first: ratings[0].toLocaleString(text.language),
    last: ratings[ratings.length - 1].toLocaleString(text.language),
    best: Math.max(...ratings).toLocaleString(text.language),
  })
  return (
    <figure className="rating-curve">
      <svg ref={svg} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>{words}</title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="rating-curve-grid" x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className="rating-curve-label" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick.toLocaleString(text.language)}
            </text>
          </g>
        ))}
        <path
          className="rating-curve-area"
          d={`${linePath(places)}L${last.x} ${height - BOTTOM}L${places[0].x} ${height - BOTTOM}Z`}
        />
        <path className="rating-curve-line is-provisional" d={linePath(places.slice(0, settled))} />
        {settled < places.length ? (
          <path className="rating-curve-line" d={linePath(places.slice(Math.max(0, settled - 1)))} />
        ) : null}
        <circle className="rating-curve-end" cx={last.x} cy={last.y} r={5} />
        <text className="rating-curve-label" x={LEFT} y={height - 6}>
          {dayOf(0)}
        </text>
        <text className="rating-curve-label" x={width - 4} y={height - 6} textAnchor="end">
          {points.length > 1 ? dayOf(points.length - 1) : ''}
        </text>
      </svg>
      <figcaption className="page-note">
        <span aria-hidden="true">{words}</span> {settled > 1 ? text.t('online.player.provisional') : null}
      </figcaption>
    </figure>
  )
}
