import { lazy, Suspense } from 'react'
import { Bars } from '../app/bars/Bars.tsx'
import { AccountCard } from '../app/hub/AccountCard.tsx'
import { AccountMenu } from '../app/hub/AccountMenu.tsx'
import { useKnown } from '../app/hub/account-store.ts'
import { Loading } from '../app/Loading.tsx'
import { type PageParts, PagePartsContext } from '../app/page/page-parts.ts'
import type { Route } from '../app/router.ts'
import { useSettings } from '../app/settings/settings-store.ts'
import { languageOf, topicsOf, useLoadedText } from '../app/text.ts'
import { useAppearance } from '../app/use-appearance.ts'
import { useRoute } from '../app/use-route.ts'
import { useSiteText } from '../app/use-site-text.ts'
import { IconSprite } from '../icons/IconSprite.tsx'
import { TextProvider } from '../text/use-text.ts'
import { Home } from './home/Home.tsx'
import { useArrival } from './use-arrival.ts'
import { useBadges } from './use-badges.ts'
import './app.css'

const AboutScreen = lazy(() => import('./about/AboutScreen.tsx').then(({ AboutScreen }) => ({ default: AboutScreen })))
const Games = lazy(() => import('./games/Games.tsx').then(({ Games }) => ({ default: Games })))
const NewGame = lazy(() => import('./new-game/NewGame.tsx').then(({ NewGame }) => ({ default: NewGame })))
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
const PuzzlesScreen = lazy(() =>
  import('../puzzles/screens/PuzzlesScreen.tsx').then(({ PuzzlesScreen }) => ({ default: PuzzlesScreen })),
)
const OpeningsScreen = lazy(() =>
  import('../openings/OpeningsScreen.tsx').then(({ OpeningsScreen }) => ({ default: OpeningsScreen })),
)
const OnlineScreen = lazy(() =>
  import('../online/screens/OnlineScreen.tsx').then(({ OnlineScreen }) => ({ default: OnlineScreen })),
)
const TurnHub = lazy(() => import('../online/hub/TurnHub.tsx').then(({ TurnHub }) => ({ default: TurnHub })))
const ProgressSync = lazy(() =>
  import('../sync/ProgressSync.tsx').then(({ ProgressSync }) => ({ default: ProgressSync })),
)
const PlayScreen = lazy(() => import('../table/PlayScreen.tsx').then(({ PlayScreen }) => ({ default: PlayScreen })))
const StatisticsScreen = lazy(() =>
  import('../statistics/screen/StatisticsScreen.tsx').then(({ StatisticsScreen }) => ({ default: StatisticsScreen })),
)
const ReplayScreen = lazy(() =>
  import('../replay/ReplayScreen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
)

const ROOM_PARTS: PageParts = {
  Account: AccountMenu,
  SignIn: AccountCard,
  NewSeals: lazy(() =>
    import('../statistics/achievements/NewSeals.tsx').then(({ NewSeals }) => ({ default: NewSeals })),
  ),
  View: lazy(() => import('../garden/Babylon.tsx').then(({ Babylon }) => ({ default: Babylon }))),
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <Home />
    case 'about':
      return <AboutScreen />
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
    case 'statistics':
      return <StatisticsScreen rest={route.rest} />
    case 'learn':
      return <LearnScreen rest={route.rest} />
    case 'puzzles':
      return <PuzzlesScreen rest={route.rest} />
    case 'openings':
      return <OpeningsScreen rest={route.rest} />
    case 'rules':
      return <RulesScreen rest={route.rest} />
    default:
      return <Unknown />
  }
}

export function App() {
  const route = useRoute()
  const settings = useSettings()
  const isKnown = useKnown()
  useBadges()
  const language = languageOf(settings)
  const text = useLoadedText(language, topicsOf(route.screen))
  useAppearance(settings, text?.language ?? language)
  useSiteText(text)
  const main = useArrival(route, text !== undefined)
  if (text === undefined) return null
  return (
    <TextProvider value={text}>
      <IconSprite />
      <button type="button" className="app-skip button" onClick={() => main.current?.focus()}>
        {text.t('app.skip')}
      </button>
      <Bars />
      <Suspense fallback={null}>{isKnown ? <TurnHub /> : null}</Suspense>
      <Suspense fallback={null}>{isKnown ? <ProgressSync /> : null}</Suspense>
      <main ref={main} tabIndex={-1} className="app-main">
        <PagePartsContext value={ROOM_PARTS}>
          <Suspense fallback={<Loading />}>
            <Screen route={route} />
          </Suspense>
        </PagePartsContext>
      </main>
    </TextProvider>
  )
}
