import { useAccount } from '../../app/hub/account-store.ts'
import { routeTo } from '../../app/router.ts'
import { useStoredChanges } from '../../app/settings/use-stored-changes.ts'
import type { GameHead } from '../../game/saved.ts'
import { PARTS } from '../../learn/exercises/exercise.ts'
import { getLearnt } from '../../learn/progress.ts'
import { dayAt, streakOf } from '../../puzzles/model/days.ts'
import { getResults } from '../../puzzles/model/results.ts'
import { useText } from '../../text/use-text.ts'
import { Door } from './Door.tsx'
import { PlayNow } from './PlayNow.tsx'
import './doors.css'

/** How far somebody has come with the lessons, and how many days in a row with the puzzles. */
function useProgress() {
  const text = useText()
  useStoredChanges()
  const { guided, solved } = getLearnt()
  const { days } = getResults()
  const today = dayAt(Date.now())
  const { now } = streakOf(days, today)
  const lessons =
    !guided && solved.length === 0
      ? text.t('home.learn.about')
      : solved.length < PARTS.length
        ? text.t('home.learn.solved', { done: solved.length, all: PARTS.length })
        : text.t('home.learn.more')
  return {
    lessons,
    puzzles: now > 1 ? text.t('home.puzzles.streak', { days: now }) : text.t('home.puzzles.about'),
    isSolved: days.includes(today),
  }
}

/** What those who know the game come back for. */
function KnownDoors() {
  const text = useText()
  const { lessons, puzzles, isSolved } = useProgress()
  return (
    <>
      <Door to={routeTo({ screen: 'learn', rest: [] })} icon="learn" name={text.t('home.learn')}>
        {lessons}
      </Door>
      <Door
        to={routeTo({ screen: 'puzzles', rest: isSolved ? [] : ['today'] })}
        icon="plan"
        name={text.t(isSolved ? 'home.puzzles' : 'home.puzzles.today')}
      >
        {puzzles}
      </Door>
      <Door to={routeTo({ screen: 'statistics', rest: [] })} icon="chart" name={text.t('nav.statistics')}>
        {text.t('home.statistics.about')}
      </Door>
    </>
  )
}

interface DoorsProps {
  readonly games: readonly GameHead[]
  readonly known: boolean
}

/** The ways into the game, for those who know it and those who do not. */
export function Doors({ games, known }: DoorsProps) {
  const text = useText()
  const account = useAccount()
  return (
    <nav className="home-nav" aria-label={text.t('app.home')}>
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
      {known ? <KnownDoors /> : null}
      <Door to={routeTo({ screen: 'games' })} icon="log" name={text.t('home.games')}>
        {text.t('home.games.about', { count: games.length })}
      </Door>
    </nav>
  )
}
