import type { Me } from '@amyitis/protocol'
import { useState } from 'react'
import { ConfirmDialog } from '../../app/ConfirmDialog.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { setMe } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { leaveBrowser } from './sign-out.ts'

/** For players on somebody else's device. Without a passkey there is no way back to the name from here. */
export function SignOutCard({ me }: { readonly me: Me }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const leave = async () => {
    const done = await leaveBrowser()
    setAsking(false)
    if (!done.ok) return setProblem(done.code)
    setMe(undefined)
    location.hash = routeTo({ screen: 'online', rest: [] })
  }
  const lost = me.passkeys.length === 0
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.me.sign-out')}</h2>
      <p className="page-note">{text.t('online.me.sign-out.about')}</p>
      <p className="page-actions">
        <button type="button" className="button" onClick={() => (lost ? setAsking(true) : leave())}>
          <Icon name="close" size={18} />
          {text.t('online.me.sign-out')}
        </button>
      </p>
      <p className="page-fault" role="alert">
        {problem === undefined ? null : problemText(text, problem)}
      </p>
      {asking ? (
        <ConfirmDialog
          title={text.t('online.me.sign-out.title')}
          confirm={text.t('online.me.sign-out')}
          icon="close"
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          <p className="online-warning">
            <Icon name="warning" size={20} />
            {text.t('online.me.sign-out.lost', { who: me.name })}
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
