import { lazy, Suspense } from 'react'
import { Bars } from '../app/bars/Bars.tsx'
import { Loading } from '../app/Loading.tsx'
import type { Route } from '../app/router.ts'
import { useSettings } from '../app/settings/settings-store.ts'
import { languageOf, TextProvider, topicsOf, useLoadedText } from '../app/text.ts'
import { useLook } from '../app/use-look.ts'
import { useRoute } from '../app/use-route.ts'
import { IconSprite } from '../icons/sprite.tsx'
import { Home } from './home/Home.tsx'
import { useArrival } from './use-arrival.ts'
import '../app/app.css'

const Games = lazy(() => import('./games/Games.tsx').then(({ Games }) => ({ default: Games })))
const NewGame = lazy(() => import('../app/new/NewGame.tsx').then(({ NewGame }) => ({ default: NewGame })))
const SettingsScreen = lazy(() =>
  import('./settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({ default: SettingsScreen })),
)
const Unknown = lazy(() => import('../app/Unknown.tsx').then(({ Unknown }) => ({ default: Unknown })))
const LearnScreen = lazy(() =>
  import('../learn/screens/LearnScreen.tsx').then(({ LearnScreen }) => ({ default: LearnScreen })),
)
const RulesScreen = lazy(() =>
  import('../learn/screens/RulesScreen.tsx').then(({ RulesScreen }) => ({ default: RulesScreen })),
)
const OnlineScreen = lazy(() =>
  import('../online/screens/OnlineScreen.tsx').then(({ OnlineScreen }) => ({ default: OnlineScreen })),
)
const PlayScreen = lazy(() => import('../table/PlayScreen.tsx').then(({ PlayScreen }) => ({ default: PlayScreen })))
const ReplayScreen = lazy(() =>
  import('../replay/replay-screen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
)

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <Home />
    case 'games':
      return <Games />
    case 'new':
      return <NewGame key={String(route.people)} people={route.people} />
    case 'settings':
      return <SettingsScreen />
    case 'play':
      return <PlayScreen key={route.id} id={route.id} />
    case 'online':
      return <OnlineScreen rest={route.rest} />
    case 'replay':
      return <ReplayScreen rest={route.rest} />
    case 'learn':
      return <LearnScreen rest={route.rest} />
    case 'rules':
      return <RulesScreen rest={route.rest} />
    default:
      return <Unknown />
  }
}

export function App() {
  const route = useRoute()
  const settings = useSettings()
  const language = languageOf(settings)
  const text = useLoadedText(language, topicsOf(route.screen))
  useLook(settings, text?.language ?? language)
  const main = useArrival(route, text !== undefined)
  if (text === undefined) return null
  return (
    <TextProvider value={text}>
      <IconSprite />
      <button type="button" className="app-skip button" onClick={() => main.current?.focus()}>
        {text.t('app.skip')}
      </button>
      <Bars />
      <main ref={main} tabIndex={-1} className={`app-main app-main-${route.screen}`}>
        <Suspense fallback={<Loading />}>
          <Screen route={route} />
        </Suspense>
      </main>
    </TextProvider>
  )
}
