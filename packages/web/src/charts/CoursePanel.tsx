import type { Color } from '@amyitis/engine'
import { memo, useMemo, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { Panel } from '../theme/Panel.tsx'
import type { Round } from '../timeline/marks.ts'
import { course, type Measure, measuresOf, overRounds } from '../timeline/measures.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { CourseChart } from './CourseChart.tsx'
import './course-panel.css'

interface CoursePanelProps {
  readonly timeline: Timeline
  readonly rounds: readonly Round[]
  readonly colors: readonly Color[]
  readonly names: readonly string[]
  readonly n: number
  onGo(n: number): void
}

/** Points or stocks over the rounds, whichever is chosen. */
export const CoursePanel = memo(function CoursePanel({ timeline, rounds, colors, names, n, onGo }: CoursePanelProps) {
  const text = useText()
  const [measure, setMeasure] = useState<Measure>('points')
  const courses = useMemo(() => course(timeline, measure), [timeline, measure])
  const marks = useMemo(() => overRounds(timeline, measure), [timeline, measure])
  const name = text.t(`replay.measure.${measure}`)
  return (
    <Panel
      title={text.t('replay.course')}
      aside={
        <select
          className="input course-measure"
          aria-label={text.t('replay.course.measure')}
          value={measure}
          onChange={(event) => setMeasure(event.currentTarget.value as Measure)}
        >
          {measuresOf(timeline.positions[0]).map((one) => (
            <option key={one} value={one}>
              {text.t(`replay.measure.${one}`)}
            </option>
          ))}
        </select>
      }
    >
      <CourseChart
        title={name}
        description={text.t('replay.course.about', { measure: name })}
        colors={colors}
        names={names}
        rounds={rounds}
        courses={courses}
        marks={marks}
        n={n}
        onJump={onGo}
      />
    </Panel>
  )
})
