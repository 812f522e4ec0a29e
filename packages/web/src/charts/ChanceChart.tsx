import type { Color } from '@amyitis/engine'
import { percent } from '@amyitis/narration'
import { memo, useMemo } from 'react'
import { useText } from '../text/use-text.ts'
import type { Round } from '../timeline/marks.ts'
import { EndLabels } from './EndLabels.tsx'
import { type Pin, PinLines, Pins } from './Pins.tsx'
import { areaPath, type ChartFrame, type ChartPoint, linePath } from './scale.ts'
import { shapePath } from './seat-line.ts'
import { TimeChart } from './TimeChart.tsx'

const COLORS: readonly Color[] = ['blue', 'red', 'black', 'white']

const areaFill = (color: Color) => `url(#replay-area-${color})`

/** The shapes of the players as a pattern, so that areas can be told apart without colours. */
function AreaPatterns() {
  return (
    <defs>
      {COLORS.map((color) => (
        <pattern
          key={color}
          id={`replay-area-${color}`}
          width={26}
          height={26}
          patternUnits="userSpaceOnUse"
          className="chart-pattern"
          data-color={color}
        >
          <path d={shapePath(color, 6, 7, 2.6)} />
          <path d={shapePath(color, 19, 20, 2.6)} />
        </pattern>
      ))}
    </defs>
  )
}

interface ChanceChartProps {
  readonly title: string
  readonly description: string
  readonly colors: readonly Color[]
  readonly names: readonly string[]
  readonly rounds: readonly Round[]
  readonly length: number
  /** Win chances of every seat, place by place, as far as they are known; together they are 1. */
  readonly chances: readonly (readonly number[])[]
  readonly pins: readonly Pin[]
  readonly n: number
  onJump(n: number): void
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const

/** The upper edge of each seat's area: its own chance on top of those before it. */
function edges(chances: readonly (readonly number[])[], seats: number, { x, y }: ChartFrame): ChartPoint[][] {
  const below = chances.map(() => 0)
  return Array.from({ length: seats }, (_, seat) =>
    chances.map((at, n) => {
      below[n] += at[seat]
      return { x: x(n), y: y(Math.min(1, below[n])) }
    }),
  )
}

const Areas = memo(function Areas({
  chances,
  colors,
  frame,
}: Pick<ChanceChartProps, 'chances' | 'colors'> & { frame: ChartFrame }) {
  const upper = edges(chances, colors.length, frame)
  const floor = chances.map((_, n) => ({ x: frame.x(n), y: frame.y(0) }))
  return (
    <g>
      <AreaPatterns />
      {colors.map((color, seat) => (
        <g key={color} data-color={color}>
          <path className="chart-area-fill" d={areaPath(upper[seat], seat === 0 ? floor : upper[seat - 1])} />
          <path fill={areaFill(color)} d={areaPath(upper[seat], seat === 0 ? floor : upper[seat - 1])} />
          <path className="chart-area-edge" d={linePath(upper[seat])} />
        </g>
      ))}
    </g>
  )
})

/** Who was how likely to win, from beginning to end: the areas of all players together are 100 per cent. */
export function ChanceChart(props: ChanceChartProps) {
  const { title, description, colors, names, rounds, length, chances, pins, n, onJump } = props
  const text = useText()
  const ticks = useMemo(() => QUARTERS.map((value) => ({ value, label: percent(text, value) })), [text])
  const data = useMemo(() => {
    const row = (head: string, at: readonly number[] | undefined) => [
      head,
      ...names.map((_, seat) => (at === undefined ? '–' : percent(text, at[seat]))),
    ]
    return {
      head: [text.t('replay.chart.when'), ...names],
      rows: [
        ...rounds.map(({ round, from }) => row(text.t('replay.chart.round', { round }), chances[from])),
        row(text.t('replay.chart.end'), chances[length]),
      ],
    }
  }, [rounds, chances, names, length, text])
  const last = chances.length < length ? undefined : chances.at(-1)
  return (
    <TimeChart
      title={title}
      description={description}
      data={data}
      rounds={rounds}
      length={length}
      n={n}
      ticks={ticks}
      above={pins.length > 0 ? 40 : 10}
      aside={86}
      onJump={onJump}
      over={(frame) => <Pins pins={pins} frame={frame} />}
    >
      {(frame) => (
        <>
          <Areas chances={chances} colors={colors} frame={frame} />
          <line
            className="chart-half"
            x1={frame.left}
            x2={frame.right}
            y1={frame.y(1 / colors.length)}
            y2={frame.y(1 / colors.length)}
          />
          <PinLines pins={pins} frame={frame} />
          {last === undefined ? null : (
            <EndLabels
              labels={colors.map((color, seat) => {
                const below = last.slice(0, seat).reduce((sum, chance) => sum + chance, 0)
                return { color, y: frame.y(below + last[seat] / 2), label: percent(text, last[seat]) }
              })}
              x={frame.right + 8 * frame.em}
              top={frame.top}
              bottom={frame.bottom}
              em={frame.em}
            />
          )}
        </>
      )}
    </TimeChart>
  )
}
