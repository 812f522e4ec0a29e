import { createContext, type ReactNode, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { Shortcuts } from '../../app/Shortcuts.tsx'
import { SettingRows } from '../../app/settings-form/SettingRows.tsx'
import { SETTING_GROUPS } from '../../app/settings-form/setting-groups.ts'
import { downloadRecord } from '../../game/download.ts'
import { packRecord } from '../../game/link.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { What } from '../what/use-what.ts'

const ALL = SETTING_GROUPS.flatMap(({ settings }) => settings)

/** All that can be set, as the menu of a table shows it. */
const SettingsForm = () => <SettingRows settings={ALL} />

export interface MenuProps {
  /** The game as text, when it is asked for. */
  record(): string
  /** A link to its replay. */
  readonly replay?: string | undefined
  /** What else there is at this table. */
  readonly more?: ReactNode
  /** Asking what lies on the table, where there is no bar for it. */
  readonly what?: Pick<What, 'toggle'> | undefined
  onClose(): void
}

/** Closes the menu, for what else is in it; undefined outside the menu. */
export const CloseMenu = createContext<(() => void) | undefined>(undefined)

/** A link that has the whole game in it. */
export async function recordLink(record: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${routeTo({ screen: 'replay', rest: ['record', await packRecord(record)] })}`
}

/** What is seldom needed at the table: the way out, settings, keys, and the game to take along. */
export function Menu({ record, replay, more, what, onClose }: MenuProps) {
  const text = useText()
  const [keys, setKeys] = useState(false)
  return (
    <Dialog title={text.t('table.menu.menu')} onClose={onClose}>
      <div className="menu-links">
        <a className="button" href={routeTo({ screen: 'home' })}>
          <Icon name="home" />
          {text.t('app.home')}
        </a>
        <a className="button" href={routeTo({ screen: 'rules', rest: [] })} target="_blank" rel="noreferrer">
          <Icon name="book" />
          {text.t('home.rules')}
        </a>
        {replay === undefined ? null : (
          <a className="button" href={replay}>
            <Icon name="step-back" />
            {text.t('table.menu.look')}
          </a>
        )}
        {what === undefined ? null : (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose()
              what.toggle()
            }}
          >
            <Icon name="help" />
            {text.t('table.what.title')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setKeys(true)}>
          <Icon name="keyboard" />
          {text.t('table.menu.keys')}
        </button>
        <button type="button" className="button" onClick={() => downloadRecord(record(), Date.now())}>
          <Icon name="save" />
          {text.t('table.menu.save')}
        </button>
        <CopyButton words={() => recordLink(record())}>{text.t('table.menu.share')}</CopyButton>
        <CloseMenu value={onClose}>{more}</CloseMenu>
      </div>
      <h3 className="menu-title">{text.t('settings.title')}</h3>
      <SettingsForm />
      {keys ? <Shortcuts onClose={() => setKeys(false)} /> : null}
    </Dialog>
  )
}
