import { useEffect, useState } from 'react'
import { Switch } from '../../app/settings/Switch.tsx'
import { useText } from '../../text/use-text.ts'
import { problemText } from '../api/problem-text.ts'
import { canPush, isPushed, startPush, stopPush } from './push.ts'

/** How the server could reach somebody. */
export interface ContactChannels {
  readonly push: string
  readonly mail: boolean
}

/** Notifications on this device. */
export function PushSwitch({ channels }: { readonly channels: ContactChannels }) {
  const text = useText()
  const [on, setOn] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    isPushed().then(setOn, () => {})
  }, [])
  if (!canPush()) return <p className="page-note">{text.t('online.me.tell.plain')}</p>
  const change = async (wanted: boolean) => {
    const why = wanted ? await startPush(channels.push) : await stopPush()
    setProblem(why ?? undefined)
    setOn(await isPushed())
  }
  return (
    <>
      <Switch label={text.t('online.me.tell.push')} on={on} onChange={change} />
      <p className="page-fault" role="alert">
        {problem === 'denied' ? text.t('online.me.tell.denied') : null}
        {problem === undefined || problem === 'denied' ? null : problemText(text, problem)}
      </p>
    </>
  )
}
