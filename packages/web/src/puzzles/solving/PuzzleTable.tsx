import { COLORS } from '@amyitis/engine'
import type { ReactNode } from 'react'
import { type Route, routeTo } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import type { BoardPlace } from '../../board/target.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Coach } from '../../learn/lesson/Coach.tsx'
import { LessonTable } from '../../learn/lesson/LessonTable.tsx'
import { useSize } from '../../table/layout/use-size.ts'
import { useText } from '../../text/use-text.ts'
import { Difficulty } from '../Difficulty.tsx'
import type { Posed } from '../model/posed.ts'
import { getResults } from '../model/results.ts'
import { explanationOf, replyText, turnText, wrongText } from './solving-text.ts'
import { type PuzzleVerdict, type Solving, useAttempt } from './use-attempt.ts'
import { usePuzzleBoard } from './use-puzzle-board.ts'
import { useRefutation } from './use-refutation.ts'
import './puzzle-table.css'

const NO_TARGETS: readonly BoardPlace[] = []
const PUZZLES: Route = { screen: 'puzzles', rest: [] }

export interface PuzzleTableProps {
  readonly posed: Posed
  readonly title: string
  /** The day whose puzzle it is. */
  readonly day?: number
  /** Where it goes on. */
  readonly next?: Route | undefined
  /** If it is one of the mistakes of a game: the label of the next step, and where leaving leads. */
  readonly walk?: { readonly next: string; readonly leave: { readonly to: Route; readonly name: string } }
}

const MOODS = {
  playing: 'says',
  checking: 'says',
  right: 'praises',
  equal: 'praises',
  wrong: 'objects',
  unchecked: 'objects',
  solution: 'says',
} as const satisfies Record<PuzzleVerdict['kind'], string>

const isOver = ({ kind }: PuzzleVerdict) => kind === 'right' || kind === 'equal' || kind === 'solution'

/** More letters than this are written smaller. */
const LONG = 200
/** As many as a phone has room for. */
const MAX_ON_PHONE = 230

/** As many of the sentences as have room, at least the first. */
const fitting = (sentences: readonly string[], max: number): string =>
  sentences.reduce((told, next) => (told.length + next.length < max ? `${told} ${next}` : told))

const Told = ({ words }: { readonly words: string }) => (
  <p className={words.length > LONG ? 'puzzle-told is-long' : 'puzzle-told'}>{words}</p>
)

function useSolvingText(posed: Posed, { verdict, hinted }: Solving, walks: boolean): string {
  const text = useText()
  const moves = turnText(text, posed.answers[0])
  switch (verdict.kind) {
    case 'playing': {
      const { position } = posed.game
      const who = text.name('color', COLORS[position.player])
      if (walks) return text.t('mistakes.find', { who, moves: turnText(text, posed.tempting) })
      const goal = posed.rating === undefined ? 'puzzle.find.mine' : posed.proven ? 'puzzle.find.proven' : 'puzzle.find'
      const theme = hinted && posed.theme !== undefined ? text.t(`puzzles.theme.${posed.theme}`) : undefined
      return [text.t(goal, { who }), ...(theme === undefined ? [] : [text.t('puzzle.theme', { theme })])].join(' ')
    }
    case 'checking':
      return text.t('puzzle.checking')
    case 'right':
      return text.t('puzzle.right.words')
    case 'equal':
      return text.t('puzzle.right.equal', { moves })
    case 'unchecked':
      return text.t('puzzle.unchecked')
    case 'wrong':
      return wrongText(text, verdict.refutation)
    case 'solution':
      return text.t('puzzle.solution.words', { moves })
  }
}

/** Beside the title: how hard it is, or what came of it. */
function Aside({ posed, solving }: { readonly posed: Posed; readonly solving: Solving }) {
  const text = useText()
  const { verdict, results } = solving
  const { rating } = posed
  const said = {
    playing: undefined,
    checking: undefined,
    right: 'puzzle.right',
    equal: 'puzzle.right',
    wrong: 'puzzle.wrong',
    unchecked: undefined,
    solution: 'puzzle.solution',
  } as const
  const key = said[verdict.kind]
  const number = (value: number) => value.toLocaleString(text.locale)
  const change = results === undefined ? 0 : results.after.rating - results.before
  const signed = change.toLocaleString(text.locale, { signDisplay: 'exceptZero' }).replace('-', '−')
  return (
    <>
      {key === undefined ? null : <b>{text.t(key)}</b>}
      {rating === undefined ? null : results === undefined ? (
        <Difficulty rating={rating} />
      ) : (
        <span className="puzzle-rating">
          <span className="visually-hidden">{text.t('puzzles.rating')}</span>{' '}
          {text.t('puzzle.rating', { own: number(results.after.rating), change: signed })}
        </span>
      )}
    </>
  )
}

