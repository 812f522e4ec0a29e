import { listPuzzles, PUZZLE_THEMES, type PuzzleCollection } from '@amyitis/bots'
import { Loading } from '../../app/Loading.tsx'
import { Room } from '../../app/room/Room.tsx'
import { Unknown } from '../../app/Unknown.tsx'
import { useText } from '../../text/use-text.ts'
import { usePuzzles } from '../model/collection.ts'
import { MistakesPage } from './MistakesPage.tsx'
import { OwnPage, OwnPuzzlePage } from './OwnPage.tsx'
import { DayPage, PuzzlePage } from './PuzzlePage.tsx'
import { PuzzlesHome } from './PuzzlesHome.tsx'
import { ThemePage } from './ThemePage.tsx'

function Failed({ onReload }: { onReload(): void }) {
  const text = useText()
  return (
    <Room title={text.t('puzzles.title')} over={text.t('room.roof')} camera="roof">
      <section className="page-card">
        <p className="page-fault" role="alert">
          {text.t('puzzles.failed')}
        </p>
        <div className="page-actions">
          <button type="button" className="button button-primary" onClick={onReload}>
            {text.t('puzzles.reload')}
          </button>
        </div>
      </section>
    </Room>
  )
}

function Part({ rest, puzzles }: { readonly rest: readonly string[]; readonly puzzles: PuzzleCollection }) {
  const [what, name] = rest
  switch (what) {
    case undefined:
      return <PuzzlesHome puzzles={puzzles} />
    case 'today':
      return <DayPage puzzles={puzzles} />
    case 'theme': {
      const theme = PUZZLE_THEMES.find((one) => one === name)
      return theme === undefined ? <Unknown /> : <ThemePage key={theme} theme={theme} puzzles={listPuzzles(puzzles)} />
    }
    case 'puzzle':
      return <PuzzlePage key={name} id={name ?? ''} puzzles={puzzles} />
    default:
      return <Unknown />
  }
}

/** Everything behind `#/puzzles`: `today`, `theme/win-row`, `puzzle/2p-17-43`, `mine`, `mine/GAME/12`, `mistakes/1/game/ID`. */
export function PuzzlesScreen({ rest }: { readonly rest: readonly string[] }) {
  const { puzzles, reload } = usePuzzles()
  const [what, game, n] = rest
  if (what === 'mistakes') return <MistakesPage rest={rest.slice(1)} />
  if (what === 'mine')
    return game === undefined ? <OwnPage /> : <OwnPuzzlePage key={`${game} ${n}`} game={game} n={n} />
  if (puzzles === 'loading') return <Loading />
  return puzzles === 'failed' ? <Failed onReload={reload} /> : <Part rest={rest} puzzles={puzzles} />
}
