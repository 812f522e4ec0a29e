import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { PlayerInfo, TableModel } from '../../board/model.ts'
import { useShared } from '../../board/structural-sharing.ts'
import type { TurnRow } from '../model/turn-rows.ts'
import { type ListWords, Turn, type TurnProps } from './Turn.tsx'
import { useFolds } from './use-folds.ts'
import './turn-list.css'

interface TurnListProps {
  readonly table: TableModel
  readonly rows: readonly TurnRow[]
  /** The turn that the position shown has come to, after those that lead to its variation; none at the start. */
  readonly path: readonly TurnRow[]
  onVisit(row: TurnRow | undefined): void
  /** What stands below the turns. */
  readonly children?: ReactNode
}

interface MainRowsProps extends Pick<TurnProps, 'words' | 'folds' | 'onVisit'> {
  readonly rows: readonly TurnRow[]
  readonly path: readonly TurnRow[]
}

/** The turns of the game by round, with their variations. */
const MainRows = memo(function MainRows({ rows, path, ...rest }: MainRowsProps) {
  const { text } = rest.words
  return rows.map((row, i) => (
    <Fragment key={row.from}>
      {row.round === rows[i - 1]?.round ? null : (
        <li className="turn-round">
          <h3>{text.t('review.round', { round: row.round })}</h3>
        </li>
      )}
      <li className="turn-item">
        <Turn row={row} level={0} path={row === path[0] ? path : undefined} {...rest} />
      </li>
    </Fragment>
  ))
})

/** Turns get their true height once they are visible, which moves all others: it takes some frames to come to the right one. */
const FRAMES = 3

/** Brings the turn that is shown into view, without moving anything else. */
function bringIntoView(box: HTMLElement): void {
  const at = box.querySelector('[aria-current]')?.getBoundingClientRect()
  const seen = box.getBoundingClientRect()
  if (at === undefined || (at.top >= seen.top && at.bottom <= seen.bottom)) return
  box.scrollTop += at.top - seen.top - Math.max(0, (seen.height - at.height) / 2)
}

function useInView(current: TurnRow | undefined) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = list.current
    if (box === null) return
    if (current === undefined) {
      box.scrollTop = 0
      return
    }
    let left = FRAMES
    let frame = 0
    const settle = () => {
      bringIntoView(box)
      if (left-- > 0) frame = requestAnimationFrame(settle)
    }
    settle()
    return () => cancelAnimationFrame(frame)
  }, [current])
  return list
}

const marksOf = (players: readonly PlayerInfo[]) => players.map(({ color, name }) => ({ color, name }))

/** Who plays, the same object as long as it says the same: every position has players of its own. */
function useWords({ text, players }: TableModel): ListWords {
  const marks = useShared(useMemo(() => marksOf(players), [players]))
  return useMemo(() => ({ text, players: marks }), [text, marks])
}

/** Everything that was played and tried, turn by turn; each is a way to its position. */
export function TurnList({ table, rows, path, onVisit, children }: TurnListProps) {
  const { text } = table
  const current = path.at(-1)
  const list = useInView(current)
  const folds = useFolds(rows, path)
  const words = useWords(table)
  return (
    <div ref={list} className="turn-list">
      <ol aria-label={text.t('variations.list')}>
        <li>
          <button
            type="button"
            className="turn-row"
            aria-current={current === undefined ? 'step' : undefined}
            onClick={() => onVisit(undefined)}
          >
            {text.t('variations.start')}
          </button>
        </li>
        <MainRows rows={rows} words={words} path={path} folds={folds} onVisit={onVisit} />
      </ol>
      {children}
    </div>
  )
}
