import type { PuzzleInfo } from '@amyitis/bots'
import { routeTo } from '../../app/router.ts'
import { Star } from '../../app/Stars.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { dateOf, streakOf } from '../model/days.ts'
import { nextPuzzle } from '../model/next.ts'
import type { PuzzleResults } from '../model/results.ts'
import { puzzleRoute } from './routes.ts'
import './streak-card.css'

const WEEK = 7

interface StreakCardProps {
  readonly results: PuzzleResults
  readonly day: number
  readonly puzzles: readonly PuzzleInfo[]
}

/** The last seven days as steles, glazed where the puzzle was solved. */
function Week({ results, day }: Pick<StreakCardProps, 'results' | 'day'>) {
  const text = useText()
  const name = (of: number, weekday: 'short' | 'long') =>
    dateOf(of).toLocaleDateString(text.locale, { weekday, timeZone: 'UTC' })
  return (
    <ol className="streak-week">
      {Array.from({ length: WEEK }, (_, i) => day - WEEK + 1 + i).map((one) => {
        const solved = results.days.includes(one)
        const about = { day: name(one, 'long') }
        return (
          <li key={one}>
            <span
              className={
                solved ? 'streak-stele is-glazed on-glaze' : one === day ? 'streak-stele is-today' : 'streak-stele'
              }
              aria-hidden="true"
            >
              {solved ? <Star lit size={16} /> : null}
            </span>
            <span aria-hidden="true">{name(one, 'short')}</span>
            <span className="visually-hidden">
              {solved ? text.t('puzzles.day.solved', about) : text.t('puzzles.day.open', about)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Days in a row, one's rating, how many are solved, and the next one at one's level. */
export function StreakCard({ results, day, puzzles }: StreakCardProps) {
  const text = useText()
  const solved = puzzles.filter(({ id }) => results.outcomes[id] === 'solved').length
  const next = nextPuzzle(puzzles, results)
  const { now, best } = streakOf(results.days, day)
  const number = (value: number) => value.toLocaleString(text.locale)
  return (
    <section className="page-card streak-card">
      <div className="streak-head">
        <h2 className="page-heading">{text.t('puzzles.streak', { days: now })}</h2>
        {best === 0 ? null : <span className="page-note">{text.t('puzzles.streak.best', { days: best })}</span>}
      </div>
      <Week results={results} day={day} />
      <p className="page-note">{text.t('puzzles.streak.rule')}</p>
      <div className="streak-figures">
        <p>
          <b>{number(results.rating)}</b> {text.t('puzzles.rating')}
        </p>
        <p>
          <b>{number(solved)}</b> {text.t('puzzles.solved-of', { all: number(puzzles.length) })}
        </p>
      </div>
      {next === undefined ? null : (
        <a className="button" href={routeTo(puzzleRoute(next.id))}>
          {text.t('puzzles.practise')}
          <Icon name="forward" size={18} />
        </a>
      )}
    </section>
  )
}
