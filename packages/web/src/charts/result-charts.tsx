import { COLORS, type Game } from '@amyitis/engine'
import { namesOf } from '@amyitis/narration'
import { useMemo } from 'react'
import { TextProvider, type Topic, useLoadedText, useText } from '../app/text.ts'
import { roundsOf } from '../timeline/marks.ts'
import { pointsAt } from '../timeline/points.ts'
import { lengthOf, timelineOf } from '../timeline/timeline.ts'
import { CoursePanel } from './course-panel.tsx'
import { SourceBars } from './source-bars.tsx'
import './result-charts.css'

interface ResultChartsProps {
  readonly game: Game
  /** Somebody points at a moment of the game. */
  onGo(n: number): void
}

const TOPICS: readonly Topic[] = ['replay']

function Charts({ game, onGo }: ResultChartsProps) {
  const text = useText()
  const timeline = useMemo(() => timelineOf(game), [game])
  const rounds = useMemo(() => roundsOf(timeline), [timeline])
  const colors = useMemo(() => game.position.seats.map(({ color }) => COLORS[color]), [game])
  const names = useMemo(() => namesOf(game, text), [game, text])
  const length = lengthOf(timeline)
  const points = useMemo(() => pointsAt(timeline, length), [timeline, length])
  return (
    <div className="result-charts">
      <SourceBars
        title={text.t('table.end.sources')}
        description={text.t('replay.sources.about')}
        colors={colors}
        names={names}
        points={points}
      />
      <CoursePanel timeline={timeline} rounds={rounds} colors={colors} names={names} n={length} onGo={onGo} />
    </div>
  )
}

/** A game that is over, as charts: points by source, and everything over the rounds. It brings its own words along. */
export function ResultCharts(props: ResultChartsProps) {
  const text = useLoadedText(useText().language, TOPICS)
  if (text === undefined) return null
  return (
    <TextProvider value={text}>
      <Charts {...props} />
    </TextProvider>
  )
}
