import { memo, useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type BarProps, WhatButton } from '../../table/layout/Bar.tsx'
import { useText } from '../../text/use-text.ts'
import { REPLAY_VIEWS, type ReplayView } from '../model/address.ts'
import { type ReplayAction, ReplayActions } from './ReplayActions.tsx'
import '../../theme/bar.css'
import './replay-bar.css'

interface ReplayBarProps {
  readonly view: ReplayView
  onView(view: ReplayView): void
  readonly actions: readonly ReplayAction[]
  /** Opens the log where it has no place of its own. */
  readonly onLog?: (() => void) | undefined
  /** Asking what lies on the table, where it is shown. */
  readonly what?: BarProps['what']
}

/** The top of a replay: what is shown of the game, and what can be done with it. */
export const ReplayBar = memo(function ReplayBar({ view, onView, actions, onLog, what }: ReplayBarProps) {
  const text = useText()
  const [menu, setMenu] = useState(false)
  // The table has a heading of its own.
  const Title = view === 'table' ? 'p' : 'h1'
  return (
    <>
      <header className="bar on-glaze">
        <a
          className="bar-home"
          href={routeTo({ screen: 'home' })}
          aria-label={`${text.t('app.title')}: ${text.t('app.home')}`}
        >
          <Icon name="points" size={24} />
          <span className="bar-name replay-bar-name">{text.t('app.title')}</span>
        </a>
        <Title className="replay-bar-title">{text.t('replay.title')}</Title>
        <fieldset className="replay-views">
          <legend className="visually-hidden">{text.t('replay.view')}</legend>
          {REPLAY_VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              className="replay-view"
              aria-pressed={one === view}
              onClick={() => onView(one)}
            >
              <Icon name={one === 'table' ? 'garden' : 'chart'} size={18} />
              <span>{text.t(`replay.view.${one}`)}</span>
            </button>
          ))}
        </fieldset>
        <div className="bar-end">
          <div className="replay-bar-actions">
            <ReplayActions actions={actions.filter(({ important }) => important)} />
          </div>
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
          {what === undefined ? null : <WhatButton what={what} />}
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={text.t('replay.more')}
            aria-haspopup="dialog"
            onClick={() => setMenu(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      {menu ? (
        <Dialog title={text.t('replay.more')} onClose={() => setMenu(false)}>
          <div className="menu-links">
            <ReplayActions actions={actions} onDone={() => setMenu(false)} />
          </div>
        </Dialog>
      ) : null}
    </>
  )
})
