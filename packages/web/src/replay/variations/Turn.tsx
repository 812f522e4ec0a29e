import { moveNames, withoutControls } from '@amyitis/narration'
import { memo } from 'react'
import type { PlayerInfo, TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { capital } from '../../board/wording.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { TurnRow } from '../model/turn-rows.ts'
import type { Folds } from './use-folds.ts'

/** What the list of turns needs to know of the table. */
export interface ListWords extends Pick<TableModel, 'text'> {
  readonly players: readonly Pick<PlayerInfo, 'color' | 'name'>[]
}

export interface TurnProps {
  readonly row: TurnRow
  /** How far from the main line. */
  readonly level: number
  readonly words: ListWords
  /** From this turn to the one shown, if it is this one or in a variation on it. */
  readonly path: readonly TurnRow[] | undefined
  readonly folds: Folds
  onVisit(row: TurnRow): void
}

interface FoldProps extends Pick<TurnProps, 'row' | 'words' | 'folds'> {
  readonly open: boolean
}

function FoldButton({ row, open, words: { text }, folds }: FoldProps) {
  const count = row.variations.length
  const label = text.t('variations.count', { count })
  return (
    <button
      type="button"
      className="turn-fold"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={() => folds.set(row, !open)}
    >
      {open ? null : count}
      <Icon name={open ? 'up' : 'down'} size={14} />
    </button>
  )
}

const keyOf = ({ line, to, own }: TurnRow) => `${own} ${line.slice(own, to).map(({ move }) => move)}`

/** A turn with the variations on it. Comments are other people's words: as they are, without what can't be seen. */
export const Turn = memo(function Turn({ row, level, words, path, folds, onVisit }: TurnProps) {
  const { text, players } = words
  const { seat, moves, glyph, comments, variations } = row
  const inside = path?.slice(1) ?? []
  const open = variations.length > 0 && folds.isOpen(row, level, inside.length > 0)
  return (
    <>
      <div className="turn-line">
        <button
          type="button"
          className="turn-row"
          aria-current={path?.length === 1 ? 'step' : undefined}
          onClick={() => onVisit(row)}
        >
          <PlayerMark color={players[seat].color} size={16} label={players[seat].name} />
          <span>
            <Named words={capital(moveNames(text, moves), text.language)} />
            {glyph === undefined ? null : <b className="turn-glyph"> {glyph}</b>}
          </span>
        </button>
        {variations.length === 0 ? null : <FoldButton row={row} open={open} words={words} folds={folds} />}
      </div>
      {comments.length === 0 ? null : (
        <p className="turn-comment">{comments.map((comment) => withoutControls(comment)).join('\n')}</p>
      )}
      {(open ? variations : []).map((variation, i) => (
        <ol
          key={keyOf(variation[0])}
          className="turn-variation"
          aria-label={text.t('variations.number', { number: i + 1 })}
        >
          {variation.map((turn) => (
            <li key={turn.from} className="turn-item">
              <Turn
                row={turn}
                level={level + 1}
                words={words}
                path={turn === inside[0] ? inside : undefined}
                folds={folds}
                onVisit={onVisit}
              />
            </li>
          ))}
        </ol>
      ))}
    </>
  )
})
