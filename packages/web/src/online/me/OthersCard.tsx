import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { signOutOthers } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { problemText } from '../api/problem-text.ts'

/** For players who have lost or lent a device. */
export function OthersCard() {
  const text = useText()
  const [answer, setAnswer] = useState<Result<void>>()
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.me.others')}</h2>
      <p className="page-note">{text.t('online.me.others.about')}</p>
      <p className="page-actions">
        <button type="button" className="button" onClick={async () => setAnswer(await signOutOthers())}>
          <Icon name="close" size={18} />
          {text.t('online.me.others')}
        </button>
      </p>
      <p className={answer?.ok === false ? 'page-fault' : 'page-note'} role="status">
        {answer?.ok ? text.t('online.me.others.done') : null}
        {answer?.ok === false ? problemText(text, answer.code) : null}
      </p>
    </section>
  )
}