function Buttons({
  solving,
  next,
  hints,
  walk,
}: { readonly solving: Solving; readonly hints: boolean } & Pick<PuzzleTableProps, 'next' | 'walk'>) {
  const text = useText()
  const { verdict, retry, hint, showSolution, hinted } = solving
  const over = isOver(verdict)
  const show = (
    <button type="button" className="button" onClick={showSolution}>
      <Icon name="eye" size={18} />
      {text.t('puzzle.show')}
    </button>
  )
  return (
    <>
      {verdict.kind === 'playing' && hints && !hinted ? (
        <button type="button" className="button" onClick={hint}>
          <Icon name="hint" size={18} />
          {text.t('puzzle.hint')}
        </button>
      ) : null}
      {verdict.kind === 'playing' && !(hints && !hinted) ? show : null}
      {verdict.kind === 'wrong' || verdict.kind === 'unchecked' ? (
        <>
          <button type="button" className="button button-primary" onClick={retry}>
            <Icon name="undo" size={18} />
            {text.t('puzzle.retry')}
          </button>
          {show}
        </>
      ) : null}
      {over ? (
        <a className="button button-primary" href={routeTo(next ?? PUZZLES)}>
          {walk?.next ?? text.t(next === undefined ? 'puzzle.all' : 'puzzle.next')}
          <Icon name="forward" size={18} />
        </a>
      ) : null}
    </>
  )
}

/** A puzzle on the real table: the turn is played on the board. */
export function PuzzleTable({ posed, title, day, next, walk }: PuzzleTableProps) {
  const text = useText()
  const solving = useAttempt(posed, day, getResults().rating)
  const { attempt, verdict, changes, play, back, hinted, hint } = solving
  const { position } = posed.game
  const board = usePuzzleBoard(
    {
      game: attempt.game,
      events: attempt.latest,
      seat: position.player,
      asked: verdict.kind === 'playing',
      onMove: play,
    },
    text,
  )
  const words = useSolvingText(posed, solving, walk !== undefined)
  const played = useRefutation(posed, walk !== undefined && isOver(verdict))
  const { view } = board.table
  useTitle(text.t('app.title.screen', { screen: title }))
  const hints = posed.theme !== undefined
  const size = useSize()
  const room = size === 'phone' || size === 'landscape' ? MAX_ON_PHONE : Number.POSITIVE_INFINITY
  const told = (): ReactNode => {
    if (verdict.kind === 'wrong') {
      const reply = replyText(view, position, verdict.refutation)
      return reply === undefined ? null : <Told words={reply} />
    }
    if (verdict.kind === 'playing' || verdict.kind === 'checking' || verdict.kind === 'unchecked') return null
    const moves = turnText(text, posed.tempting)
    const tempting = text.t(walk === undefined ? 'puzzle.tempting' : 'mistakes.game', { moves })
    const why = played && [wrongText(text, played), replyText(view, position, played) ?? '']
    return <Told words={fitting([...explanationOf(view, posed), tempting, ...(why ?? [])], room)} />
  }
  return (
    <LessonTable
      lesson={board}
      changes={changes}
      targets={NO_TARGETS}
      quiet
      onBack={back}
      onHint={hints && !hinted && verdict.kind === 'playing' ? hint : undefined}
      coach={
        <Coach
          lesson={board}
          title={title}
          aside={<Aside posed={posed} solving={solving} />}
          words={words}
          mood={MOODS[verdict.kind]}
          onBack={back}
          leave={walk?.leave ?? { to: PUZZLES, name: text.t('puzzle.leave') }}
          buttons={<Buttons solving={solving} next={next} hints={hints} {...(walk && { walk })} />}
        >
          {told()}
        </Coach>
      }
    />
  )
}
