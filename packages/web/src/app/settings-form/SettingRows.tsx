import { useText } from '../../text/use-text.ts'
import { Choices } from '../settings/Choices.tsx'
import { Switch } from '../settings/Switch.tsx'
import type { Settings } from '../settings/settings.ts'
import { changeSettings, useSettings } from '../settings/settings-store.ts'
import type { Setting } from './setting-groups.ts'
import './setting-rows.css'

interface RowProps {
  readonly setting: Setting
  /** The heading above it says what it is. */
  readonly alone: boolean
}

function SettingRow({ setting, alone }: RowProps) {
  const text = useText()
  const settings = useSettings()
  switch (setting.kind) {
    case 'own':
      return <setting.Control />
    case 'switch':
      return (
        <Switch
          label={setting.label(text)}
          about={setting.about?.(text)}
          on={settings[setting.key]}
          onChange={(on) => changeSettings({ [setting.key]: on } as Partial<Settings>)}
        />
      )
    case 'choice':
      return (
        <Choices
          label={setting.label(text)}
          unlabelled={alone}
          value={settings[setting.key]}
          options={setting.options}
          nameOf={(option) => setting.nameOf(text, option)}
          onChange={(value) => changeSettings({ [setting.key]: value } as Partial<Settings>)}
        />
      )
  }
}

/** Settings below one another: what each is called, and its control. */
export function SettingRows({ settings }: { readonly settings: readonly Setting[] }) {
  return (
    <div className="setting-rows">
      {settings.map((setting) => (
        <div key={setting.key} className="setting-row" data-layout="row">
          <SettingRow setting={setting} alone={settings.length === 1} />
        </div>
      ))}
    </div>
  )
}
