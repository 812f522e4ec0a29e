import { closerLooks } from '@amyitis/bots'
import { lookTime } from '../../game/thinking/closer-looks.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { ReviewControls } from './use-review.ts'
import './quick-looks.css'

const MINUTE = 60_000

/** Most decisions have only been searched briefly: the offer to search them all for longer, and how far that is. */
export function QuickLooks({ reviewing, lookEverywhere, cancel }: Omit<ReviewControls, 'start'>) {
  const text = useText()
  if (reviewing.kind !== 'done') return null
  const { review, closer } = reviewing
  const count = closerLooks(review.decisions, true).length
  if (closer?.everywhere)
    return (
      <div className="quick-looks">
        <label>
          {text.t('replay.review.everywhere', closer)}
          <progress value={closer.done} max={closer.all} />
        </label>
        <button type="button" className="button" onClick={cancel}>
          <Icon name="pause" size={18} />
          {text.t('replay.bar.pause')}
        </button>
      </div>
    )
  if (closer !== undefined || count === 0) return null
  const minutes = Math.ceil((count * lookTime()) / MINUTE)
  return (
    <div className="quick-looks">
      <p>{text.t('replay.review.quick', { count, minutes })}</p>
      <button type="button" className="button" onClick={lookEverywhere}>
        <Icon name="bot" size={18} />
        {text.t('replay.review.quick.check')}
      </button>
    </div>
  )
}
