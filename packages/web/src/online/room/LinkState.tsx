import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { Live } from '../play/online-table.ts'

/** Says when the connection is lost; it is restored automatically. */
export function LinkState({ live }: { readonly live: Live }) {
  const text = useText()
  return (
    <div className="online-link-state" role="status">
      {live.connection === 'lost' ? (
        <p className="online-lost">
          <Icon name="online" size={18} />
          {text.t('online.lost')}
        </p>
      ) : null}
    </div>
  )
}
