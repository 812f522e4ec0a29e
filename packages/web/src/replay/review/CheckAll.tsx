import { USUAL_LOOKS } from '@amyitis/bots'
import { lookTime } from '../../game/thinking/closer-looks.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { looksIn } from './reviewing.ts'
import type { JudgingControls } from './use-judging.ts'
import './check-all.css'

const MINUTE = 60_000

/** Most decisions have only been searched briefly: the offer to search all of them for longer, and how far that is. */
export function CheckAll({
  reviewing,
  everywhere,
  lookEverywhere,
  cancel,
}: Pick<JudgingControls, 'reviewing' | 'everywhere' | 'lookEverywhere' | 'cancel'>) {
  const text = useText()
  if (reviewing.kind !== 'done') return null
  const { review, final, looks, failed } = reviewing
  // First come the looks that every review takes; the panel of the chances shows them.
  if (!final || looks === 'important' || failed === 'important') return null
  const { done, all } = looksIn(review, 'all')
  const count = all - done
  if (count === 0)
    return (
      <p role="status" className="check-all">
        {text.t('replay.review.check.done')}
      </p>
    )
  const running = looks !== undefined
  const begun = everywhere || done > USUAL_LOOKS
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
      {failed === 'all' ? <p role="status">{text.t('replay.review.closer.failed')}</p> : null}
      <button type="button" className="button" onClick={running ? cancel : lookEverywhere}>
        <Icon name={running ? 'pause' : begun ? 'play' : 'bot'} size={18} />
        {text.t(running ? 'replay.bar.pause' : begun ? 'replay.review.resume' : 'replay.review.check.start')}
      </button>
    </div>
  )
}
