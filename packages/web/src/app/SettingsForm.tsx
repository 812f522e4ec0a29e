import { SettingRows } from './settings-form/SettingRows.tsx'
import { SETTING_GROUPS } from './settings-form/setting-groups.ts'

const ALL = SETTING_GROUPS.flatMap(({ settings }) => settings)

/** All that can be set, as the menu of a table shows it. */
export const SettingsForm = () => <SettingRows settings={ALL} />
