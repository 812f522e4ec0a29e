import { LANGUAGES } from '@amyitis/i18n/app'
import { LANGUAGE_NAMES } from './language-names.ts'
import { Choices } from './settings/Choices.tsx'
import { Switch } from './settings/Switch.tsx'
import { CONFIRMS, type Settings, SPEEDS, type Speed, THEMES } from './settings/settings.ts'
import { changeSettings, useSettings } from './settings/settings-store.ts'
import { languageOf, useText } from './text.ts'
import './settings/settings.css'

type Switched = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings]

/** All that can be set, shown on a page of its own and from the table. */
export function SettingsForm() {
  const text = useText()
  const settings = useSettings()
  const toggle = (key: Switched, label: string, about?: string) => (
    <Switch
      label={label}
      about={about}
      on={settings[key]}
      onChange={(on) => changeSettings({ [key]: on } as Partial<Settings>)}
    />
  )
  const systemLanguage = LANGUAGE_NAMES[languageOf({ language: 'system' })]
  const speedName = (speed: number) =>
    speed === 0
      ? text.t('settings.speed.wait')
      : text.t('settings.speed.times', { speed: speed.toLocaleString(text.language) })
  return (
    <div className="settings">
      <Choices
        label={text.t('settings.language')}
        value={settings.language}
        options={['system', ...LANGUAGES]}
        nameOf={(language) =>
          language === 'system'
            ? text.t('settings.language.system', { language: systemLanguage })
            : LANGUAGE_NAMES[language]
        }
        onChange={(language) => changeSettings({ language })}
      />
      <Choices
        label={text.t('settings.theme')}
        value={settings.theme}
        options={THEMES}
        nameOf={(theme) => text.t(`settings.theme.${theme}`)}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choices<Speed>
        label={text.t('settings.speed')}
        value={settings.speed}
        options={SPEEDS}
        nameOf={speedName}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Choices
        label={text.t('settings.confirms')}
        value={settings.confirms}
        options={CONFIRMS}
        nameOf={(confirms) => text.t(`settings.confirms.${confirms}`)}
        onChange={(confirms) => changeSettings({ confirms })}
      />
      {toggle('answersItself', text.t('settings.itself'), text.t('settings.itself.about'))}
      {toggle('hints', text.t('settings.hints'))}
      {toggle('sounds', text.t('settings.sounds'))}
      {toggle('still', text.t('settings.still'), text.t('settings.still.about'))}
      {toggle('shortcuts', text.t('settings.shortcuts'), text.t('settings.shortcuts.about'))}
    </div>
  )
}
