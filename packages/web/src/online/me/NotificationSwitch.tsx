import { useEffect, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { getContactChannels } from '../api/calls.ts'
import { type ContactChannels, PushSwitch } from './PushSwitch.tsx'

/** In the lobby: being told on this device that it is one's turn. */
export function NotificationSwitch() {
  const text = useText()
  const [channels, setChannels] = useState<ContactChannels>()
  useEffect(() => {
    let left = false
    getContactChannels().then((found) => {
      if (!left && found.ok) setChannels(found.value)
    })
    return () => {
      left = true
    }
  }, [])
  if (channels === undefined) return null
  return (
    <Panel
      title={text.t('online.me.tell')}
      aside={<a href={routeTo({ screen: 'online', rest: ['me'] })}>{text.t('online.me.title')}</a>}
    >
      <PushSwitch channels={channels} />
    </Panel>
  )
}
