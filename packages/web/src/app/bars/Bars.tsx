import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { useAccount } from '../hub/account-store.ts'
import { isLobby, useRunningSearch } from '../hub/search-store.ts'
import { useTurns } from '../hub/turns-store.ts'
import { type Route, routeTo } from '../router.ts'
import { useRoute } from '../use-route.ts'
import { postponeUpdate, takeUpdate, useUpdateReady } from './updates.ts'
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

interface BarProps {
  readonly icon: IconProps['name']
  readonly words: string
  readonly children: ReactNode
}

/** A line above every screen, and what can be done about it. */
function Bar({ icon, words, children }: BarProps) {
  return (
    <div className="app-bar">
      <Icon name={icon} size={20} />
      <p className="app-bar-words">{words}</p>
      <div className="app-bar-buttons">{children}</div>
    </div>
  )
}

/** Opponents are being searched, or the search has failed. */
function SearchBar({ route }: { readonly route: Route }) {
  const text = useText()
  const search = useRunningSearch()
  if (search === undefined || isLobby(route)) return null
  if (search.failed)
    return (
      <Bar icon="players" words={text.t('hub.searching.failed')}>
        <a className="button button-primary" href={routeTo({ screen: 'online', rest: [] })}>
          {text.t('home.online')}
        </a>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('app.close')}
          onClick={search.stop}
        >
          <Icon name="close" size={18} />
        </button>
      </Bar>
    )
  return (
    <Bar icon="players" words={text.t('hub.searching')}>
      <button type="button" className="button" onClick={search.stop}>
        <Icon name="close" size={18} />
        {text.t('hub.searching.stop')}
      </button>
    </Bar>
  )
}

/** A table has filled, or people would like to play again: shown to players who are on another screen. */
function WaitingBar({ route }: { readonly route: Route }) {
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
