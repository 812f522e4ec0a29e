import type { Me } from '@amyitis/protocol'
import { useState } from 'react'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { addPasskey, askNewPasskey, askPasskey, enterByPasskey } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { setMe } from '../api/who.ts'
import { problemWords } from '../api/words.ts'
import { canUsePasskeys, makePasskey, showPasskey } from './passkeys.ts'

/** Undefined if the person would rather not. */
type Outcome = Promise<Result<Me> | undefined>

async function make(): Outcome {
  const asked = await askNewPasskey()
  if (!asked.ok) return asked
  const made = await makePasskey(asked.value.options)
  return made === undefined ? undefined : addPasskey(asked.value.ticket, made)
}

async function show(): Outcome {
  const asked = await askPasskey()
  if (!asked.ok) return asked
  const shown = await showPasskey(asked.value.options)
  return shown === undefined ? undefined : enterByPasskey(asked.value.ticket, shown)
}

/** Passkeys keep a name for good: made by who has one, shown by who comes back. */
export function PasskeyCard({ me }: { readonly me: Me | undefined }) {
  const text = useText()
  const [trouble, setTrouble] = useState<string>()
  if (!canUsePasskeys()) return null
  const act = async (way: () => Outcome) => {
    const done = await way()
    if (done?.ok) setMe(done.value)
    setTrouble(done?.ok === false ? done.code : undefined)
  }
  return (
    <section className="page-card">
      <h2 className="online-heading">{text.t('online.me.passkey')}</h2>
      <p className="page-note">
        {text.t('online.me.passkey.about')}{' '}
        {me === undefined ? null : text.t('online.me.passkey.count', { count: me.passkeys })}
      </p>
      <div className="page-actions">
        {me === undefined ? null : (
          <button type="button" className="button" onClick={() => act(make)}>
            <Icon name="plus" size={18} />
            {text.t('online.me.passkey.make')}
          </button>
        )}
        <button type="button" className="button" onClick={() => act(show)}>
          <Icon name="player" size={18} />
          {text.t('online.me.passkey.enter')}
        </button>
      </div>
      <p className="page-fault" role="alert">
        {trouble === undefined ? null : problemWords(text, trouble)}
      </p>
    </section>
  )
}
