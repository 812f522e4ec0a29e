import { useEffect } from 'react'
import { searchStore } from '../../app/hub/search-store.ts'
import { Loading } from '../../app/Loading.tsx'
import { useText } from '../../text/use-text.ts'
import { problemText } from '../api/problem-text.ts'
import { OnlineGame } from '../OnlineGame.tsx'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { NoTable } from './NoTable.tsx'
import { takeOver } from './sit.ts'
import { useLive, useOnlineTable } from './use-online.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import './room.css'

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
