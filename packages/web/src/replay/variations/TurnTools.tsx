import { type GameTree, GLYPHS, type Glyph, promote, type Remarks, type TreePath } from '@amyitis/engine'
import type { MessageKey } from '@amyitis/i18n'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { endOf, type TurnRow } from '../model/turn-rows.ts'
import './turn-tools.css'

interface TurnToolsProps {
  readonly tree: GameTree
  /** How many decisions of the game stay as they were played. */
  readonly fixed: number
  /** The turn that the tools are about; undefined: the game. */
  readonly row: TurnRow | undefined
  /** Does it belong to the main line? */
  readonly main: boolean
  onRemark(row: TurnRow | undefined, remarks: Remarks): void
  onPromote(path: TreePath): void
  onRemove(path: TreePath): void
  /** What stands at the end of the signs. */
  readonly children: ReactNode
}

const NAMES = {
  '!!': 'variations.mark.brilliant',
  '!': 'variations.mark.good',
  '!?': 'variations.mark.interesting',
  '?!': 'variations.mark.dubious',
  '?': 'variations.mark.mistake',
  '??': 'variations.mark.blunder',
} as const satisfies Record<Glyph, MessageKey>

/** A pause that long ends a comment, in milliseconds. */
const PAUSE = 500

interface CommentProps {
  readonly value: string
  readonly label: string
  onChange(value: string): void
}

/** A comment is kept when one pauses or leaves. */
function Comment({ value, label, onChange }: CommentProps) {
  const [draft, setDraft] = useState(value)
  const [before, setBefore] = useState(value)
  // Another tab may have written something.
  if (value !== before) {
    setBefore(value)
    if (draft.trimEnd() === before) setDraft(value)
  }
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      if (draft.trimEnd() !== value) onChange(draft)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => latest.current(), [])
  return (
    <textarea
      className="input turn-comment-field"
      rows={2}
      maxLength={2000}
      aria-label={label}
      placeholder={label}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => latest.current()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}

/** Where a removal starts: what was played stays, and so does what another line has too. */
function removalOf(row: TurnRow, main: boolean, fixed: number): TreePath | undefined {
  const from = Math.max(row.own, main ? fixed : 0)
  return from < row.to ? row.line.slice(0, from + 1) : undefined
}

const linesIn = (comment: string): readonly string[] | undefined =>
  comment.trim() === '' ? undefined : comment.trimEnd().split('\n')

/** What can be said about the turn shown, and done with its variation. */
export function TurnTools(props: TurnToolsProps) {
  const { tree, fixed, row, main, onRemark, onPromote, onRemove, children } = props
  const text = useText()
  const path = endOf(row)
  const comments = (row === undefined ? tree.comments : row.comments) ?? []
  const removal = row && removalOf(row, main, fixed)
  const promotes = row !== undefined && promote(tree, path, fixed) !== tree
  const label = text.t(row === undefined ? 'variations.comment.game' : 'variations.comment')
  return (
    <div className="turn-tools">
      <div className="turn-tools-row">
        {row === undefined ? null : (
          <fieldset className="turn-marks">
            <legend className="visually-hidden">{text.t('variations.marks')}</legend>
            {GLYPHS.map((glyph) => (
              <button
                key={glyph}
                type="button"
                className="turn-mark"
                aria-pressed={row.glyph === glyph}
                aria-label={text.t(NAMES[glyph])}
                title={text.t(NAMES[glyph])}
                onClick={() => onRemark(row, { glyph: row.glyph === glyph ? undefined : glyph })}
              >
                {glyph}
              </button>
            ))}
            {promotes ? (
              <button
                type="button"
                className="turn-mark"
                aria-label={text.t('variations.promote')}
                title={text.t('variations.promote')}
                onClick={() => onPromote(path)}
              >
                <Icon name="up" size={16} />
              </button>
            ) : null}
            {removal === undefined ? null : (
              <button
                type="button"
                className="turn-mark"
                aria-label={text.t('variations.remove')}
                title={text.t('variations.remove')}
                onClick={() => onRemove(removal)}
              >
                <Icon name="delete" size={16} />
              </button>
            )}
          </fieldset>
        )}
        {children}
      </div>
      <Comment
        key={path.map(({ move }) => move).join()}
        value={comments.join('\n')}
        label={label}
        onChange={(value) => onRemark(row, { comments: linesIn(value) })}
      />
    </div>
  )
}
