import { useEffect, useState } from 'react'
import { searchStore } from '../../app/hub/search-store.ts'
import { Loading } from '../../app/Loading.tsx'
import { useStore } from '../../create-store.ts'
import { useText } from '../../text/use-text.ts'
import { getTable } from '../api/calls.ts'
import { reloadIfKnown } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { browserConnectionDeps } from '../live/browser-transport.ts'
import { OnlineGame } from '../OnlineGame.tsx'
import { type Live, type OnlineTable, openOnline } from '../play/online-table.ts'
import { NoTable } from './NoTable.tsx'
import { takeOver } from './sit.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import './room.css'

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
function useOnlineTable(id: string): OnlineTable | string | undefined {
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

const useLive = (online: OnlineTable): Live => useStore(online)

function Refused({ code }: { readonly code: string }) {
  const text = useText()
  return (
    <NoTable title={text.t('online.table')}>
      <p className="page-fault" role="alert">
        {/* A mistyped address names no table, either. */}
        {problemText(text, code === 'unknown-place' ? 'unknown-table' : code)}
      </p>
    </NoTable>
  )
}

/** A seat that a bot holds is offered to players who were paired with this table. */
function useTakeOver(online: OnlineTable, { table, player, seat }: Live): void {
  const offered =
    table.status === 'playing' &&
    seat < 0 &&
    player !== undefined &&
    table.seats.some((one) => one.offer?.player === player)
  useEffect(() => {
    if (offered) void takeOver(online)
  }, [offered, online])
}

/** A player who sits down at a table stops searching for another; spectators keep searching. */
function useEndOfSearch({ seat }: Live): void {
  const seated = seat >= 0
  useEffect(() => {
    if (seated) searchStore.get()?.stop()
  }, [seated])
}

function Opened({ online, invitation }: { readonly online: OnlineTable; readonly invitation: string | undefined }) {
  const live = useLive(online)
  useTakeOver(online, live)
  useEndOfSearch(live)
  if (live.refused !== undefined) return <Refused code={live.refused} />
  return live.table.game === undefined ? (
    <WaitingRoom online={online} live={live} invitation={invitation} />
  ) : (
    <OnlineGame online={online} live={live} />
  )
}

interface TablePlaceProps {
  readonly id: string
  readonly invitation: string | undefined
}

/** A table of the server: its waiting room, and from the start on its game. */
export function TablePlace({ id, invitation }: TablePlaceProps) {
  const online = useOnlineTable(id)
  if (online === undefined) return <Loading />
  return typeof online === 'string' ? <Refused code={online} /> : <Opened online={online} invitation={invitation} />
}
