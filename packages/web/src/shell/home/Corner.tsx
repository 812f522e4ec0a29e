import { routeTo } from '../../app/router.ts'
import { changeSettings, useSettings } from '../../app/settings/settings-store.ts'
import { useText } from '../../app/text.ts'
import { useIsDark } from '../../app/use-is-dark.ts'
import { Icon } from '../../icons/icon.tsx'

/** Rules, theme and settings, in the corner of the picture. */
export function Corner() {
  const text = useText()
  const dark = useIsDark(useSettings())
  return (
    <div className="home-corner">
      <a
        className="button button-quiet button-icon"
        href={routeTo({ screen: 'rules', rest: [] })}
        aria-label={text.t('home.rules')}
      >
        <Icon name="book" size={22} />
      </a>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={text.t(dark ? 'home.light' : 'home.dark')}
        onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
      >
        <Icon name={dark ? 'sun' : 'moon'} size={22} />
      </button>
      <a
        className="button button-quiet button-icon"
        href={routeTo({ screen: 'settings' })}
        aria-label={text.t('settings.title')}
      >
        <Icon name="settings" size={22} />
      </a>
    </div>
  )
}
