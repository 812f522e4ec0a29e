import { normalizeName } from '@amyitis/protocol/names'
import { type FormEvent, useEffect, useState } from 'react'
import { GatePage } from '../../app/page/Page.tsx'
import { go } from '../../app/use-route.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { signUpAs, useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { NameField } from '../parts/NameField.tsx'
import { PasskeyCard } from './PasskeyCard.tsx'

function NewName() {
  const text = useText()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const entered = await signUpAs(normalizeName(name), text.language)
    setProblem(entered.ok ? undefined : entered.code)
  }
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.sign-in.new')}</h2>
      <form className="online-form" onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <p className="page-fault" role="alert">
          {problem === undefined ? null : problemText(text, problem)}
        </p>
        <p className="page-actions">
          <button type="submit" className="button button-primary">
            <Icon name="player" size={18} />
            {text.t('online.sign-in.go')}
          </button>
        </p>
      </form>
    </section>
  )
}

/** Gets a name here, or returns to an existing one. */
export function SignInCards() {
  const text = useText()
  return (
    <>
      <NewName />
      <PasskeyCard me={undefined} />
      <section className="page-card">
        <h2 className="page-heading">{text.t('online.sign-in.back')}</h2>
        <p className="page-note">{text.t('online.sign-in.link')}</p>
      </section>
    </>
  )
}

/** Signing in, on the way to the tables. */
export function SignIn() {
  const text = useText()
  const { me } = useIdentity()
  useEffect(() => {
    if (me !== undefined) go({ screen: 'online', rest: [] })
  }, [me])
  return (
    <GatePage title={text.t('online.sign-in')} about={text.t('online.sign-in.about')}>
      <SignInCards />
    </GatePage>
  )
}
