import type { Text } from '@amyitis/i18n'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { seatName } from '../play/follow.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import type { Witness } from '../play/sent-store.ts'
import { sitDown } from './sit.ts'
import { voidedAt, whyUnbound } from './unbound.ts'

/** Why the last start came to nothing, as far as this device has seen it itself; and how often that has happened. */
function voidText(text: Text, live: Live, witness: Witness): string {
  const voided = voidedAt(live, witness)
  if (voided === undefined) return text.t('online.bind.void')
  const { table, names } = live
  const who = voided.seats
    .map(({ seat, player }) => names.get(player ?? '')?.name ?? seatName(table, seat, names))
    .filter((name) => name !== '')
  const why =
    who.length > 0 ? text.t('online.bind.void.who', { who: text.list(who) }) : text.t('online.bind.void.server')
  return `${why} ${text.t('online.bind.void.count', { count: voided.count })}`
}

interface BindProps {
  readonly online: OnlineTable
  readonly live: Live
  readonly witness: Witness
  onTrouble(code: string | undefined): void
}

/**
 * What somebody must decide who sits here without a share that this device could reveal. Nothing of it happens by itself:
 * every new try at the deals takes a person who wants it, and two devices do not take the seat from each other.
 */
export function Bind({ online, live, witness, onTrouble }: BindProps) {
  const text = useText()
  const why = whyUnbound(live, witness)
  if (why === undefined) return null
  return (
    <div className="online-warning online-bind" role="status">
      <Icon name="warning" size={20} />
      <span>{why === 'void' ? voidText(text, live, witness) : text.t('online.bind.elsewhere')}</span>
      <button type="button" className="button button-primary" onClick={() => sitDown(online).then(onTrouble)}>
        {text.t(`online.bind.go.${why}`)}
      </button>
    </div>
  )
}
