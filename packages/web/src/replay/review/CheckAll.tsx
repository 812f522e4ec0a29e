import { closerLooks, USUAL_LOOKS } from '@amyitis/bots'
import { lookTime } from '../../game/thinking/closer-looks.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { isChecked } from './reviewing.ts'
import type { ReviewControls } from './use-review.ts'
import './check-all.css'

const MINUTE = 60_000

/** Most decisions have only been searched briefly: the offer to search all of them for longer, and how far that is. */
export function CheckAll({
  reviewing,
  lookEverywhere,
  cancel,
}: Pick<ReviewControls, 'reviewing' | 'lookEverywhere' | 'cancel'>) {
  const text = useText()
  if (reviewing.kind !== 'done') return null
  const { review, closer, failed = false } = reviewing
  // First come the looks that every review takes; the panel of the chances shows them.
  if (closer?.everywhere === false || (failed && !isChecked(review))) return null
  const count = closerLooks(review.decisions, true).length
  if (count === 0)
    return (
      <p role="status" className="check-all">
        {text.t('replay.review.check.done')}
      </p>
    )
  const running = closer !== undefined
  const taken = review.decisions.filter((decision) => decision.closer).length
  const begun = running || taken > USUAL_LOOKS
  const { done, all } = closer ?? { done: taken, all: taken + count }
  // The button stays where it is, and keeps the focus.
  return (
    <div className="check-all">
      {begun ? (
        <label>
          {text.t('replay.review.check.progress', { done, all })}
          <progress value={done} max={all} />
        </label>
      ) : (
        <p role="status">
          {text.t('replay.review.check', { count, minutes: Math.ceil((count * lookTime()) / MINUTE) })}
        </p>
      )}
      {failed ? <p role="status">{text.t('replay.review.closer.failed')}</p> : null}
      <button type="button" className="button" onClick={running ? cancel : lookEverywhere}>
        <Icon name={running ? 'pause' : begun ? 'play' : 'bot'} size={18} />
        {text.t(running ? 'replay.bar.pause' : begun ? 'replay.review.resume' : 'replay.review.check.start')}
      </button>
    </div>
  )
}
