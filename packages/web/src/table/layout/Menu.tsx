import { createContext, type ReactNode, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { SettingsForm } from '../../app/SettingsForm.tsx'
import { Shortcuts } from '../../app/Shortcuts.tsx'
import { useText } from '../../app/text.ts'
import { saveRecord } from '../../game/file.ts'
import { packRecord } from '../../game/link.ts'
import { Icon } from '../../icons/icon.tsx'

export interface MenuProps {
  /** The game as text, when it is asked for. */
  record(): string
  /** Where one looks back at it. */
  readonly lookBack?: string | undefined
  /** What else there is at this table. */
  readonly more?: ReactNode
  onClose(): void
}

/** Closes the menu, for what else is in it. */
export const CloseMenu = createContext<() => void>(() => undefined)

/** A link that has the whole game in it. */
export async function linkTo(record: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${routeTo({ screen: 'replay', rest: ['record', await packRecord(record)] })}`
}

/** What is seldom needed at the table: the way out, settings, keys, and the game to take along. */
export function Menu({ record, lookBack, more, onClose }: MenuProps) {
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
        {lookBack === undefined ? null : (
          <a className="button" href={lookBack}>
            <Icon name="step-back" />
            {text.t('table.menu.look')}
          </a>
        )}
        <button type="button" className="button" onClick={() => setKeys(true)}>
          <Icon name="keyboard" />
          {text.t('table.menu.keys')}
        </button>
        <button type="button" className="button" onClick={() => saveRecord(record(), Date.now())}>
          <Icon name="save" />
          {text.t('table.menu.save')}
        </button>
        <CopyButton words={() => linkTo(record())}>{text.t('table.menu.share')}</CopyButton>
        <CloseMenu value={onClose}>{more}</CloseMenu>
      </div>
      <h3 className="menu-title">{text.t('settings.title')}</h3>
      <SettingsForm />
      {keys ? <Shortcuts onClose={() => setKeys(false)} /> : null}
    </Dialog>
  )
}
