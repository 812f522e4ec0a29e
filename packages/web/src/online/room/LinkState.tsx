import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import type { Live } from '../play/online-table.ts'

/** Says when the connection is lost; it comes back by itself. */
export function LinkState({ live }: { readonly live: Live }) {
  const text = useText()
  return (
    <div className="online-link-state" role="status">
      {live.link === 'lost' ? (
        <p className="online-lost">
          <Icon name="online" size={18} />
          {text.t('online.lost')}
        </p>
      ) : null}
    </div>
  )
}
