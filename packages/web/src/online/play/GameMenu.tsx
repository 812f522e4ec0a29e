import { use, useState } from 'react'
import { ConfirmDialog } from '../../app/ConfirmDialog.tsx'
import { CopyButton } from '../../app/CopyButton.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { CloseMenu } from '../../table/layout/Menu.tsx'
import { useText } from '../../text/use-text.ts'
import { onlineLink } from '../parts/links.ts'
import { playerRoute } from '../parts/PlayerLink.tsx'
import { useServer } from '../parts/use-server.ts'
import type { OnlineSession } from './online-session.ts'
import type { Live } from './online-table.ts'
import { needsConsent } from './takeback.ts'

interface GameMenuProps {
  readonly live: Live
  readonly session: OnlineSession
}

function ConcedeDialog({ live, session, onClose }: GameMenuProps & { onClose(): void }) {
  const text = useText()
  const closeMenu = use(CloseMenu)
  const { seats, settings } = live.table
  const concede = () => {
    session.execute({ type: 'concede' })
    closeMenu?.()
  }
  return (
    <ConfirmDialog
      title={text.t('online.concede.title')}
      confirm={text.t('online.concede')}
      onConfirm={concede}
      onClose={onClose}
    >
      <p>
        {seats.length === 2
          ? text.t('online.concede.two')
          : text.t('online.concede.more', { level: text.t(`level.${settings.standIn}.name`) })}
      </p>
    </ConfirmDialog>
  )
}

/** What can be done at an online table beside playing. */
export function GameMenu({ live, session }: GameMenuProps) {
  const text = useText()
  const server = useServer()
  const closeMenu = use(CloseMenu)
  const ask = () => {
    session.requestTakeback()
    closeMenu?.()
  }
  const [conceding, setConceding] = useState(false)
  const { table, seat, names } = live
  const others = table.seats.flatMap(({ player }) => {
    const name = names.get(player ?? '')?.name
    return player === undefined || name === undefined || player === live.player ? [] : [{ id: player, name }]
  })
  const plays = table.status === 'playing' && seat >= 0 && !table.seats[seat].conceded
  return (
    <>
      <a className="button" href={routeTo({ screen: 'online', rest: [] })}>
        <Icon name="online" />
        {text.t('online.lobby')}
      </a>
      <CopyButton words={onlineLink(server?.addresses[0], 'table', table.id)}>
        {text.t('online.invite.table')}
      </CopyButton>
      {others.map(({ id, name }) => (
        <a key={id} className="button" href={playerRoute(id)}>
          <Icon name="player" />
          {text.t('online.player.of', { name })}
        </a>
      ))}
      {session.canRequestTakeback() ? (
        <button type="button" className="button" onClick={ask}>
          <Icon name="undo" />
          {text.t(needsConsent(table, seat) ? 'online.ask' : 'online.ask.alone')}
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
