import type { Review } from '@amyitis/bots'
import type { GameTree } from '@amyitis/engine'
import { moveNames, withoutControls } from '@amyitis/narration'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { turnAround } from '../../timeline/marks.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import { commentsOn } from '../model/turn-rows.ts'
import { verdictOn } from '../review/turn-cost.ts'
import { turnAt } from '../review/turning.ts'
import './remarks.css'

interface RemarksProps {
  readonly timeline: Timeline
  readonly tree: GameTree
  readonly n: number
  readonly review: Review | undefined
  /** Lays out another line from a position of the game. */
  onLine(n: number, moves: readonly string[]): void
}

/** What the record and the bot have to say about the turn that has just been played. */
export function Remarks({ timeline, tree, n, review, onLine }: RemarksProps) {
  const text = useText()
  const { from, to } = n === 0 ? { from: 0, to: 0 } : turnAround(timeline, n - 1)
  const comments = n === to ? commentsOn(tree, timeline.game.entries, from, to) : []
  const turn = review === undefined || n === 0 ? undefined : turnAt(review, n - 1)
  const verdict = turn !== undefined && turn.n - 1 + turn.decisions === n ? verdictOn(text, turn) : undefined
  const judged = verdict === undefined ? undefined : turn
  if (comments.length === 0 && verdict === undefined) return null
  const lineButton = (moves: readonly string[], words: string) => (
    <button key={words} type="button" className="button" onClick={() => onLine(from, moves)}>
      <Icon name="branch" size={18} />
      <span>
        <Named words={words} />
      </span>
    </button>
  )
  return (
    <div className="remarks">
      {comments.length === 0 ? null : (
        <p className="remarks-comment">{comments.map((comment) => withoutControls(comment)).join('\n')}</p>
      )}
      {judged === undefined ? null : (
        <p>
          {judged.grade === 'good' ? null : <b className="remarks-grade">{text.t(`replay.grade.${judged.grade}`)}</b>}{' '}
          {verdict}
        </p>
      )}
      {judged?.better
        ? lineButton(judged.better.moves, text.t('review.better', { moves: moveNames(text, judged.better.moves) }))
        : null}
    </div>
  )
}
