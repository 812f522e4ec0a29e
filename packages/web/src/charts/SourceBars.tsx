import type { Color } from '@amyitis/engine'
import { memo, useMemo } from 'react'
import { symbolId } from '../icons/IconSprite.tsx'
import { useText } from '../text/use-text.ts'
import { type Points, type Source, sourcesIn, sum } from '../timeline/points.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { SOURCE_ICONS, SourceLegend } from './SourceLegend.tsx'
import { linear, type Scale } from './scale.ts'
import { useChartSize } from './use-chart-size.ts'
import '../theme/pieces.css'
import './source-bars.css'

interface SourceBarsProps {
  readonly title: string
  readonly description: string
  readonly colors: readonly Color[]
  readonly names: readonly string[]
  readonly points: readonly Points[]
}

const ROW = 40
const BAR = 30
const ICON = 18
const GAP = 3
const LEFT = 36
const RIGHT = 44

interface BarProps {
  readonly points: Points
  readonly sources: readonly Source[]
  readonly x: Scale
  readonly y: number
  readonly em: number
}

/** The points of one player, source by source. */
function Bar({ points, sources, x, y, em }: BarProps) {
  let from = 0
  return sources.map((source) => {
    const count = points[source] ?? 0
    const start = x(from)
    const end = x(from + count)
    from += count
    if (count === 0) return null
    const middle = (start + end) / 2
    const line = y + (BAR * em) / 2
    const number = (count > 9 ? 20 : 12) * em
    const icon = ICON * em
    const pictured = end - start > number + icon + GAP
    return (
      <g key={source} className="source-part" data-source={source}>
        <rect x={start + 1} y={y} width={Math.max(1, end - start - 2)} height={BAR * em} rx={3} />
        {pictured ? (
          <use
            href={`#${symbolId(SOURCE_ICONS[source])}`}
            x={middle - (number + icon + GAP) / 2}
            y={line - icon / 2}
            width={icon}
            height={icon}
          />
        ) : null}
        {end - start > number ? (
          <text
            x={pictured ? middle + (icon + GAP) / 2 : middle}
            y={line}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {count}
          </text>
        ) : null}
      </g>
    )
  })
}

/** Everybody's points by where they come from, one bar a player, with a legend. */
export const SourceBars = memo(function SourceBars({ title, description, colors, names, points }: SourceBarsProps) {
  const text = useText()
  const [ref, { width, em }] = useChartSize<HTMLDivElement>()
  const sources = useMemo(() => sourcesIn(points), [points])
  const totals = points.map(sum)
  const most = Math.max(1, ...totals)
  const x = linear([0, most], [LEFT * em, Math.max(LEFT * em + 1, width - RIGHT * em)])
  const data = useMemo(
    () => ({
      head: [
        text.t('review.player'),
        ...sources.map((source) => text.name('source', source)),
        text.t('table.end.total'),
      ],
      rows: points.map((own, seat) => [
        names[seat],
        ...sources.map((source) => String(own[source] ?? 0)),
        String(sum(own)),
      ]),
    }),
    [points, names, sources, text],
  )
  const height = points.length * ROW * em
  return (
    <ChartFigure title={title} description={description} data={data} className="source-bars">
      {({ titleId, descriptionId }) => (
        <div className="source-bars-body">
          <div className="source-bars-draw" ref={ref}>
            <svg width={width} height={height} role="img" aria-labelledby={`${titleId} ${descriptionId}`}>
              <title id={titleId}>{title}</title>
              <desc id={descriptionId}>{description}</desc>
              {points.map((own, seat) => {
                const y = (seat * ROW + (ROW - BAR) / 2) * em
                const middle = y + (BAR * em) / 2
                return (
                  <g key={colors[seat]}>
                    <use
                      href={`#${symbolId(`mark-${colors[seat]}`)}`}
                      x={0}
                      y={middle - 13 * em}
                      width={26 * em}
                      height={26 * em}
                    />
                    <Bar points={own} sources={sources} x={x} y={y} em={em} />
                    <text className="source-total" x={x(totals[seat]) + 8 * em} y={middle} dominantBaseline="central">
                      {totals[seat]}
                    </text>
                  </g>
                )
              })}
            </svg>
          </div>
          <SourceLegend sources={sources} />
        </div>
      )}
    </ChartFigure>
  )
})
