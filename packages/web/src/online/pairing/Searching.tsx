import { WINDOW_STEP_MS } from '@amyitis/protocol/app'
import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { timeLeft } from '../parts/clocks.ts'
import { useSecondsLeft } from '../parts/use-seconds-left.ts'
import { pairing } from './pairing.ts'
import type { Search } from './pairing-search.ts'

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** While opponents are searched: how long already, who fits, and when a bot sits down. */
export function Searching({ search }: { readonly search: Search }) {
  const text = useText()
  const now = useNow()
  const { waiting, offset, state } = search
  const bots = useSecondsLeft(waiting?.botsAt, offset)
  if (state === 'found') return <p role="status">{text.t('online.pair.found')}</p>
  return (
    <div className="pairing-search">
      <p className="pairing-waits" role="status">
        <span className="pairing-pulse" aria-hidden="true" />
        {text.t('online.pair.waits')}
      </p>
      {waiting === undefined ? null : (
        <>
          <p className="pairing-waited">
            <Icon name="clock" size={18} />
            {text.t('online.pair.waited', { time: timeLeft(Math.max(0, now + offset - waiting.since)) })}
          </p>
          <p>{text.t('online.pair.window', { window: waiting.window, seconds: WINDOW_STEP_MS / 1000 })}</p>
          <p>{bots > 0 ? text.t('online.pair.bots-in', { count: bots }) : text.t('online.pair.bots-now')}</p>
        </>
      )}
      <button type="button" className="button pairing-go" onClick={pairing.cancel}>
        <Icon name="close" size={18} />
        {text.t('online.pair.cancel')}
      </button>
    </div>
  )
}
