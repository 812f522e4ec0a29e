import { useEffect } from 'react'
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
        {problemText(text, code)}
      </p>
    </NoTable>
  )
}

/** A seat that a bot holds is offered to who was paired with this table. */
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

function Opened({ online, invitation }: { readonly online: OnlineTable; readonly invitation: string | undefined }) {
  const live = useLive(online)
  useTakeOver(online, live)
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
