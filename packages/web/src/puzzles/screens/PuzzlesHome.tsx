import {
  listPuzzles,
  openPuzzle,
  PUZZLE_THEMES,
  type PuzzleCollection,
  type PuzzleInfo,
  type PuzzleTheme,
} from '@amyitis/bots'
import { COLORS, toState } from '@amyitis/engine'
import { useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { useKnown } from '../../app/hub/account-store.ts'
import { Page } from '../../app/page/Page.tsx'
import { Portrait } from '../../app/people/Portrait.tsx'
import { routeTo } from '../../app/router.ts'
import { useStoredChanges } from '../../app/settings/local-storage.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Difficulty } from '../Difficulty.tsx'
import { dateOf, puzzleOfDay, streakOf } from '../model/days.ts'
import { areResultsUnsaved, getResults, type PuzzleResults } from '../model/results.ts'
import { useDay } from '../model/use-day.ts'
import { MINE, TODAY, themeRoute } from './routes.ts'
import { StreakCard } from './StreakCard.tsx'
import './puzzles-home.css'

const ICONS: Readonly<Record<PuzzleTheme, IconProps['name']>> = {
  'irrigate-to-open': 'irrigation',
  'break-majority': 'engineer',
  'win-row': 'farmer',
  'time-caravan': 'camel',
  'keep-good': 'any-good',
  'pass-in-time': 'talent',
  'last-round': 'winner',
}

interface TodayProps {
  readonly puzzles: PuzzleCollection
  readonly day: number
  readonly days: PuzzleResults['days']
}

/** What to tell others about the puzzle of the day, with a link to it. */
function resultText(text: ReturnType<typeof useText>, days: PuzzleResults['days'], day: number): string {
  const date = dateOf(day).toLocaleDateString(text.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const { origin, pathname } = location
  const said = text.t('puzzles.result', { date, days: streakOf(days, day).now })
  return `${said}\n${origin}${pathname}${routeTo(TODAY)}`
}

/** The puzzle of the day, with its garden. */
function Today({ puzzles, day, days }: TodayProps) {
  const text = useText()
  const solved = days.includes(day)
  const [puzzle] = useState(() => openPuzzle(puzzles, puzzleOfDay(listPuzzles(puzzles), day).id))
  if (puzzle === undefined) return null
  const { position } = puzzle.game
  const date = dateOf(day).toLocaleDateString(text.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const time = dateOf(day + 1).toLocaleTimeString(text.locale, { hour: 'numeric', minute: '2-digit' })
  return (
    <section className="puzzle-today on-glaze">
      <span className="puzzle-today-garden">
        <GardenThumb state={toState(position)} />
      </span>
      <div className="puzzle-today-words">
        <p className="puzzle-today-head">
          <b className="puzzle-tag">{text.t('puzzles.today')}</b> {date}
        </p>
        <h2 className="puzzle-today-title">
          {text.t('puzzles.today.find', { who: text.name('color', COLORS[position.player]) })}
        </h2>
        <p>
          <Difficulty rating={puzzle.rating} /> {solved ? text.t('puzzles.today.solved', { time }) : null}
        </p>
        <div className="puzzle-today-actions">
          <a className={solved ? 'button' : 'button button-primary'} href={routeTo(TODAY)}>
            <Icon name="play" size={18} />
            {text.t(solved ? 'puzzles.look' : 'puzzles.solve')}
          </a>
          {solved ? (
            <CopyButton words={resultText(text, days, day)}>{text.t('puzzles.copy')}</CopyButton>
          ) : (
            <>
              <Portrait level="priest" size={48} />
              <span>{text.t('puzzles.asks', { name: text.t('level.priest.name') })}</span>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

interface CardProps {
  readonly to: string
  readonly icon: IconProps['name']
  readonly name: string
  readonly about: string
  /** How far the player has come. */
  readonly progress?: { readonly done: number; readonly all: number }
}

function Card({ to, icon, name, about, progress }: CardProps) {
  const text = useText()
  return (
    <a className="page-card puzzle-card" href={to}>
      <Icon name={icon} size={34} />
      <span className="puzzle-card-words">
        <b>{name}</b>
        <span className="page-note">{about}</span>
        {progress === undefined ? null : (
          <span className="puzzle-progress">
            <span className="puzzle-meter" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * progress.done) / Math.max(1, progress.all)}%` }} />
            </span>
            <span aria-hidden="true">
              {progress.done}/{progress.all}
            </span>
            <span className="visually-hidden">{text.t('puzzles.progress', progress)}</span>
          </span>
        )}
      </span>
    </a>
  )
}

function Themes({ puzzles, results }: { readonly puzzles: readonly PuzzleInfo[]; readonly results: PuzzleResults }) {
  const text = useText()
  return (
    <nav className="puzzle-cards" aria-label={text.t('puzzles.themes')}>
      {PUZZLE_THEMES.map((theme) => {
        const own = puzzles.filter((puzzle) => puzzle.theme === theme)
        const done = own.filter(({ id }) => results.outcomes[id] === 'solved').length
        return (
          <Card
            key={theme}
            to={routeTo(themeRoute(theme))}
            icon={ICONS[theme]}
            name={text.t(`puzzles.theme.${theme}`)}
            about={text.t(`puzzles.theme.${theme}.about`)}
            progress={{ done, all: own.length }}
          />
        )
      })}
      <Card to={routeTo(MINE)} icon="log" name={text.t('puzzles.mine')} about={text.t('puzzles.mine.about')} />
    </nav>
  )
}

/** Where puzzles start: today's, the streak, the themes, one's own. */
export function PuzzlesHome({ puzzles }: { readonly puzzles: PuzzleCollection }) {
  const text = useText()
  const day = useDay()
  useStoredChanges()
  const signedIn = useKnown()
  const results = getResults()
  const all = listPuzzles(puzzles)
  return (
    <Page
      title={text.t('puzzles.title')}
      over={text.t('page.roof')}
      about={text.t('puzzles.about', { count: all.length })}
      camera="roof"
    >
      {areResultsUnsaved() ? (
        <p className="page-fault" role="alert">
          {text.t('puzzles.unsaved')}
        </p>
      ) : null}
      <div className="puzzle-top">
        <Today key={day} puzzles={puzzles} day={day} days={results.days} />
        <StreakCard results={results} day={day} puzzles={all} />
      </div>
      <Themes puzzles={all} results={results} />
      {signedIn ? null : <p className="page-note">{text.t('puzzles.stored')}</p>}
    </Page>
  )
}
