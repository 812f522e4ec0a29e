import { useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { changeSettings, useSettings } from '../../app/settings/settings-store.ts'
import { useIsDark } from '../../app/use-is-dark.ts'
import { Icon } from '../../icons/icon.tsx'
import { BarRound, BarTiles } from '../../panels/bar-info.tsx'
import { Phases } from '../../panels/phases.tsx'
import type { TableModel } from '../model.ts'
import { Menu, type MenuProps } from './Menu.tsx'
import type { Size } from './use-size.ts'
import './bar.css'

export interface BarProps extends Pick<MenuProps, 'record' | 'lookBack'> {
  readonly table: TableModel
  readonly size: Size
  /** Where the log has no place of its own. */
  readonly onLog?: (() => void) | undefined
}

/** The top of the table: where the game stands, and the way to everything beside it. */
export function Bar({ table, size, record, lookBack, onLog }: BarProps) {
  const { text } = table
  const [menu, setMenu] = useState(false)
  const dark = useIsDark(useSettings())
  return (
    <>
      <header className="bar on-glaze">
        <a className="bar-home" href={routeTo({ screen: 'home' })}>
          <Icon name="points" size={24} />
          {size === 'phone' ? null : <span className="bar-name">{text.t('app.title')}</span>}
          <span className="visually-hidden">{text.t('app.home')}</span>
        </a>
        <BarRound table={table} />
        <Phases table={table} />
        <div className="bar-end">
          <BarTiles table={table} />
          {onLog === undefined ? null : (
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={text.t('table.menu.log')}
              onClick={onLog}
            >
              <Icon name="log" />
            </button>
          )}
          {size === 'phone' ? null : (
            <>
              <a
                className="button button-quiet button-icon"
                href={routeTo({ screen: 'rules', rest: [] })}
                target="_blank"
                rel="noreferrer"
                aria-label={text.t('home.rules')}
              >
                <Icon name="book" />
              </a>
              <button
                type="button"
                className="button button-quiet button-icon"
                aria-label={text.t(dark ? 'home.light' : 'home.dark')}
                onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
              >
                <Icon name={dark ? 'sun' : 'moon'} />
              </button>
            </>
          )}
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={text.t('table.menu.menu')}
            aria-haspopup="dialog"
            onClick={() => setMenu(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      {menu ? <Menu record={record} lookBack={lookBack} onClose={() => setMenu(false)} /> : null}
    </>
  )
}
