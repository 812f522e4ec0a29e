import { Loading } from '../../app/Loading.tsx'
import { useText } from '../../app/text.ts'
import { problemWords } from '../api/words.ts'
import { OnlineGame } from '../OnlineGame.tsx'
import type { OnlineTable } from '../play/online-table.ts'
import { DeadEnd } from './DeadEnd.tsx'
import { useLive, useOnline } from './use-online.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

function NoTable({ code }: { readonly code: string }) {
  const text = useText()
  return (
    <DeadEnd title={text.t('online.table')}>
      <p className="page-fault" role="alert">
        {problemWords(text, code)}
      </p>
    </DeadEnd>
  )
}

function Opened({ online, invitation }: { readonly online: OnlineTable; readonly invitation: string | undefined }) {
  const live = useLive(online)
  if (live.refused !== undefined) return <NoTable code={live.refused} />
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
  const online = useOnline(id)
  if (online === undefined) return <Loading />
  return typeof online === 'string' ? <NoTable code={online} /> : <Opened online={online} invitation={invitation} />
}
