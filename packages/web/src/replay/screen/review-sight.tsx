import { type Color, toState } from '@amyitis/engine'
import { useCallback, useMemo } from 'react'
import type { TableModel } from '../../board/model.ts'
import { CoursePanel } from '../../charts/course-panel.tsx'
import { SourceBars } from '../../charts/source-bars.tsx'
import { GardenPicture } from '../../garden/GardenPicture.tsx'
import { plantersOf } from '../../garden/planters.ts'
import { Panel } from '../../theme/panel.tsx'
import { roundsOf } from '../../timeline/marks.ts'
import { pointsAt } from '../../timeline/points.ts'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'
import { ChancePanel } from '../review/chance-panel.tsx'
import { judgedIn } from '../review/reviewing.ts'
import { SeatsTable } from '../review/seats-table.tsx'
import { Standing } from '../review/standing.tsx'
import { chancesOf, isAt, type Turning, turningsOf } from '../review/turning.ts'
import { TurningCard } from '../review/turning-card.tsx'
import type { ReviewControls } from '../review/use-review.ts'
import { brieflyAt } from './moment.ts'
import './review-sight.css'

interface ReviewSightProps {
  readonly table: TableModel
  readonly main: Timeline
  readonly n: number
  readonly colors: readonly Color[]
  readonly review: ReviewControls
  onGo(n: number): void
  /** Shows a position on the table. */
  onShow(n: number): void
  /** Plays another line on the table. */
  onLine(n: number, moves: readonly string[]): void
}

const betterMoves = (turning: Turning) => (turning.kind === 'turn' ? (turning.better?.moves ?? []) : [])

/** What the game comes to: who won, by what, and where it turned. */
export function ReviewSight({ table, main, n, colors, review, onGo, onShow, onLine }: ReviewSightProps) {
  const { text, view, game, state, box } = table
  const { names } = view
  const length = lengthOf(main)
  const rounds = useMemo(() => roundsOf(main), [main])
  const points = useMemo(() => pointsAt(main, lengthOf(main)), [main])
  const last = useMemo(() => toState(main.positions[lengthOf(main)]), [main])
  const { reviewing } = review
  const judged = judgedIn(reviewing)
  const chances = useMemo(() => chancesOf(main, judged), [main, judged])
  const turnings = useMemo(() => (reviewing.kind === 'done' ? turningsOf(reviewing.review) : []), [reviewing])
  const pins = turnings.map((turning, i) => ({
    key: `${turning.kind} ${turning.n}`,
    n: turning.n,
    label: String(i + 1),
    name: text.t('replay.turning', { number: i + 1, round: turning.round, who: names[turning.seat] }),
    current: isAt(turning, n),
    onPick: () => onGo(turning.n),
  }))
  const show = useCallback((turning: Turning) => onShow(turning.n), [onShow])
  const tries = useCallback((turning: Turning) => onLine(turning.n, betterMoves(turning)), [onLine])
  return (
    <div className="review">
      <div className="review-side panel">
        <Standing state={last} names={names} />
        <div className="review-garden">
          <GardenPicture state={state} box={box} planters={plantersOf(game, state)} />
          <p className="review-where">
            <b>{text.t('replay.moment', { round: state.round, n, all: length })}</b>
            <span>{brieflyAt(table, main, n)}</span>
          </p>
        </div>
      </div>
      <div className="review-charts">
        <ChancePanel
          {...review}
          chances={chances}
          pins={pins}
          rounds={rounds}
          length={length}
          colors={colors}
          names={names}
          n={n}
          onGo={onGo}
        />
        {reviewing.kind === 'done' ? (
          <section className="review-turnings" aria-label={text.t('review.points')}>
            {turnings.length === 0 ? <p>{text.t('review.calm')}</p> : null}
            {turnings.map((turning, i) => (
              <TurningCard
                key={`${turning.kind} ${turning.n}`}
                turning={turning}
                number={i + 1}
                teller={view}
                color={colors[turning.seat]}
                current={isAt(turning, n)}
                onShow={show}
                onTry={tries}
              />
            ))}
          </section>
        ) : null}
        <Panel title={text.t('table.end.sources')} className="sources-panel">
          <SourceBars
            title={text.t('table.end.sources')}
            description={text.t('replay.sources.about')}
            colors={colors}
            names={names}
            points={points}
          />
        </Panel>
        <CoursePanel timeline={main} rounds={rounds} colors={colors} names={names} n={n} onGo={onGo} />
        {reviewing.kind === 'done' ? (
          <Panel title={text.t('replay.review.players')} className="seats-panel">
            <SeatsTable review={reviewing.review} colors={colors} names={names} />
          </Panel>
        ) : null}
      </div>
    </div>
  )
}
