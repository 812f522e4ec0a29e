import { percent } from '@amyitis/narration'
import { memo, useMemo, useState } from 'react'
import { downloadFile } from '../../game/download.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { type ComparedWith, levelsIn } from '../model/compare.ts'
import { filterGames, filterOptions, firstFilter, type GameFilter } from '../model/filter.ts'
import { isRead, isWon, own, type PlayedGame } from '../model/played-game.ts'
import { CardsPanel, SourcesPanel } from './compare-panels.tsx'
import { csvOf, csvRows } from './csv.ts'
import { LevelsPanel, PeoplePanel } from './encounter-panels.tsx'
import { Filters } from './Filters.tsx'
import { numberOf } from './names.ts'
import { OpeningsPanel } from './OpeningsPanel.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'
import { TimePanel } from './TimePanel.tsx'
import './statistics-view.css'

/** The games that were found, in a sentence. */
function Summary({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const scores = games.map((game) => own(game).score)
  const won = games.filter(isWon).length
  return (
    <p className="stats-summary" role="status">
      {games.length === 0
        ? text.t('stats.nothing')
        : text.t('stats.summary', {
            count: games.length,
            won,
            share: percent(text, won / games.length),
            points: numberOf(text, scores.reduce((sum, score) => sum + score, 0) / games.length),
            best: Math.max(...scores),
          })}
    </p>
  )
}

/** What the finished games of somebody tell, in charts with tables behind them. */
export const StatisticsView = memo(function StatisticsView({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const [chosen, setChosen] = useState<GameFilter>()
  const filter = useMemo(() => chosen ?? firstFilter(games), [chosen, games])
  const [wanted, setWanted] = useState<ComparedWith>('opponents')
  const options = useMemo(() => filterOptions(games, filter.who), [games, filter.who])
  const shown = useMemo(() => filterGames(games, filter, Date.now()), [games, filter])
  const read = useMemo(() => shown.filter(isRead), [shown])
  const comparisons = useMemo<ComparedWith[]>(() => ['opponents', ...levelsIn(shown)], [shown])
  const comparison = comparisons.includes(wanted) ? wanted : 'opponents'
  const save = () => {
    const page = location.href.split('#')[0]
    downloadFile(csvOf(csvRows(text, shown, page), text.language), Date.now(), 'csv', 'text/csv')
  }
  return (
    <>
      <Filters
        filter={filter}
        options={options}
        comparison={comparison}
        comparisons={comparisons}
        onChange={(next) =>
          setChosen(next.who === filter.who ? next : { ...next, edition: firstFilter(games, next.who).edition })
        }
        onCompare={setWanted}
      >
        <div className="stats-found">
          <Summary games={shown} />
          <button
            type="button"
            className="button"
            disabled={read.length === 0 || read.length < shown.length}
            onClick={save}
          >
            <Icon name="save" size={18} />
            {text.t('stats.csv')}
          </button>
        </div>
      </Filters>
      {shown.length === 0 ? null : (
        <div className="stats-panels">
          <ResultsPanel games={shown} />
          <LevelsPanel games={shown} />
          <PeoplePanel games={shown} />
          {read.length === 0 ? null : <SourcesPanel games={read} comparison={comparison} />}
          <TimePanel games={shown} />
          {read.length === 0 ? null : (
            <>
              <OpeningsPanel games={read} />
              <CardsPanel games={read} comparison={comparison} />
            </>
          )}
        </div>
      )}
    </>
  )
})
