import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { Live } from './online-table.ts'
import './watchers.css'

/** How many look on. */
export function Watchers({ live }: { readonly live: Live }) {
  const text = useText()
  const { spectators } = live
  if (spectators === 0) return null
  const words = text.t('online.spectators', { count: spectators })
  return (
    <p className="online-watchers" title={words}>
      <Icon name="eye" size={18} />
      <span aria-hidden="true">{spectators}</span>
      <span className="visually-hidden">{words}</span>
    </p>
  )
}
