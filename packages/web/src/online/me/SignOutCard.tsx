import type { Me } from '@amyitis/protocol'
import { useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { setMe } from '../api/who.ts'
import { problemWords } from '../api/words.ts'
import { leaveBrowser } from './sign-out.ts'

/** For who plays on somebody else's device. Without a passkey there is no way back to the name from here. */
export function SignOutCard({ me }: { readonly me: Me }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const leave = async () => {
    const done = await leaveBrowser()
    setAsking(false)
    if (done.ok) setMe(undefined)
    else setTrouble(done.code)
  }
  const lost = me.passkeys.length === 0
  return (
    <section className="page-card">
      <h2 className="online-heading">{text.t('online.me.sign-out')}</h2>
      <p className="page-note">{text.t('online.me.sign-out.about')}</p>
      <p className="page-actions">
        <button type="button" className="button" onClick={() => (lost ? setAsking(true) : leave())}>
          <Icon name="close" size={18} />
          {text.t('online.me.sign-out')}
        </button>
      </p>
      <p className="page-fault" role="alert">
        {trouble === undefined ? null : problemWords(text, trouble)}
      </p>
      {asking ? (
        <Dialog title={text.t('online.me.sign-out.title')} onClose={() => setAsking(false)}>
          <p className="online-warning">
            <Icon name="warning" size={20} />
            {text.t('online.me.sign-out.lost', { who: me.name })}
          </p>
          <p className="page-actions">
            <button type="button" className="button button-primary" onClick={() => setAsking(false)}>
              {text.t('app.cancel')}
            </button>
            <button type="button" className="button" onClick={leave}>
              <Icon name="close" size={18} />
              {text.t('online.me.sign-out')}
            </button>
          </p>
        </Dialog>
      ) : null}
    </section>
  )
}
