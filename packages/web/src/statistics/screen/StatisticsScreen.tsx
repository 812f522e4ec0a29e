import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Signpost } from '../../app/Signpost.tsx'
import { Unknown } from '../../app/Unknown.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { AchievementsView } from '../achievements/AchievementsView.tsx'
import { type Statistics, useStatistics } from '../games/use-statistics.ts'
import { isRead } from '../model/played-game.ts'
import { StatisticsView } from './StatisticsView.tsx'
import './statistics-screen.css'

const VIEWS = [
  { name: 'charts', icon: 'chart', rest: [] },
  { name: 'seals', icon: 'winner', rest: ['seals'] },
] as const
type View = (typeof VIEWS)[number]['name']

function ViewLinks({ view }: { readonly view: View }) {
  const text = useText()
  return (
    <nav className="stats-views" aria-label={text.t('stats.views')}>
      {VIEWS.map(({ name, icon, rest }) => (
        <a
          key={name}
          className="button"
          href={routeTo({ screen: 'statistics', rest })}
          aria-current={name === view ? 'page' : undefined}
        >
          <Icon name={icon} size={18} />
          {text.t(`stats.view.${name}`)}
        </a>
      ))}
      <a className="button button-quiet" href={routeTo({ screen: 'games' })}>
        <Icon name="log" size={18} />
        {text.t('nav.games')}
      </a>
    </nav>
  )
}

/** How far the games are read, and which of them could not be. */
function State({ state }: { readonly state: Statistics }) {
  const text = useText()
  const { reading, fetching, unreadable, unreachable, missing } = state
  return (
    <>
      <p className="page-note" role="status">
        {reading === undefined ? null : text.t('stats.reading', reading)}
        {fetching === undefined ? null : text.t('stats.fetching', fetching)}
        {unreachable ? text.t('stats.unreachable') : null}
      </p>
      <p className="page-fault" role="alert">
        {unreadable ? text.t('games.unreadable') : null}
        {missing === 0 ? null : text.t('stats.missing', { count: missing })}
      </p>
    </>
  )
}

function NoGames() {
  const text = useText()
  return (
    <Signpost face="apprentice" why={text.t('stats.none')}>
      <a className="button button-primary" href={routeTo({ screen: 'new', people: false })}>
        <Icon name="play" size={18} />
        {text.t('home.new')}
      </a>
    </Signpost>
  )
}

function Shown({ view }: { readonly view: View }) {
  const text = useText()
  const state = useStatistics()
  const { games, settled, uncounted } = state
  return (
    <Page title={text.t('nav.statistics')} over={text.t('page.tablets')} camera="city">
      <ViewLinks view={view} />
      <State state={state} />
      {games !== undefined && view === 'seals' ? <AchievementsView games={games.filter(isRead)} /> : null}
      {games !== undefined && games.length > 0 && view === 'charts' ? <StatisticsView games={games} /> : null}
      {games?.length === 0 && settled && view === 'charts' ? <NoGames /> : null}
      <p className="page-note stats-counted">
        {text.t('stats.about')} {uncounted === 0 ? null : text.t('stats.uncounted', { count: uncounted })}
      </p>
    </Page>
  )
}

/** My statistics, and behind `seals` what one has achieved. */
export function StatisticsScreen({ rest }: { readonly rest: readonly string[] }) {
  const view = VIEWS.find(({ rest: own }) => own.join('/') === rest.join('/'))
  return view === undefined ? <Unknown /> : <Shown view={view.name} />
}
