import { characterNames } from '@amyitis/i18n/app'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../app/hub/account-store.ts'
import { lastSetup } from '../../app/last-setup.ts'
import { withAutoLevels } from '../../app/own-strength.ts'
import { routeTo } from '../../app/router.ts'
import { useStoredChanges } from '../../app/settings/local-storage.ts'
import { startGame } from '../../app/start-game.ts'
import type { GameHead } from '../../game/saved.ts'
import { recordNames } from '../../game/seats.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { EXERCISE_PARTS } from '../../learn/exercises/exercise.ts'
import { getLearnt } from '../../learn/progress.ts'
import { dayAt, streakOf } from '../../puzzles/model/days.ts'
import { getResults } from '../../puzzles/model/results.ts'
import { useText } from '../../text/use-text.ts'
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
      : solved.length < EXERCISE_PARTS.length
        ? text.t('home.learn.solved', { done: solved.length, all: EXERCISE_PARTS.length })
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

interface DoorProps {
  readonly to: string
  readonly icon: IconProps['name']
  readonly name: string
  readonly children: ReactNode
}

function Door({ to, icon, name, children }: DoorProps) {
  return (
    <a className="home-door" href={to}>
      <Icon name={icon} size={26} />
      <span>
        <b className="home-door-name">{name}</b>
        <span className="home-door-about">{children}</span>
      </span>
    </a>
  )
}

/** One click to a table: the one that was chosen last. */
function PlayNow({ games }: { readonly games: readonly GameHead[] }) {
  const text = useText()
  const [choice] = useState(() => lastSetup('bots'))
  const seats = withAutoLevels(choice.seats, games)
  const names = characterNames(recordNames(seats)).filter((_, i) => seats[i].kind === 'bot')
  return (
    <button type="button" className="home-door home-play" onClick={() => void startGame(choice)}>
      <Icon name="play" size={26} />
      <span>
        <b className="home-door-name">{text.t('home.play')}</b>
        <span className="home-door-about">{text.t('home.play.last', { names: text.list(names) })}</span>
      </span>
    </button>
  )
}
