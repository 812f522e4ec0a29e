import { percent } from '@amyitis/narration'
import { Loading } from '../../app/Loading.tsx'
import { Room } from '../../app/room/Room.tsx'
import { routeTo } from '../../app/router.ts'
import { Signpost } from '../../app/Signpost.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { type OwnPuzzle, useOwnPuzzles } from '../model/own.ts'
import { getResults } from '../model/results.ts'
import { PuzzleTable } from '../solving/PuzzleTable.tsx'
import { ownRoute } from './routes.ts'
import './puzzle-list.css'

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

function Row({ puzzle, number }: { readonly puzzle: OwnPuzzle; readonly number: number }) {
  const text = useText()
  const { gameId, n, id, round, loss } = puzzle
  return (
    <a className="puzzle-row" href={routeTo(ownRoute(gameId, n))}>
      <span className="puzzle-row-words">
        <b>{text.t('puzzles.number', { number })}</b>
        <span className="page-note">{text.t('puzzles.mine.where', { round })}</span>
      </span>
      <span className="puzzle-row-end">
        <span>{text.t('puzzles.mine.loss', { loss: percent(text, loss) })}</span>
        {getResults().outcomes[id] === 'solved' ? (
          <span className="puzzle-solved">
            <Icon name="check" size={16} />
            {text.t('puzzles.state.solved')}
          </span>
        ) : null}
      </span>
    </a>
  )
}

/** The blunders from one's own games. */
export function OwnPage() {
  const text = useText()
  const puzzles = useOwnPuzzles()
  if (puzzles === undefined) return <Loading />
  return (
    <Room title={text.t('puzzles.mine')} over={text.t('room.roof')} about={text.t('puzzles.mine.about')} camera="roof">
      {puzzles.length === 0 ? (
        <NoPuzzles why={text.t('puzzles.mine.none')} />
      ) : (
        <section className="page-card">
          <ol className="puzzle-list">
            {puzzles.map((puzzle, i) => (
              <li key={puzzle.id}>
                <Row puzzle={puzzle} number={i + 1} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Room>
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
      <Room title={text.t('puzzles.mine')} over={text.t('room.roof')} camera="roof">
        <NoPuzzles why={text.t('puzzles.mine.missing')} />
      </Room>
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
