import { useAccount } from '../../app/hub/account-store.ts'
import { routeTo } from '../../app/router.ts'
import { useStoredChanges } from '../../app/settings/use-stored-changes.ts'
import type { GameHead } from '../../game/saved.ts'
import { PARTS } from '../../learn/exercises/exercise.ts'
import { getLearnt } from '../../learn/progress.ts'
import { streakOf } from '../../puzzles/model/days.ts'
import { getResults } from '../../puzzles/model/results.ts'
import { useDay } from '../../puzzles/model/use-day.ts'
import { useText } from '../../text/use-text.ts'
import { Door } from './Door.tsx'
import { PlayNow } from './PlayNow.tsx'
import './doors.css'

/** The puzzle of the day until it is solved, then all of them. */
function PuzzleDoor() {
  const text = useText()
  const today = useDay()
  const { days } = getResults()
  const { now } = streakOf(days, today)
  const isSolved = days.includes(today)
  return (
    <Door
      to={routeTo({ screen: 'puzzles', rest: isSolved ? [] : ['today'] })}
      icon="plan"
      name={text.t(isSolved ? 'home.puzzles' : 'home.puzzles.today')}
      badge={isSolved ? undefined : text.t('home.puzzles.new')}
    >
      {now > 1 ? text.t('home.puzzles.streak', { days: now }) : text.t('home.puzzles.about')}
    </Door>
  )
}

/** How far somebody has come with the lessons. */
function LearnDoor() {
  const text = useText()
  const { guided, solved } = getLearnt()
  return (
    <Door to={routeTo({ screen: 'learn', rest: [] })} icon="learn" name={text.t('home.learn')}>
      {!guided && solved.length === 0
        ? text.t('home.learn.about')
        : solved.length < PARTS.length
          ? text.t('home.learn.solved', { done: solved.length, all: PARTS.length })
          : text.t('home.learn.more')}
    </Door>
  )
}

interface DoorsProps {
  readonly games: readonly GameHead[]
  readonly known: boolean
}

/** The ways into the game, for those who know it and those who do not. What somebody comes back for every day is first. */
export function Doors({ games, known }: DoorsProps) {
  const text = useText()
  const account = useAccount()
  useStoredChanges()
  const hasTried = Object.keys(getResults().outcomes).length > 0
  return (
    <nav className="home-nav" aria-label={text.t('app.home')}>
      {known || hasTried ? <PuzzleDoor /> : null}
      {known ? <PlayNow games={games} /> : null}
      <Door to={routeTo({ screen: 'online', rest: [] })} icon="online" name={text.t('home.online')}>
        {account === undefined ? text.t('home.online.about') : text.t('home.online.as', { name: account.name })}
      </Door>
      <Door to={routeTo({ screen: 'new', people: true })} icon="players" name={text.t('home.people')}>
        {text.t('home.people.about')}
      </Door>
      <Door to={routeTo({ screen: 'new', people: false })} icon="plus" name={text.t('home.new')}>
        {text.t('home.new.about')}
      </Door>
      {known ? <LearnDoor /> : null}
      <Door to={routeTo({ screen: 'games' })} icon="log" name={text.t('home.games')}>
        {text.t('home.games.about', { count: games.length })}
      </Door>
      {known ? (
        <Door to={routeTo({ screen: 'statistics', rest: [] })} icon="chart" name={text.t('nav.statistics')}>
          {text.t('home.statistics.about')}
        </Door>
      ) : null}
    </nav>
  )
}
