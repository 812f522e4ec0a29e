import { useText } from '../../text/use-text.ts'
import { Switch } from '../settings/Switch.tsx'
import { changeSettings, useSettings } from '../settings/settings-store.ts'
import './sound-setting.css'

/** Sounds, and how loud they are. */
export function SoundSetting() {
  const text = useText()
  const { sounds, volume } = useSettings()
  return (
    <>
      <Switch
        label={text.t('settings.sounds')}
        about={text.t('settings.sounds.about')}
        on={sounds}
        onChange={(on) => changeSettings({ sounds: on })}
      />
      {sounds ? (
        <label className="sound-volume">
          <span>{text.t('settings.volume')}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100 })}
          />
          <output>{Math.round(volume * 100)}</output>
        </label>
      ) : null}
    </>
  )
}
