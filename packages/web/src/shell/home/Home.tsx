import { LANGUAGES } from '@amyitis/i18n/app'
import { lazy, Suspense } from 'react'
import { useKnown } from '../../app/hub/account-store.ts'
import { LANGUAGE_NAMES } from '../../app/language-names.ts'
import { PageNav } from '../../app/page/PageNav.tsx'
import { routeTo } from '../../app/router.ts'
import { changeSettings } from '../../app/settings/settings-store.ts'
import { useTitle } from '../../app/use-title.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { type GamesState, useGames } from '../games/use-games.ts'
import { Continue } from './Continue.tsx'
import { Corner } from './Corner.tsx'
import { Doors } from './Doors.tsx'
import { Heroes } from './Heroes.tsx'
import { Story } from './Story.tsx'
import { useVisitor } from './visitor.ts'
import './home.css'
import './places.css'

const GardenInBloom = lazy(() =>
  import('../../garden/GardenInBloom.tsx').then(({ GardenInBloom }) => ({ default: GardenInBloom })),
)

const YourTurns = lazy(() => import('../../online/hub/YourTurns.tsx').then(({ YourTurns }) => ({ default: YourTurns })))

const listed = (games: GamesState) => (typeof games === 'string' ? [] : games)

/** The first screen: newcomers are shown where to start, everybody else goes on. */
export function Home() {
  const text = useText()
  const { games } = useGames()
  const signedIn = useKnown()
  const visitor = useVisitor(games, signedIn)
  const running = listed(games).find(({ summary }) => summary.player !== undefined)
  const isNew = visitor === 'new' || visitor === 'taught'
  useTitle(text.t('app.title'))
  return (
    <div className={isNew && running === undefined ? 'home' : 'home is-known'}>
      <div className="home-picture" role="img" aria-label={text.t('home.picture')}>
        <Suspense fallback={null}>
          <GardenInBloom />
        </Suspense>
      </div>
      <div className="home-frieze frieze" />
      <Corner />
      <div className="home-doors">
        <header className="home-head">
          <h1 className="home-title">{text.t('app.title')}</h1>
          <div className="frieze" />
          {isNew && running === undefined ? <p className="home-tagline">{text.t('home.tagline')}</p> : null}
        </header>
        {visitor === 'waiting' ? null : (
          <>
            {running === undefined ? null : <Continue head={running} />}
            <Suspense fallback={null}>{signedIn ? <YourTurns /> : null}</Suspense>
            {isNew ? <Heroes taught={visitor === 'taught'} /> : null}
            <Doors games={listed(games)} known={!isNew} />
            {isNew ? <Story /> : null}
          </>
        )}
        <footer className="home-foot">
          <Languages />
          {isNew ? (
            <a className="home-link" href={routeTo({ screen: 'rules', rest: [] })}>
              <Icon name="book" size={18} />
              {text.t('home.rules.aid')}
            </a>
          ) : null}
        </footer>
      </div>
      {isNew ? null : (
        <div className="home-places on-glaze">
          <PageNav />
        </div>
      )}
    </div>
  )
}

/** The languages, each in its own words. */
function Languages() {
  const text = useText()
  return (
    <ul className="home-languages" aria-label={text.t('home.language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className="home-link"
            aria-pressed={language === text.language}
            onClick={() => changeSettings({ language })}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        </li>
      ))}
    </ul>
  )
}
