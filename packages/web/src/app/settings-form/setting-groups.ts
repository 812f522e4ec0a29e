import { LANGUAGES, type Text } from '@amyitis/i18n/app'
import type { ComponentType } from 'react'
import { LANGUAGE_NAMES } from '../language-names.ts'
import { CONFIRMS, COORDINATES, RECAPS, type Settings, SPEEDS, THEMES } from '../settings/settings.ts'
import { SoundSetting } from '../sound/SoundSetting.tsx'
import { languageOf } from '../text.ts'

type Words = (text: Text) => string
type Switched = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings]
type Chosen = { [Key in keyof Settings]: Settings[Key] extends boolean ? never : Key }[keyof Settings]

interface SwitchSetting {
  readonly kind: 'switch'
  readonly key: Switched
  readonly label: Words
  readonly about?: Words
}

interface ChoiceSetting {
  readonly kind: 'choice'
  readonly key: Chosen
  readonly label: Words
  readonly options: readonly (string | number)[]
  nameOf(text: Text, option: string | number): string
}

/** A setting with a control of its own. */
interface OwnSetting {
  readonly kind: 'own'
  readonly key: string
  readonly Control: ComponentType
}

export type Setting = SwitchSetting | ChoiceSetting | OwnSetting

export interface SettingGroup {
  readonly id: 'look' | 'table' | 'language'
  readonly title: Words
  readonly settings: readonly Setting[]
}

const toggle = (key: Switched, label: Words, about?: Words): SwitchSetting =>
  about === undefined ? { kind: 'switch', key, label } : { kind: 'switch', key, label, about }

const choice = <Key extends Chosen>(
  key: Key,
  label: Words,
  options: readonly Settings[Key][],
  nameOf: (text: Text, option: Settings[Key]) => string,
): ChoiceSetting => ({
  kind: 'choice',
  key,
  label,
  options,
  nameOf: (text, option) => nameOf(text, option as Settings[Key]),
})

const systemLanguage = () => LANGUAGE_NAMES[languageOf({ language: 'system' })]

/** All that can be set, in the order in which it is shown. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    id: 'look',
    title: ({ t }) => t('settings.look'),
    settings: [
      choice(
        'theme',
        ({ t }) => t('settings.theme'),
        THEMES,
        ({ t }, theme) => t(`settings.theme.${theme}`),
      ),
      toggle(
        'still',
        ({ t }) => t('settings.still'),
        ({ t }) => t('settings.still.about'),
      ),
      { kind: 'own', key: 'sounds', Control: SoundSetting },
    ],
  },
  {
    id: 'table',
    title: ({ t }) => t('settings.table'),
    settings: [
      choice(
        'speed',
        ({ t }) => t('settings.speed'),
        SPEEDS,
        ({ t, language }, speed) =>
          speed === 0 ? t('settings.speed.wait') : t('settings.speed.times', { speed: speed.toLocaleString(language) }),
      ),
      choice(
        'confirms',
        ({ t }) => t('settings.confirms'),
        CONFIRMS,
        ({ t }, confirms) => t(`settings.confirms.${confirms}`),
      ),
      choice(
        'coordinates',
        ({ t }) => t('settings.coordinates'),
        COORDINATES,
        ({ t }, coordinates) => t(`settings.coordinates.${coordinates}`),
      ),
      choice(
        'recap',
        ({ t }) => t('settings.recap'),
        RECAPS,
        ({ t }, recap) => t(`settings.recap.${recap}`),
      ),
      toggle(
        'answersItself',
        ({ t }) => t('settings.itself'),
        ({ t }) => t('settings.itself.about'),
      ),
      toggle(
        'ponders',
        ({ t }) => t('settings.ponders'),
        ({ t }) => t('settings.ponders.about'),
      ),
      toggle('hints', ({ t }) => t('settings.hints')),
      toggle(
        'shortcuts',
        ({ t }) => t('settings.shortcuts'),
        ({ t }) => t('settings.shortcuts.about'),
      ),
    ],
  },
  {
    id: 'language',
    title: ({ t }) => t('settings.language'),
    settings: [
      choice(
        'language',
        ({ t }) => t('settings.language'),
        ['system', ...LANGUAGES],
        ({ t }, language) =>
          language === 'system'
            ? t('settings.language.system', { language: systemLanguage() })
            : LANGUAGE_NAMES[language],
      ),
    ],
  },
]
