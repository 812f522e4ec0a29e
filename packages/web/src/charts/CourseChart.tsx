import type { Color } from '@amyitis/engine'
import { memo, useMemo } from 'react'
import { useText } from '../text/use-text.ts'
import type { Round } from '../timeline/marks.ts'
import type { Mark } from '../timeline/measures.ts'
import { EndLabels } from './EndLabels.tsx'
import type { ChartFrame } from './scale.ts'
import { stairPath, ticksTo } from './scale.ts'
import { DASHES, shapePath } from './seat-line.ts'
import { TimeChart } from './TimeChart.tsx'

interface CourseChartProps {
  readonly title: string
  readonly description: string
  readonly colors: readonly Color[]
  readonly names: readonly string[]
  readonly rounds: readonly Round[]
  /** How it went for each seat, place by place. */
  readonly courses: readonly (readonly number[])[]
  /** How it stood as each round began, and at the end. */
  readonly marks: readonly Mark[]
  readonly n: number
  onJump(n: number): void
}

interface LineProps {
  readonly color: Color
  readonly seat: number
  readonly values: readonly number[]
  readonly marks: readonly Mark[]
  readonly frame: ChartFrame
}

const SeatLine = memo(function SeatLine({ color, seat, values, marks, frame: { x, y } }: LineProps) {
  const points = values.map((value, n) => ({ x: x(n), y: y(value) }))
  return (
    <g className="chart-line" data-color={color}>
      <path className="chart-line-edge" d={stairPath(points)} />
      <path d={stairPath(points)} strokeDasharray={DASHES[color]} />
      {marks.map(({ n, values: at }) => (
        <path key={n} className="chart-line-mark" d={shapePath(color, x(n), y(at[seat]), 4)} />
      ))}
    </g>
  )
})

/** Points or stocks of everybody over the rounds. */
export function CourseChart({
  title,
  description,
  colors,
  names,
  rounds,
  courses,
  marks,
  n,
  onJump,
}: CourseChartProps) {
  const text = useText()
  const number = (value: number) => value.toLocaleString(text.language)
  const ticks = useMemo(() => {
    const most = Math.max(...courses.flat())
    return ticksTo(most, 4).map((value) => ({ value, label: value.toLocaleString(text.language) }))
  }, [courses, text])
  const length = courses[0].length - 1
  const data = useMemo(
    () => ({
      head: [text.t('replay.chart.when'), ...names],
      rows: marks.map(({ round, values }) => [
        round === undefined ? text.t('replay.chart.end') : text.t('replay.chart.round', { round }),
        ...values.map((value) => value.toLocaleString(text.language)),
      ]),
    }),
    [marks, names, text],
  )
  return (
    <TimeChart
      title={title}
      description={description}
      data={data}
      rounds={rounds}
      length={length}
      n={n}
      ticks={ticks}
      aside={74}
      onJump={onJump}
    >
      {(frame) => (
        <>
          {courses.map((values, seat) => (
            <SeatLine key={colors[seat]} color={colors[seat]} seat={seat} values={values} marks={marks} frame={frame} />
          ))}
          <EndLabels
            labels={courses.map((values, seat) => ({
              color: colors[seat],
              y: frame.y(values[length]),
              label: number(values[length]),
            }))}
            x={frame.right + 8 * frame.em}
            top={frame.top + 6}
            bottom={frame.bottom}
            em={frame.em}
          />
        </>
      )}
    </TimeChart>
  )
}
