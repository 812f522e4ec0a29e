import { Loading } from '../../app/Loading.tsx'
import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Signpost } from '../../app/Signpost.tsx'
import { useText } from '../../text/use-text.ts'
import { useOwnPuzzles } from '../model/own.ts'
import { PuzzleTable } from '../solving/PuzzleTable.tsx'
import { OwnRow } from './OwnRow.tsx'
import { ownRoute } from './routes.ts'

function NoPuzzles({ why }: { readonly why: string }) {
  const text = useText()
  return (
    <Signpost face="priest" why={why}>
      <a className="button button-primary" href={routeTo({ screen: 'games' })}>
        {text.t('puzzles.mine.games')}
      </a>
      <a className="button" href={routeTo({ screen: 'puzzles', rest: [] })}>
        {text.t('puzzle.all')}
      </a>
    </Signpost>
  )
}

/** The blunders from one's own games. */
export function OwnPage() {
  const text = useText()
  const puzzles = useOwnPuzzles()
  if (puzzles === undefined) return <Loading />
  return (
    <Page title={text.t('puzzles.mine')} over={text.t('page.roof')} about={text.t('puzzles.mine.about')} camera="roof">
      {puzzles.length === 0 ? (
        <NoPuzzles why={text.t('puzzles.mine.none')} />
      ) : (
        <section className="page-card">
          <ol className="puzzle-list">
            {puzzles.map((puzzle, i) => (
              <li key={puzzle.id}>
                <OwnRow
                  puzzle={puzzle}
                  to={ownRoute(puzzle.gameId, puzzle.n)}
                  title={text.t('puzzles.number', { number: i + 1 })}
                  states={{ solved: text.t('puzzles.state.solved'), failed: text.t('puzzles.state.failed') }}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Page>
  )
}

/** One of them, to find the better turn. */
export function OwnPuzzlePage({ game, n }: { readonly game: string; readonly n: string | undefined }) {
  const text = useText()
  const puzzles = useOwnPuzzles()
  if (puzzles === undefined) return <Loading />
  const at = puzzles.findIndex((puzzle) => puzzle.gameId === game && String(puzzle.n) === n)
  if (at < 0)
    return (
      <Page title={text.t('puzzles.mine')} over={text.t('page.roof')} camera="roof">
        <NoPuzzles why={text.t('puzzles.mine.missing')} />
      </Page>
    )
  const following = puzzles.at(at + 1)
  return (
    <PuzzleTable
      posed={puzzles[at]}
      title={text.t('puzzles.mine')}
      next={following === undefined ? undefined : ownRoute(following.gameId, following.n)}
    />
  )
}
