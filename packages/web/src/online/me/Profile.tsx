import { LANGUAGES } from '@amyitis/i18n/app'
import type { Me } from '@amyitis/protocol'
import { normalizeName } from '@amyitis/protocol/names'
import { type FormEvent, useState } from 'react'
import { LANGUAGE_NAMES } from '../../app/language-names.ts'
import { GatePage, Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Choices } from '../../app/settings/Choices.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { changeMe } from '../api/calls.ts'
import { setMe, useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { NameField } from '../parts/NameField.tsx'
import { MoveCard } from './MoveCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { PasskeyCard } from './PasskeyCard.tsx'
import { RatingsCard } from './RatingsCard.tsx'
import { ServerDataCard } from './ServerDataCard.tsx'
import { SignInCards } from './SignIn.tsx'
import { SignOutCard } from './SignOutCard.tsx'
import './profile.css'

function NameCard({ me }: { readonly me: Me }) {
  const text = useText()
  const [name, setName] = useState(me.name)
  const [answer, setAnswer] = useState<string>()
  const change = async (part: Parameters<typeof changeMe>[0]) => {
    const changed = await changeMe(part)
    if (changed.ok) setMe(changed.value)
    setAnswer(changed.ok ? undefined : changed.code)
    return changed.ok
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await change({ name: normalizeName(name) })) setAnswer('kept')
  }
  return (
    <section className="page-card">
      <form className="online-form" onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <p className="page-actions">
          <button type="submit" className="button" disabled={normalizeName(name) === me.name}>
            {text.t('online.name.keep')}
          </button>
        </p>
      </form>
      <Choices
        label={text.t('online.me.language')}
        value={me.language}
        options={LANGUAGES}
        nameOf={(language) => LANGUAGE_NAMES[language]}
        onChange={(language) => change({ language })}
      />
      <p className={answer === 'kept' ? 'page-note' : 'page-fault'} role="status">
        {answer === 'kept' ? text.t('online.name.kept') : null}
        {answer === undefined || answer === 'kept' ? null : problemText(text, answer)}
      </p>
    </section>
  )
}

/** The own name on this server, and all that belongs to it. `signsOut`: the player has asked for that elsewhere. */
export function Profile({ signsOut }: { readonly signsOut: boolean }) {
  const text = useText()
  const { me } = useIdentity()
  const toTables = (
    <p className="page-actions">
      <a className="button" href={routeTo({ screen: 'online', rest: [] })}>
        <Icon name="online" size={18} />
        {text.t('online.end.table')}
      </a>
      {me === undefined ? null : (
        <a className="button" href={routeTo({ screen: 'online', rest: ['player', me.id] })}>
          <Icon name="player" size={18} />
          {text.t('hub.page')}
        </a>
      )}
    </p>
  )
  if (me === undefined)
    return (
      <GatePage title={text.t('online.me.title')} about={text.t('online.me.none')}>
        <SignInCards />
        {toTables}
      </GatePage>
    )
  return (
    <Page title={text.t('online.me.title')} over={text.t('page.gate')} camera="gate">
      <div className="profile">
        <div className="profile-column">
          <NameCard me={me} />
          <RatingsCard />
          <NotificationsCard me={me} />
        </div>
        <div className="profile-column">
          <PasskeyCard me={me} />
          <MoveCard />
          <SignOutCard me={me} asks={signsOut} />
          <ServerDataCard />
        </div>
      </div>
      {toTables}
    </Page>
  )
}
