import { PUZZLE_THEMES, type PuzzleCollection, parsePuzzles, puzzlesUrl } from '@amyitis/bots'
import { fetchedOnce, useFetched } from '../../app/fetched.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { Loading } from '../../app/Loading.tsx'
import { Page } from '../../app/page/Page.tsx'
import { Unknown } from '../../app/Unknown.tsx'
import { useText } from '../../text/use-text.ts'
import { MistakesPage } from './MistakesPage.tsx'
import { OwnPage, OwnPuzzlePage } from './OwnPage.tsx'
import { DayPage, PuzzlePage } from './PuzzlePage.tsx'
import { PuzzlesHome } from './PuzzlesHome.tsx'
import { ThemePage } from './ThemePage.tsx'

const loadPuzzles = fetchedOnce(puzzlesUrl, parsePuzzles)

function Part({ rest, puzzles }: { readonly rest: readonly string[]; readonly puzzles: PuzzleCollection }) {
  const [what, name] = rest
  switch (what) {
    case undefined:
      return <PuzzlesHome puzzles={puzzles} />
    case 'today':
      return <DayPage puzzles={puzzles} />
    case 'theme': {
      const theme = PUZZLE_THEMES.find((one) => one === name)
      return theme === undefined ? <Unknown /> : <ThemePage key={theme} theme={theme} puzzles={puzzles} />
    }
    case 'puzzle':
      return <PuzzlePage key={name} id={name ?? ''} puzzles={puzzles} />
    default:
      return <Unknown />
  }
}

/** Everything behind `#/puzzles`: `today`, `theme/win-row`, `puzzle/2p-17-43`, `mine`, `mine/GAME/12`, `mistakes/1/game/ID`. */
export function PuzzlesScreen({ rest }: { readonly rest: readonly string[] }) {
  const text = useText()
  const { found: puzzles, reload } = useFetched(loadPuzzles, undefined)
  const [what, game, n] = rest
  if (what === 'mistakes') return <MistakesPage rest={rest.slice(1)} />
  if (what === 'mine')
    return game === undefined ? <OwnPage /> : <OwnPuzzlePage key={`${game} ${n}`} game={game} n={n} />
  if (puzzles === 'loading') return <Loading />
  if (puzzles !== 'failed') return <Part rest={rest} puzzles={puzzles} />
  return (
    <Page title={text.t('puzzles.title')} over={text.t('page.roof')} camera="roof">
      <LoadFailed why={text.t('puzzles.failed')} onReload={reload} />
    </Page>
  )
}
