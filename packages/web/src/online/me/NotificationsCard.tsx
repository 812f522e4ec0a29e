import type { Me } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { getContactChannels, removeEmail, removeWebhook, requestEmail, setWebhook } from '../api/calls.ts'
import { type ContactChannels, PushSwitch } from './PushSwitch.tsx'
import { TargetForm } from './TargetForm.tsx'

/** How the player is notified that it is their turn. */
export function NotificationsCard({ me }: { readonly me: Me }) {
  const text = useText()
  const [ways, setWays] = useState<ContactChannels>()
  useEffect(() => {
    getContactChannels().then((found) => found.ok && setWays(found.value))
  }, [])
  if (ways === undefined) return null
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.me.tell')}</h2>
      <p className="page-note">{text.t('online.me.tell.about')}</p>
      <PushSwitch channels={ways} />
      <TargetForm
        type="url"
        label={text.t('online.me.tell.webhook')}
        value={me.webhook}
        remove={removeWebhook}
        save={async (url) => {
          const set = await setWebhook(url)
          return set.ok ? { ok: true, value: text.t('online.me.tell.secret', { secret: set.value.secret }) } : set
        }}
      />
      {ways.mail ? (
        <TargetForm
          type="email"
          label={text.t('online.me.tell.email')}
          value={me.email}
          remove={removeEmail}
          save={async (email) => {
            const asked = await requestEmail(email)
            return asked.ok ? { ok: true, value: text.t('online.me.tell.asked') } : asked
          }}
        />
      ) : null}
    </section>
  )
}
