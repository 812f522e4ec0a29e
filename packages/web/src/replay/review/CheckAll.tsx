import { closerLooks } from '@amyitis/bots'
import { lookTime } from '../../game/thinking/closer-looks.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { CloserLooks } from './reviewing.ts'
import type { ReviewControls } from './use-review.ts'
import './check-all.css'

const MINUTE = 60_000

function Progress({ closer, cancel }: { readonly closer: CloserLooks; cancel(): void }) {
  const text = useText()
  return (
    <div className="check-all">
      <label>
        {text.t('replay.review.check.progress', closer)}
        <progress value={closer.done} max={closer.all} />
      </label>
      <button type="button" className="button" onClick={cancel}>
        <Icon name="pause" size={18} />
        {text.t('replay.bar.pause')}
      </button>
    </div>
  )
}

function Offer({ count, failed, start }: { readonly count: number; readonly failed: boolean; start(): void }) {
  const text = useText()
  const minutes = Math.ceil((count * lookTime()) / MINUTE)
  return (
    <div className="check-all">
      <p role="status">{failed ? text.t('replay.review.failed') : text.t('replay.review.check', { count, minutes })}</p>
      <button type="button" className="button" onClick={start}>
        <Icon name="bot" size={18} />
        {text.t('replay.review.check.start')}
      </button>
    </div>
  )
}

/** Most decisions have only been searched briefly: the offer to search all of them for longer, and how far that is. */
export function CheckAll({ reviewing, lookEverywhere, cancel }: Omit<ReviewControls, 'start'>) {
  const text = useText()
  if (reviewing.kind !== 'done') return null
  const { review, closer, failed = false } = reviewing
  if (closer !== undefined) return closer.everywhere ? <Progress closer={closer} cancel={cancel} /> : null
  const count = closerLooks(review.decisions, true).length
  if (count > 0) return <Offer count={count} failed={failed} start={lookEverywhere} />
  return (
    <p role="status" className="check-all">
      {text.t('replay.review.check.done')}
    </p>
  )
}
