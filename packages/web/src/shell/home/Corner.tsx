import { AccountMenu } from '../../app/hub/AccountMenu.tsx'
import { routeTo } from '../../app/router.ts'
import { ThemeButton } from '../../app/ThemeButton.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './corner.css'

/** Rules, theme, settings, and who is signed in or where to, in the corner of the picture. */
export function Corner() {
  const text = useText()
  return (
    <div className="home-corner">
      <a
        className="button button-quiet button-icon"
        href={routeTo({ screen: 'rules', rest: [] })}
        aria-label={text.t('home.rules')}
      >
        <Icon name="book" size={22} />
      </a>
      <ThemeButton size={22} />
      <a
        className="button button-quiet button-icon"
        href={routeTo({ screen: 'settings' })}
        aria-label={text.t('settings.title')}
      >
        <Icon name="settings" size={22} />
      </a>
      <AccountMenu />
    </div>
  )
}
