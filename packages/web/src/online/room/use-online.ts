import { useEffect, useState } from 'react'
import { useStore } from '../../create-store.ts'
import { getTable } from '../api/calls.ts'
import { reloadIfKnown } from '../api/identity.ts'
import { browserConnectionDeps } from '../live/browser-transport.ts'
import { type Live, type OnlineTable, openOnline } from '../play/online-table.ts'

/** Reports to the server whether the page is visible, and checks the connection when the network or the page comes back. */
function watch(online: OnlineTable): () => void {
  const look = () => {
    online.setVisible(!document.hidden)
    if (!document.hidden) online.check()
  }
  const events = ['online', 'offline', 'pageshow', 'focus'] as const
  look()
  document.addEventListener('visibilitychange', look)
  for (const event of events) addEventListener(event, online.check)
  return () => {
    document.removeEventListener('visibilitychange', look)
    for (const event of events) removeEventListener(event, online.check)
  }
}

/** A table as long as its screen is open; the code of the problem if it can't be opened. */
export function useOnlineTable(id: string): OnlineTable | string | undefined {
  const [found, setFound] = useState<OnlineTable | string>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    let leave = () => {}
    getTable(id).then((view) => {
      if (left) return
      if (!view.ok) {
        setFound(view.code)
        // The server may be away for a moment.
        if (view.code !== 'no-network' && view.code !== 'unavailable') return
        const timer = setTimeout(() => setTries(tries + 1), 3000)
        leave = () => clearTimeout(timer)
        return
      }
      if (view.value.you.player !== undefined) reloadIfKnown()
      const online = openOnline(view.value, browserConnectionDeps(id))
      const stop = watch(online)
      leave = () => {
        stop()
        online.close()
      }
      setFound(online)
    })
    return () => {
      left = true
      leave()
    }
  }, [id, tries])
  return found
}

export const useLive = (online: OnlineTable): Live => useStore(online)
