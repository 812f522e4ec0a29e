import { moveNames, withoutControls } from '@amyitis/narration'
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { capital } from '../../board/wording.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { TurnRow } from '../model/turn-rows.ts'
import './turn-list.css'

interface TurnListProps {
  readonly table: TableModel
  readonly rows: readonly TurnRow[]
  /** The turn that the position shown has come to; undefined at the start. */
  readonly current: TurnRow | undefined
  onVisit(row: TurnRow | undefined): void
  /** What stands below the turns. */
  readonly children?: ReactNode
}

interface RowsProps extends Omit<TurnListProps, 'table' | 'children'> {
  readonly words: Pick<TableModel, 'text' | 'players'>
}

const keyOf = ({ line, to, own }: TurnRow) => `${own} ${line.slice(own, to).map(({ move }) => move)}`

/** Comments are other people's words: as they are, without what can't be seen. */
function Turn({ row, words, current, onVisit }: Omit<RowsProps, 'rows'> & { readonly row: TurnRow }) {
  const { text, players } = words
  const { seat, moves, glyph, comments, variations } = row
  return (
    <>
      <button
        type="button"
        className="turn-row"
        aria-current={row === current ? 'step' : undefined}
        onClick={() => onVisit(row)}
      >
        <PlayerMark color={players[seat].color} size={16} label={players[seat].name} />
        <span>
          <Named words={capital(moveNames(text, moves), text.language)} />
          {glyph === undefined ? null : <b className="turn-glyph"> {glyph}</b>}
        </span>
      </button>
      {comments.length === 0 ? null : (
        <p className="turn-comment">{comments.map((comment) => withoutControls(comment)).join('\n')}</p>
      )}
      {variations.map((variation, i) => (
        <ol
          key={keyOf(variation[0])}
          className="turn-variation"
          aria-label={text.t('variations.number', { number: i + 1 })}
        >
          <Rows rows={variation} words={words} current={current} onVisit={onVisit} />
        </ol>
      ))}
    </>
  )
}

function Rows({ rows, ...rest }: RowsProps) {
  return rows.map((row) => (
    <li key={keyOf(row)}>
      <Turn row={row} {...rest} />
    </li>
  ))
}

/** The turns of the game by round, with their variations. */
const MainRows = memo(function MainRows({ rows, ...rest }: RowsProps) {
  const { text } = rest.words
  return rows.map((row, i) => (
    <Fragment key={keyOf(row)}>
      {row.round === rows[i - 1]?.round ? null : (
        <li className="turn-round">
          <h3>{text.t('review.round', { round: row.round })}</h3>
        </li>
      )}
      <li className="turn-main">
        <Turn row={row} {...rest} />
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
    const look = () => {
      bringIntoView(box)
      if (left-- > 0) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [current])
  return list
}

/** Everything that was played and tried, turn by turn; each is a way to its position. */
export function TurnList({ table, rows, current, onVisit, children }: TurnListProps) {
  const { text } = table
  const list = useInView(current)
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
        <MainRows rows={rows} words={table} current={current} onVisit={onVisit} />
      </ol>
      {children}
    </div>
  )
}
