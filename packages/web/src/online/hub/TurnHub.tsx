import { useEffect } from 'react'
import { isKnown, useAccount } from '../../app/hub/account-store.ts'
import { loadMe, setMe } from '../api/identity.ts'
import { type Polling, pollTurns } from './poll-turns.ts'
import { setPolling } from './refresh.ts'

function startPolling(): Polling {
  return pollTurns({
    fetch: (url, init) => fetch(url, init),
    hidden: () => document.hidden,
    wait(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    onSignedOut: () => setMe(undefined),
  })
}

/** Nothing to see: asks what waits for the player, for all screens, as long as somebody is signed in. */
export function TurnHub() {
  const account = useAccount()?.id
  useEffect(() => {
    if (account === undefined) {
      if (isKnown()) void loadMe()
      return
    }
    const polling = startPolling()
    setPolling(polling)
    const look = () => document.hidden || polling.refresh()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
      setPolling(undefined)
      polling.stop()
    }
  }, [account])
  return null
}
