import { lazy, Suspense } from 'react'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { useTitle } from '../../app/use-title.ts'
import { type Games, useGames } from '../games/use-games.ts'
import { Continue } from './Continue.tsx'
import { Corner } from './Corner.tsx'
import { Door } from './Door.tsx'
import { Languages } from './Languages.tsx'
import { PlayNow } from './PlayNow.tsx'
import './doors.css'
import './home.css'

const GardenPicture = lazy(() =>
  import('../../garden/GardenPicture.tsx').then(({ GardenPicture }) => ({ default: GardenPicture })),
)

const countOf = (games: Games) => (typeof games === 'string' ? 0 : games.length)

/** The first screen: one click to a game, and the doors to everything else. */
export function Home() {
  const text = useText()
  const { games } = useGames()
  useTitle(text.t('app.title'))
  return (
    <div className="home">
      <div className="home-picture" role="img" aria-label={text.t('home.picture')}>
        <Suspense fallback={null}>
          <GardenPicture />
        </Suspense>
      </div>
      <div className="home-frieze frieze" />
      <Corner />
      <div className="home-doors">
        <header className="home-head">
          <h1 className="home-title">{text.t('app.title')}</h1>
          <div className="frieze" />
          <p className="home-tagline">{text.t('home.tagline')}</p>
        </header>
        <PlayNow />
        <nav className="home-nav" aria-label={text.t('app.home')}>
          <Door to={routeTo({ screen: 'new', people: true })} icon="players" name={text.t('home.people')}>
            {text.t('home.people.about')}
          </Door>
          <Door to={routeTo({ screen: 'online', rest: [] })} icon="online" name={text.t('home.online')}>
            {text.t('home.online.about')}
          </Door>
          <Door to={routeTo({ screen: 'new', people: false })} icon="plus" name={text.t('home.new')}>
            {text.t('home.new.about')}
          </Door>
          <Door to={routeTo({ screen: 'learn', rest: [] })} icon="learn" name={text.t('home.learn')}>
            {text.t('home.learn.about')}
          </Door>
          <Door to={routeTo({ screen: 'games' })} icon="log" name={text.t('home.games')}>
            {text.t('home.games.about', { count: countOf(games) })}
          </Door>
        </nav>
        <Continue games={games} />
        <footer className="home-foot">
          <Languages />
        </footer>
      </div>
    </div>
  )
}
