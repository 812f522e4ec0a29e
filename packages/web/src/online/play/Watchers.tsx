import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import type { Live } from './online-table.ts'

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
