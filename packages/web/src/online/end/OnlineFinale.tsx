import { useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Finale } from '../../table/finale/Finale.tsx'
import type { PlayModel } from '../../table/use-table.ts'
import { onlineLink } from '../parts/links.ts'
import { useServer } from '../parts/use-server.ts'
import type { Live } from '../play/online-table.ts'
import { Conceded } from './Conceded.tsx'
import { FairCheck } from './FairCheck.tsx'
import { RatingChanges } from './RatingChanges.tsx'
import { Rematch } from './Rematch.tsx'

interface OnlineFinaleProps {
  readonly model: PlayModel
  readonly live: Live
  readonly plays: boolean
  onClose(): void
}

/** The end of an online game: as of any game, and what there is among people. */
export function OnlineFinale({ model, live, plays, onClose }: OnlineFinaleProps) {
  const { text } = model.table
  const { table, seat } = live
  const [checks, setChecks] = useState(false)
  const server = useServer()
  const replay = routeTo({ screen: 'replay', rest: ['table', table.id] })
  if (table.status !== 'over')
    return (
      <Dialog title={text.t('table.end.over')} onClose={onClose}>
        <p>{text.t('online.end.closed')}</p>
      </Dialog>
    )
  return (
    <Finale
      model={model}
      you={seat < 0 ? undefined : seat}
      finished={seat < 0 ? undefined : { kind: 'table', id: table.id }}
      plays={plays}
      rematch={<Rematch live={live} />}
      review={`${replay}/review`}
      link={async () => `${onlineLink(server?.addresses[0]).split('#')[0]}${replay}`}
      notes={
        <>
          <Conceded model={model} live={live} />
          <RatingChanges model={model} live={live} />
          {checks ? (
            <Dialog title={text.t('online.check.title')} onClose={() => setChecks(false)}>
              <FairCheck live={live} />
            </Dialog>
          ) : null}
        </>
      }
      more={
        <>
          <a className="button" href={routeTo({ screen: 'online', rest: [] })}>
            <Icon name="online" size={20} />
            {text.t('online.end.table')}
          </a>
          <button type="button" className="button" onClick={() => setChecks(true)}>
            <Icon name="search" size={20} />
            {text.t('online.check.title')}
          </button>
        </>
      }
      onClose={onClose}
    />
  )
}
