import { type Color, toState } from '@amyitis/engine'
import { useCallback, useMemo } from 'react'
import { Switch } from '../../app/settings/Switch.tsx'
import type { TableModel } from '../../board/model.ts'
import { CoursePanel } from '../../charts/CoursePanel.tsx'
import { SourceBars } from '../../charts/SourceBars.tsx'
import { GardenPicture } from '../../garden/GardenPicture.tsx'
import { plantersOf } from '../../garden/planters.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Panel } from '../../theme/Panel.tsx'
import { roundsOf } from '../../timeline/marks.ts'
import { pointsAt } from '../../timeline/points.ts'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'
import { ChancePanel } from '../review/ChancePanel.tsx'
import { CheckAll } from '../review/CheckAll.tsx'
import { judgedIn } from '../review/reviewing.ts'
import { SeatsTable } from '../review/SeatsTable.tsx'
import { Standing } from '../review/Standing.tsx'
import { TurningCard } from '../review/TurningCard.tsx'
import { chancesOf, costlyTurns, isAt, ownTurnings, type Turning, turningsOf } from '../review/turning.ts'
import type { JudgingControls } from '../review/use-judging.ts'
import { brieflyAt } from './moment.ts'
import './replay-review.css'

interface ReviewSightProps {
  readonly table: TableModel
  readonly main: Timeline
  readonly n: number
  readonly colors: readonly Color[]
  readonly review: JudgingControls
  /** Where one learns from the mistakes of the game. */
  readonly learn: string
  /** The viewer’s own seats, if others sat at the table too. */
  readonly mine: readonly number[]
  /** Are only their turns listed? */
  readonly onlyMine: boolean
  onOnlyMine(only: boolean): void
  onGo(n: number): void
  /** Shows a position on the table. */
  onShow(n: number): void
  /** Plays another line on the table. */
  onLine(n: number, moves: readonly string[]): void
}

const betterMoves = (turning: Turning) => (turning.kind === 'turn' ? (turning.better?.moves ?? []) : [])

/** What the game comes to: who won, by what, and where it turned. */
export function ReplayReview(props: ReviewSightProps) {
  const { table, main, n, colors, review, learn, mine, onlyMine, onOnlyMine, onGo, onShow, onLine } = props
  const { text, view, game, state, box, players } = table
  const names = useMemo(() => players.map(({ name }) => name), [players])
  const length = lengthOf(main)
  const rounds = useMemo(() => roundsOf(main), [main])
  const points = useMemo(() => pointsAt(main, lengthOf(main)), [main])
  const last = useMemo(() => toState(main.positions[lengthOf(main)]), [main])
  const { reviewing } = review
  const judged = judgedIn(reviewing)
  const chances = useMemo(() => chancesOf(main, judged), [main, judged])
  const turnings = useMemo(() => {
    if (reviewing.kind !== 'done') return []
    return onlyMine ? ownTurnings(reviewing.review, mine) : turningsOf(reviewing.review)
  }, [reviewing, onlyMine, mine])
  const final = reviewing.kind === 'done' && reviewing.final
  const mistakes = final ? costlyTurns(reviewing.review, mine).length : 0
  const { seed } = main.game.headers
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
        <Standing state={last} players={players} you={view.you} />
        <div className="review-garden">
          <GardenPicture state={state} box={box} planters={plantersOf(game, state)} />
          <p className="review-where">
            <b>{text.t('replay.moment', { round: state.round, n, all: length })}</b>
            <span>{brieflyAt(table, main, n)}</span>
          </p>
        </div>
      </div>
      <div className="review-charts">
        <div className="review-chance">
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
        </div>
        {reviewing.kind === 'done' ? (
          <section className="review-turnings" aria-label={text.t('review.points')}>
            {mine.length === 0 && mistakes === 0 ? null : (
              <div className="review-mine">
                {mistakes === 0 ? null : (
                  <a className="button button-primary" href={learn}>
                    <Icon name="learn" size={18} />
                    {text.t(mine.length === 0 ? 'review.learn.all' : 'review.learn')}
                  </a>
                )}
                {mine.length === 0 ? null : (
                  <Switch inline label={text.t('review.mine')} on={onlyMine} onChange={onOnlyMine} />
                )}
              </div>
            )}
            {turnings.length === 0 ? <p>{text.t(onlyMine ? 'review.mine.calm' : 'review.calm')}</p> : null}
            <div className="review-cards">
              {turnings.map((turning, i) => (
                <TurningCard
                  key={`${turning.kind} ${turning.n}`}
                  turning={turning}
                  number={i + 1}
                  view={view}
                  name={names[turning.seat]}
                  color={colors[turning.seat]}
                  current={isAt(turning, n)}
                  onShow={show}
                  onTry={tries}
                />
              ))}
            </div>
          </section>
        ) : null}
        <Panel title={text.t('table.end.sources')} className="review-sources">
          <SourceBars
            title={text.t('table.end.sources')}
            description={text.t('replay.sources.about')}
            colors={colors}
            names={names}
            points={points}
          />
          {seed === undefined ? null : <p className="review-seed">{text.t('table.end.seed', { seed })}</p>}
        </Panel>
        <div className="review-course">
          <CoursePanel timeline={main} rounds={rounds} colors={colors} names={names} n={n} onGo={onGo} />
        </div>
        {reviewing.kind === 'done' ? (
          <Panel title={text.t('replay.review.players')} className="review-seats">
            <SeatsTable review={reviewing.review} colors={colors} names={names} />
            <CheckAll {...review} />
          </Panel>
        ) : null}
      </div>
    </div>
  )
}
