import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { changeSettings, useSettings } from '../settings/settings-store.ts'

/** Sounds off and on at one press; how loud they are is among the settings. */
export function SoundButton() {
  const text = useText()
  const { sounds } = useSettings()
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={text.t(sounds ? 'table.sounds.off' : 'table.sounds.on')}
      title={text.t(sounds ? 'table.sounds.off' : 'table.sounds.on')}
      onClick={() => changeSettings({ sounds: !sounds })}
    >
      <Icon name={sounds ? 'sound' : 'silent'} />
    </button>
  )
}
