import { isFull } from '@amyitis/tables'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { ownShare } from './reveal.ts'
import { sitDown } from './sit.ts'

/**
 * What somebody must decide who sits here without a share that this device could reveal. Nothing of it happens by itself:
 * every new try at the deals takes a person who wants it, and two devices do not take the seat from each other.
 */
function whyUnbound({ table, seat }: Live): 'void' | 'elsewhere' | undefined {
  const own = table.seats[seat]
  if (own === undefined || own.added !== undefined) return undefined
  if (own.commit === undefined) return 'void'
  return isFull(table) && ownShare(table, seat) === undefined ? 'elsewhere' : undefined
}

interface BindProps {
  readonly online: OnlineTable
  readonly live: Live
  onTrouble(code: string | undefined): void
}

export function Bind({ online, live, onTrouble }: BindProps) {
  const text = useText()
  const why = whyUnbound(live)
  if (why === undefined) return null
  return (
    <div className="online-warning online-bind" role="status">
      <Icon name="warning" size={20} />
      <span>{text.t(`online.bind.${why}`)}</span>
      <button type="button" className="button button-primary" onClick={() => sitDown(online).then(onTrouble)}>
        {text.t(`online.bind.go.${why}`)}
      </button>
    </div>
  )
}
