import { characterNames } from '@amyitis/i18n/app'
import { type ReactNode, useMemo, useState } from 'react'
import { useAccount } from '../../app/hub/account-store.ts'
import { lastSetup } from '../../app/last-setup.ts'
import { ownLevel, withAutoLevels } from '../../app/own-strength.ts'
import { routeTo } from '../../app/router.ts'
import { useStoredChanges } from '../../app/settings/local-storage.ts'
import { startGame } from '../../app/start-game.ts'
import type { GameHead } from '../../game/saved.ts'
import { isAuto, recordNames } from '../../game/seats.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { EXERCISE_PARTS } from '../../learn/exercises/exercise.ts'
import { getLearnt } from '../../learn/progress.ts'
import { streakOf } from '../../puzzles/model/days.ts'
import { getResults } from '../../puzzles/model/results.ts'
import { useDay } from '../../puzzles/model/use-day.ts'
import { useText } from '../../text/use-text.ts'
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
        : solved.length < EXERCISE_PARTS.length
          ? text.t('home.learn.solved', { done: solved.length, all: EXERCISE_PARTS.length })
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

interface DoorProps {
  readonly to: string
  readonly icon: IconProps['name']
  readonly name: string
  /** Marks what waits for somebody. */
  readonly badge?: string | undefined
  readonly children: ReactNode
}

function Door({ to, icon, name, badge, children }: DoorProps) {
  return (
    <a className={badge === undefined ? 'home-door' : 'home-door is-waiting'} href={to}>
      <Icon name={icon} size={26} />
      <span>
        <b className="home-door-name">{name}</b>
        <span className="home-door-about">{children}</span>
      </span>
      {badge === undefined ? null : <span className="home-door-badge">{badge}</span>}
    </a>
  )
}

/** One click to a table: the one that was chosen last. */
function PlayNow({ games }: { readonly games: readonly GameHead[] }) {
  const text = useText()
  const [choice] = useState(() => lastSetup('bots'))
  const seats = useMemo(
    () => (choice.seats.some(isAuto) ? withAutoLevels(choice.seats, ownLevel(games).level) : choice.seats),
    [choice, games],
  )
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
