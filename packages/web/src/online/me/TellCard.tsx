import type { Me } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { Switch } from '../../app/settings/Switch.tsx'
import { useText } from '../../app/text.ts'
import { askEmail, getWays, removeEmail, removeWebhook, setWebhook } from '../api/calls.ts'
import { problemWords } from '../api/words.ts'
import { canPush, isPushed, startPush, stopPush } from './push.ts'
import { TargetForm } from './TargetForm.tsx'

type Ways = { readonly push: string; readonly mail: boolean }

function PushSwitch({ ways }: { readonly ways: Ways }) {
  const text = useText()
  const [on, setOn] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    isPushed().then(setOn, () => {})
  }, [])
  if (!canPush()) return <p className="page-note">{text.t('online.me.tell.plain')}</p>
  const change = async (wanted: boolean) => {
    const why = wanted ? await startPush(ways.push) : await stopPush()
    setTrouble(why ?? undefined)
    setOn(await isPushed())
  }
  return (
    <>
      <Switch label={text.t('online.me.tell.push')} on={on} onChange={change} />
      <p className="page-fault" role="alert">
        {trouble === 'denied' ? text.t('online.me.tell.denied') : null}
        {trouble === undefined || trouble === 'denied' ? null : problemWords(text, trouble)}
      </p>
    </>
  )
}

/** How somebody is told that it is their turn. */
export function TellCard({ me }: { readonly me: Me }) {
  const text = useText()
  const [ways, setWays] = useState<Ways>()
  useEffect(() => {
    getWays().then((found) => found.ok && setWays(found.value))
  }, [])
  if (ways === undefined) return null
  return (
    <section className="page-card">
      <h2 className="online-heading">{text.t('online.me.tell')}</h2>
      <p className="page-note">{text.t('online.me.tell.about')}</p>
      <PushSwitch ways={ways} />
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
            const asked = await askEmail(email)
            return asked.ok ? { ok: true, value: text.t('online.me.tell.asked') } : asked
          }}
        />
      ) : null}
    </section>
  )
}
