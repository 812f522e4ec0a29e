import { listPuzzles, openPuzzle, type PuzzleCollection, type PuzzleInfo, type PuzzleTheme } from '@amyitis/bots'
import { useState } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Choices } from '../../app/settings/Choices.tsx'
import { useStoredChanges } from '../../app/settings/local-storage.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Difficulty } from '../Difficulty.tsx'
import { nextPuzzle } from '../model/next.ts'
import { getResults, type PuzzleOutcome } from '../model/results.ts'
import { PuzzleGarden } from './PuzzleGarden.tsx'
import { puzzleRoute } from './routes.ts'
import './puzzle-list.css'

const FILTERS = ['all', 'open'] as const
type Filter = (typeof FILTERS)[number]

interface RowProps {
  readonly puzzles: PuzzleCollection
  readonly puzzle: PuzzleInfo
  readonly number: number
  readonly outcome: PuzzleOutcome | undefined
}

function Row({ puzzles, puzzle, number, outcome }: RowProps) {
  const text = useText()
  const { kind, rating, id } = puzzle
  const players = Number(kind[0])
  return (
    <a className="puzzle-row" href={routeTo(puzzleRoute(id))}>
      <PuzzleGarden open={() => openPuzzle(puzzles, id)?.game.position} />
      <span className="puzzle-row-words">
        <b>{text.t('puzzles.number', { number })}</b>
        <span className="page-note">
          {kind.endsWith('palace')
            ? text.t('puzzles.players.palace', { players })
            : text.t('puzzles.players', { players })}
        </span>
      </span>
      <span className="puzzle-row-end">
        <span>
          <Difficulty rating={rating} /> {rating.toLocaleString(text.locale)}
        </span>
        {outcome === undefined ? null : (
          <span className={outcome === 'solved' ? 'puzzle-solved' : 'puzzle-failed'}>
            {outcome === 'solved' ? <Icon name="check" size={16} /> : null}
            {text.t(`puzzles.state.${outcome}`)}
          </span>
        )}
      </span>
    </a>
  )
}

interface ThemePageProps {
  readonly theme: PuzzleTheme
  readonly puzzles: PuzzleCollection
}

/** All puzzles of a theme, easiest first. */
export function ThemePage({ theme, puzzles }: ThemePageProps) {
  const text = useText()
  const [filter, setFilter] = useState<Filter>('all')
  useStoredChanges()
  const results = getResults()
  const { outcomes } = results
  const all = listPuzzles(puzzles)
  const next = nextPuzzle(all, results, { theme })
  const listed = all
    .map((puzzle, i) => ({ puzzle, number: i + 1, outcome: outcomes[puzzle.id] }))
    .filter(({ puzzle, outcome }) => puzzle.theme === theme && (filter === 'all' || outcome !== 'solved'))
    .sort((a, b) => a.puzzle.rating - b.puzzle.rating)
  return (
    <Page
      title={text.t(`puzzles.theme.${theme}`)}
      over={text.t('page.roof')}
      about={text.t(`puzzles.theme.${theme}.about`)}
      camera="roof"
    >
      <section className="page-card">
        <div className="puzzle-tools">
          <Choices<Filter>
            label={text.t('puzzles.filter')}
            unlabelled
            value={filter}
            options={FILTERS}
            nameOf={(one) => text.t(`puzzles.filter.${one}`)}
            onChange={setFilter}
          />
          <div className="page-actions">
            <a className="button" href={routeTo({ screen: 'puzzles', rest: [] })}>
              {text.t('puzzle.all')}
            </a>
            {next === undefined ? null : (
              <a className="button button-primary" href={routeTo(puzzleRoute(next.id))}>
                <Icon name="play" size={18} />
                {text.t('puzzles.practise')}
              </a>
            )}
          </div>
        </div>
        {listed.length === 0 ? <p className="page-note">{text.t('puzzles.none-open')}</p> : null}
        <ol className="puzzle-list">
          {listed.map((row) => (
            <li key={row.puzzle.id}>
              <Row puzzles={puzzles} {...row} />
            </li>
          ))}
        </ol>
      </section>
    </Page>
  )
}
