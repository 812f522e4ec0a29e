import { useText } from '../../text/use-text.ts'
import './presence.css'

/** At the mark of a player, on their card or in their strip. */
const AT = { card: 'is-at-card', strip: 'is-at-strip' } as const

interface PresenceProps {
  readonly here: boolean
  readonly at?: keyof typeof AT
}

/** Is somebody at the table now? A full dot, or an empty ring. */
export function Presence({ here, at }: PresenceProps) {
  const text = useText()
  return (
    <span
      className={['online-dot', here && 'is-here', at && AT[at]].filter(Boolean).join(' ')}
      role="img"
      aria-label={text.t(here ? 'online.here' : 'online.not-here')}
      title={text.t(here ? 'online.here' : 'online.not-here')}
    />
  )
}
