import type { Me } from '@amyitis/protocol'
import { useState } from 'react'
import { ConfirmDialog } from '../../app/ConfirmDialog.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { signOutOthers } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { setMe } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { leaveBrowser } from './sign-out.ts'

/** For players on somebody else's device. Without a passkey there is no way back to the name from here. */
function ThisBrowser({ me, asks }: { readonly me: Me; readonly asks: boolean }) {
  const text = useText()
  const [asking, setAsking] = useState(asks)
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
    <>
      <p className="page-note">{text.t('online.me.sign-out.about')}</p>
      <p className="page-actions">
        <button type="button" className="button" onClick={() => (lost ? setAsking(true) : leave())}>
          <Icon name="leave" size={18} />
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
          icon="leave"
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {lost ? (
            <p className="online-warning">
              <Icon name="warning" size={20} />
              {text.t('online.me.sign-out.lost', { who: me.name })}
            </p>
          ) : (
            <p>{text.t('online.me.sign-out.about')}</p>
          )}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** For players who have lost or lent a device. */
function OtherDevices() {
  const text = useText()
  const [answer, setAnswer] = useState<Result<void>>()
  return (
    <>
      <p className="page-note">{text.t('online.me.others.about')}</p>
      <p className="page-actions">
        <button type="button" className="button" onClick={async () => setAnswer(await signOutOthers())}>
          <Icon name="leave" size={18} />
          {text.t('online.me.others')}
        </button>
      </p>
      <p className={answer?.ok === false ? 'page-fault' : 'page-note'} role="status">
        {answer?.ok ? text.t('online.me.others.done') : null}
        {answer?.ok === false ? problemText(text, answer.code) : null}
      </p>
    </>
  )
}

/** Signing out, here and elsewhere. `asks`: the question is open from the start. */
export function SignOutCard({ me, asks }: { readonly me: Me; readonly asks: boolean }) {
  const text = useText()
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('hub.sign-out')}</h2>
      <ThisBrowser me={me} asks={asks} />
      <OtherDevices />
    </section>
  )
}
