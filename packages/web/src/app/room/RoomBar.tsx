import { type ReactNode, use } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { routeTo } from '../router.ts'
import { ThemeButton } from '../ThemeButton.tsx'
import { RoomNav } from './RoomNav.tsx'
import { RoomPartsContext } from './room-parts.ts'
import '../../theme/bar.css'
import './room-bar.css'

/** The bar of a room: the places of the app, morning or dusk, the settings. */
export function RoomBar({ aside }: { readonly aside?: ReactNode }) {
  const text = useText()
  const { Account } = use(RoomPartsContext)
  return (
    <header className="room-bar on-glaze">
      <a className="bar-home" href={routeTo({ screen: 'home' })}>
        <Icon name="points" size={26} />
        <span className="bar-name">{text.t('app.title')}</span>
        <span className="visually-hidden"> · {text.t('app.home')}</span>
      </a>
      <RoomNav />
      <div className="bar-end">
        {aside}
        <ThemeButton />
        <a
          className="button button-quiet button-icon"
          href={routeTo({ screen: 'settings' })}
          aria-label={text.t('settings.title')}
        >
          <Icon name="settings" />
        </a>
        {Account === undefined ? null : <Account />}
      </div>
    </header>
  )
}
