import { useState } from 'react'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { signOutOthers } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { problemWords } from '../api/words.ts'

/** For who has lost a device, or has lent one. */
export function OthersCard() {
  const text = useText()
  const [answer, setAnswer] = useState<Result<void>>()
  return (
    <section className="page-card">
      <h2 className="online-heading">{text.t('online.me.others')}</h2>
      <p className="page-note">{text.t('online.me.others.about')}</p>
      <p className="page-actions">
        <button type="button" className="button" onClick={async () => setAnswer(await signOutOthers())}>
          <Icon name="close" size={18} />
          {text.t('online.me.others')}
        </button>
      </p>
      <p className={answer?.ok === false ? 'page-fault' : 'page-note'} role="status">
        {answer?.ok ? text.t('online.me.others.done') : null}
        {answer?.ok === false ? problemWords(text, answer.code) : null}
      </p>
    </section>
  )
}
