import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { getTable } from '../api/calls.ts'
import { LinkCard } from '../parts/LinkCard.tsx'
import { isLoopback, onlineLink } from '../parts/links.ts'
import { useServer } from '../parts/use-server.ts'
import type { Live } from '../play/online-table.ts'

/** Which of the server's addresses the links have, where it has several. */
function Addresses({ value, all, onChange }: { value: string; all: readonly string[]; onChange(one: string): void }) {
  const text = useText()
  return (
    <div className="form-row">
      <label htmlFor="online-address">{text.t('online.invite.address')}</label>
      <select id="online-address" className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  )
}

type Invitations = Live['invitations']

/** The invitations of this table; a seat that has become an invited one, or from which somebody was removed, has a new one. */
function useInvitations({ table, player, invitations }: Live): Invitations {
  const [newer, setNewer] = useState<Invitations>()
  const known = newer ?? invitations
  const missing = table.seats.some(
    ({ plan }, seat) => plan.kind === 'invited' && !known.some((one) => one.seat === seat),
  )
  const free = table.seats
    .map((seat) => (seat.plan.kind === 'invited' && seat.player === undefined ? '1' : '0'))
    .join('')
  const [first] = useState(free)
  const asks = player === table.host && (missing || free !== first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time a seat becomes free, its invitation is a new one
  useEffect(() => {
    if (!asks) return
    getTable(table.id).then((view) => view.ok && setNewer(view.value.invitations))
  }, [asks, free, table.id])
  return known
}

/** The ways to get others to this table. */
export function Invite({ live }: { readonly live: Live }) {
  const text = useText()
  const server = useServer()
  const [chosen, setChosen] = useState<string>()
  const { id, seats } = live.table
  const all = server?.addresses ?? []
  const address = chosen ?? all[0]
  const kept = useInvitations(live).filter(
    ({ seat }) => seats[seat].plan.kind === 'invited' && seats[seat].player === undefined,
  )
  const anyone = seats.some(({ plan, player }) => plan.kind === 'open' && player === undefined)
  return (
    <Panel title={text.t('online.invite')}>
      <div className="waiting-part">
        {server?.loopback ? (
          <p className="online-warning">
            <Icon name="warning" size={20} />
            {text.t('online.invite.loopback')}
          </p>
        ) : null}
        {isLoopback() && all.length > 1 && address !== undefined ? (
          <Addresses value={address} all={all} onChange={setChosen} />
        ) : null}
        {anyone || kept.length === 0 ? (
          <>
            <p className="page-note">{text.t('online.invite.about')}</p>
            <LinkCard link={onlineLink(address, 'table', id)} label={text.t('online.invite.link')} />
          </>
        ) : null}
        {kept.map(({ seat, invitation }) => (
          <div key={seat}>
            <h3 className="online-subheading">{text.t('online.invite.seat', { seat: seat + 1 })}</h3>
            <LinkCard
              link={onlineLink(address, 'table', id, invitation)}
              label={text.t('online.invite.seat', { seat: seat + 1 })}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}
