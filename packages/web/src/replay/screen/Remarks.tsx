import type { Review, ReviewedTurn } from '@amyitis/bots'
import type { GameTree } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { moveNames, percent, withoutControls } from '@amyitis/narration'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { turnAround } from '../../timeline/marks.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import { commentsOn } from '../model/turn-rows.ts'
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

/** What a turn gave away: win chance, and points if there were any. */
function costOf(text: Text, { loss, points, proven }: ReviewedTurn): string {
  const rounded = Math.round(10 * points) / 10
  const about = { loss: percent(text, loss) }
  const cost =
    rounded > 0 ? text.t('replay.grade.points', { ...about, points: rounded }) : text.t('replay.grade.loss', about)
  return proven ? `${cost} ${text.t('review.proven')}` : cost
}

/** What the record and the bot have to say about the turn that has just been played. */
export function Remarks({ timeline, tree, n, review, onLine }: RemarksProps) {
  const text = useText()
  const { from, to } = n === 0 ? { from: 0, to: 0 } : turnAround(timeline, n - 1)
  const comments = n === to ? commentsOn(tree, timeline.game.entries, from, to) : []
  const turn = review === undefined || n === 0 ? undefined : turnAt(review, n - 1)
  const judged = turn !== undefined && turn.n - 1 + turn.decisions === n && turn.grade !== 'good' ? turn : undefined
  if (comments.length === 0 && judged === undefined) return null
  const lineButton = (moves: readonly string[], words: string) => (
    <button key={words} type="button" className="button" onClick={() => onLine(from, moves)}>
      <Icon name="branch" size={18} />
      <Named words={words} />
    </button>
  )
  return (
    <div className="remarks">
      {comments.length === 0 ? null : (
        <p className="remarks-comment">{comments.map((comment) => withoutControls(comment)).join('\n')}</p>
      )}
      {judged === undefined || judged.grade === 'good' ? null : (
        <p>
          <b className="remarks-grade">{text.t(`replay.grade.${judged.grade}`)}</b> {costOf(text, judged)}
        </p>
      )}
      {judged?.better
        ? lineButton(judged.better.moves, text.t('review.better', { moves: moveNames(text, judged.better.moves) }))
        : null}
    </div>
  )
}
