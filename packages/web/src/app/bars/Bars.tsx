import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { Route } from '../router.ts'
import { useRoute } from '../use-route.ts'
import { Bar } from './Bar.tsx'
import { SearchBar } from './SearchBar.tsx'
import { postponeUpdate, takeUpdate, useUpdateReady } from './updates.ts'
import { WaitingBar } from './WaitingBar.tsx'
import './bars.css'

function subscribeNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Nothing can be played there without a network. */
const isOnlineTable = (route: Route): boolean => route.screen === 'online' && route.rest[0] === 'table'

/** What the app says about itself, quietly, above whatever screen is open. */
export function Bars() {
  const text = useText()
  const update = useUpdateReady()
  const route = useRoute()
  const online = useSyncExternalStore(subscribeNetwork, () => navigator.onLine)
  const [read, setRead] = useState(false)
  if (online && read) setRead(false)
  return (
    <div className="app-bars" role="status" data-screen={route.screen}>
      {update ? (
        <Bar icon="info" words={text.t('app.update')}>
          <button type="button" className="button button-primary" onClick={takeUpdate}>
            {text.t('app.update.now')}
          </button>
          <button type="button" className="button" onClick={postponeUpdate}>
            {text.t('app.update.later')}
          </button>
        </Bar>
      ) : null}
      {online || read ? null : (
        <Bar icon="info" words={text.t(isOnlineTable(route) ? 'hub.offline' : 'app.offline')}>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={text.t('app.close')}
            onClick={() => setRead(true)}
          >
            <Icon name="close" size={18} />
          </button>
        </Bar>
      )}
      <SearchBar route={route} />
      <WaitingBar route={route} />
    </div>
  )
}
