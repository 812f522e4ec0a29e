import { type ReactNode, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { SoundButton } from '../../app/sound/SoundButton.tsx'
import { ThemeButton } from '../../app/ThemeButton.tsx'
import type { TableModel } from '../../board/model.ts'
import { Icon } from '../../icons/Icon.tsx'
import { BarRound, BarTiles } from '../../panels/bar-info.tsx'
import { Phases } from '../../panels/Phases.tsx'
import { useText } from '../../text/use-text.ts'
import type { What } from '../what/use-what.ts'
import { Menu, type MenuProps } from './Menu.tsx'
import type { Size } from './use-size.ts'
import '../../theme/bar.css'
import './bar.css'

export interface BarProps extends Pick<MenuProps, 'record' | 'replay' | 'more'> {
  readonly table: TableModel
  readonly size: Size
  /** Where the log has no place of its own. */
  readonly onLog?: (() => void) | undefined
  /** What else stands at the end of the bar. */
  readonly aside?: ReactNode
  /** Asking what lies on the table. */
  readonly what: Pick<What, 'on' | 'toggle'>
}

/** Asks what things on the table are. */
export function WhatButton({ what }: Pick<BarProps, 'what'>) {
  const text = useText()
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={text.t('table.what.title')}
      aria-pressed={what.on}
      onClick={what.toggle}
    >
      <Icon name="help" />
    </button>
  )
}

/** The top of the table: where the game stands, and the way to everything beside it. */
export function Bar({ table, size, record, replay, more, aside, onLog, what }: BarProps) {
  const { text } = table
  const [menu, setMenu] = useState(false)
  const opened = menu ? (
    <Menu
      record={record}
      replay={replay}
      more={
        <>
          {size === 'landscape' ? aside : null}
          {more}
        </>
      }
      what={size === 'landscape' ? what : undefined}
      onClose={() => setMenu(false)}
    />
  ) : null
  if (size === 'landscape')
    return (
      <>
        <button
          type="button"
          className="table-tab table-rail-menu"
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Icon name="menu" size={24} />
          <span>{text.t('table.menu.menu')}</span>
        </button>
        {opened}
      </>
    )
  return (
    <>
      <header className="bar on-glaze">
        <a className="bar-home" href={routeTo({ screen: 'home' })}>
          <Icon name="points" size={24} />
          {size === 'phone' ? null : <span className="bar-name">{text.t('app.title')}</span>}
          <span className="visually-hidden">{text.t('app.home')}</span>
        </a>
        <div className="bar-where">
          <BarRound table={table} />
          <Phases table={table} />
        </div>
        <div className="bar-end">
          <BarTiles table={table} />
          {aside}
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
          <WhatButton what={what} />
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
              <SoundButton />
              <ThemeButton />
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
      {opened}
    </>
  )
}
