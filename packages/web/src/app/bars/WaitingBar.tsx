import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { useAccount } from '../hub/account-store.ts'
import { useTurns } from '../hub/turns-store.ts'
import { type Route, routeTo } from '../router.ts'
import { Bar } from './Bar.tsx'

/** A table has filled, or people would like to play again: whoever is elsewhere learns of it. */
export function WaitingBar({ route }: { readonly route: Route }) {
  const text = useText()
  const account = useAccount()
  const found = useTurns()
  const [read, setRead] = useState('')
  const here = route.screen === 'online' ? route.rest[1] : undefined
  const starting = found?.starting.find(({ id }) => id !== here)
  const table = starting ?? found?.offers.find(({ id }) => id !== here)
  if (table === undefined || read === table.id) return null
  const others = table.players.flatMap(({ player }) =>
    player?.name === undefined || player.id === account?.id ? [] : [player.name],
  )
  const who = text.list(others)
  const full = others.length === 0 ? text.t('hub.full.alone') : text.t('hub.full', { who })
  const offer = others.length === 0 ? text.t('hub.offer.alone') : text.t('hub.offer', { who })
  const words = starting === undefined ? offer : full
  return (
    <Bar icon="players" words={words}>
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: ['table', table.id] })}>
        {text.t('hub.go')}
      </a>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={text.t('app.close')}
        onClick={() => setRead(table.id)}
      >
        <Icon name="close" size={18} />
      </button>
    </Bar>
  )
}
