import { Suspense, use, useId } from 'react'
import { PagePartsContext } from '../../app/page/page-parts.ts'
import { Switch } from '../../app/settings/Switch.tsx'
import { changeSettings, useSettings } from '../../app/settings/settings-store.ts'
import { useIsDark } from '../../app/use-appearance.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './theme-choice.css'

const TIMES = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
] as const

/** Morning or dusk, chosen by its picture; or as the system has it. */
export function ThemeChoice() {
  const text = useText()
  const settings = useSettings()
  const dark = useIsDark(settings)
  const { View } = use(PagePartsContext)
  const name = useId()
  const shown = dark ? 'dark' : 'light'
  return (
    <>
      <fieldset className="themes">
        <legend className="visually-hidden">{text.t('settings.theme')}</legend>
        {TIMES.map(({ theme, icon }) => (
          <label key={theme} className="theme">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={theme === shown}
              onChange={() => changeSettings({ theme })}
            />
            <span className="theme-picture" data-time={theme}>
              <Suspense fallback={null}>{View === undefined ? null : <View camera="garden" />}</Suspense>
            </span>
            <span className="theme-name">
              <Icon name={icon} size={20} />
              {text.t(`settings.theme.${theme}`)}
              <Icon name="check" size={18} className="theme-check" />
            </span>
          </label>
        ))}
      </fieldset>
      <Switch
        label={text.t('settings.theme.system')}
        on={settings.theme === 'system'}
        onChange={(on) => changeSettings({ theme: on ? 'system' : shown })}
      />
    </>
  )
}
