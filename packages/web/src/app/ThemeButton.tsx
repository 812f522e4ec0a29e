import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { changeSettings, useSettings } from './settings/settings-store.ts'
import { useIsDark } from './use-appearance.ts'

/** From morning to dusk and back. */
export function ThemeButton({ size }: { readonly size?: number }) {
  const text = useText()
  const dark = useIsDark(useSettings())
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={text.t(dark ? 'home.light' : 'home.dark')}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} {...(size === undefined ? {} : { size })} />
    </button>
  )
}
