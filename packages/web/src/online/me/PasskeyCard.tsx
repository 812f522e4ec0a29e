import type { Me } from '@amyitis/protocol'
import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { addPasskey, removePasskey, requestNewPasskey, requestPasskey, signInWithPasskey } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { setMe } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { canUsePasskeys, makePasskey, showPasskey } from './passkeys.ts'

/** Undefined if the person would rather not. */
type Outcome = Promise<Result<Me> | undefined>

async function make(): Outcome {
  const asked = await requestNewPasskey()
  if (!asked.ok) return asked
  const made = await makePasskey(asked.value.options)
  return made === undefined ? undefined : addPasskey(asked.value.ticket, made)
}

async function show(): Outcome {
  const asked = await requestPasskey()
  if (!asked.ok) return asked
  const shown = await showPasskey(asked.value.options)
  return shown === undefined ? undefined : signInWithPasskey(asked.value.ticket, shown)
}

interface OwnPasskeysProps {
  readonly passkeys: Me['passkeys']
  onRemove(id: string): void
}

function OwnPasskeys({ passkeys, onRemove }: OwnPasskeysProps) {
  const text = useText()
  if (passkeys.length === 0) return null
  return (
    <ul className="online-keys">
      {passkeys.map(({ id, created }, i) => (
        <li key={id}>
          <span>{text.t('online.me.passkey.one', { number: i + 1 })}</span>
          {created === undefined ? null : (
            <span className="page-note">
              {new Date(created).toLocaleDateString(text.locale, { dateStyle: 'medium' })}
            </span>
          )}
          <button
            type="button"
            className="button button-quiet"
            aria-label={text.t('online.me.passkey.remove', { number: i + 1 })}
            onClick={() => onRemove(id)}
          >
            <Icon name="delete" size={18} />
            {text.t('online.me.tell.remove')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Passkeys keep a name for good: created by its owner, used to sign in again. */
export function PasskeyCard({ me }: { readonly me: Me | undefined }) {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  if (!canUsePasskeys()) return null
  const act = async (way: () => Outcome) => {
    const done = await way()
    if (done?.ok) setMe(done.value)
    setProblem(done?.ok === false ? done.code : undefined)
  }
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.me.passkey')}</h2>
      <p className="page-note">
        {text.t('online.me.passkey.about')}{' '}
        {me === undefined ? null : text.t('online.me.passkey.count', { count: me.passkeys.length })}
      </p>
      <OwnPasskeys passkeys={me?.passkeys ?? []} onRemove={(id) => act(() => removePasskey(id))} />
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
        {problem === undefined ? null : problemText(text, problem)}
      </p>
    </section>
  )
}
