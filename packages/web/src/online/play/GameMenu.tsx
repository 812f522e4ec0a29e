import { use, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { CloseMenu } from '../../table/layout/Menu.tsx'
import { onlineLink } from '../parts/links.ts'
import { useServer } from '../parts/use-server.ts'
import { mustAsk } from './back.ts'
import type { OnlineSession } from './online-session.ts'
import type { Live } from './online-table.ts'

interface GameMenuProps {
  readonly live: Live
  readonly session: OnlineSession
}

function ConcedeDialog({ live, session, onClose }: GameMenuProps & { onClose(): void }) {
  const text = useText()
  const closeMenu = use(CloseMenu)
  const { seats, settings } = live.table
  const concede = () => {
    session.act({ type: 'concede' })
    closeMenu()
  }
  return (
    <Dialog title={text.t('online.concede.title')} onClose={onClose}>
      <p>
        {seats.length === 2
          ? text.t('online.concede.two')
          : text.t('online.concede.more', { level: text.t(`level.${settings.standIn}.name`) })}
      </p>
      <p className="page-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          {text.t('app.cancel')}
        </button>
        <button type="button" className="button" onClick={concede}>
          {text.t('online.concede')}
        </button>
      </p>
    </Dialog>
  )
}

/** What can be done at an online table beside playing. */
export function GameMenu({ live, session }: GameMenuProps) {
  const text = useText()
  const server = useServer()
  const closeMenu = use(CloseMenu)
  const ask = () => {
    session.ask()
    closeMenu()
  }
  const [conceding, setConceding] = useState(false)
  const { table, seat } = live
  const plays = table.status === 'playing' && seat >= 0 && !table.seats[seat].conceded
  return (
    <>
      <a className="button" href={routeTo({ screen: 'online', rest: [] })}>
        <Icon name="online" />
        {text.t('online.lobby')}
      </a>
      <CopyButton words={onlineLink(server?.addresses[0], 'table', table.id)}>
        {text.t('online.invite.link')}
      </CopyButton>
      {session.canAsk() ? (
        <button type="button" className="button" onClick={ask}>
          <Icon name="undo" />
          {text.t(mustAsk(table, seat) ? 'online.ask' : 'online.ask.alone')}
        </button>
      ) : null}
      {plays ? (
        <button type="button" className="button" onClick={() => setConceding(true)}>
          <Icon name="close" />
          {text.t('online.concede')}
        </button>
      ) : null}
      {conceding ? <ConcedeDialog live={live} session={session} onClose={() => setConceding(false)} /> : null}
    </>
  )
}
