import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../app/Dialog.tsx'
import { Garden } from '../garden/Garden.tsx'
import { Fields } from '../panels/fields.tsx'
import { Groups } from '../panels/groups.tsx'
import { Log, type LogProps } from '../panels/log.tsx'
import { Reserve } from '../panels/reserve.tsx'
import { Ring } from '../panels/ring.tsx'
import { Temples } from '../panels/temples.tsx'
import { useEdition } from '../rules/use-edition.ts'
import type { BarProps } from './layout/Bar.tsx'
import { Phone } from './layout/Phone.tsx'
import { PlayersPart, palaceOf, type TableParts } from './layout/parts.tsx'
import { useIsLow, useSize } from './layout/use-size.ts'
import { useWhat } from './what/use-what.ts'
import './layout/table.css'
import './layout/tablet.css'
import './layout/low.css'
import './layout/large-text.css'

const WhatPanel = lazy(() => import('./what/WhatPanel.tsx').then(({ WhatPanel }) => ({ default: WhatPanel })))

interface TableScreenProps extends Omit<TableParts, 'log'>, Pick<LogProps, 'onJump' | 'current'> {
  /** The top of the screen. */
  bar(room: Pick<BarProps, 'size' | 'onLog' | 'what'>): ReactNode
}

/** 1440 × 900 and larger: everything at once. */
function Desktop({ table, prompt, log }: TableParts) {
  return (
    <div className="table-desktop">
      <div className="table-players" data-region="players">
        <PlayersPart table={table} />
      </div>
      <div className="table-garden" data-region="garden">
        <Garden table={table} />
      </div>
      <div className="table-corners" data-region="fields">
        <Fields table={table} />
        <Temples table={table} />
      </div>
      <div className="table-prompt">{prompt}</div>
      <div className="table-groups">
        <Groups table={table} />
      </div>
      <div className="table-side">
        <div data-region="caravan">
          <Ring table={table} />
        </div>
        <Reserve table={table} />
        {palaceOf(table)}
        {log === undefined ? null : (
          <div className="table-log" data-region="log">
            {log}
          </div>
        )}
      </div>
    </div>
  )
}

/** 820 × 1180: one below the other; with the palace, the caravan beside the rest. */
function Tablet({ table, prompt }: TableParts) {
  const ring = (
    <div className="table-ring" data-region="caravan">
      <Ring table={table} />
    </div>
  )
  const rest = (
    <>
      <Groups table={table} />
      {table.state.palace ? palaceOf(table) : ring}
      <Reserve table={table} />
    </>
  )
  return (
    <div className={table.state.palace ? 'table-tablet has-palace' : 'table-tablet'}>
      <div className="table-players" data-region="players">
        <PlayersPart table={table} />
      </div>
      <div className="table-garden" data-region="garden">
        <Garden table={table} />
      </div>
      <div className="table-corners" data-region="fields">
        <Fields table={table} />
        <Temples table={table} />
      </div>
      <div className="table-prompt">{prompt}</div>
      {table.state.palace ? ring : null}
      {table.state.palace ? <div className="table-rest">{rest}</div> : rest}
    </div>
  )
}

/** The table: the garden, and everything around it, as the screen has room. */
export function TableScreen(props: TableScreenProps) {
  const { table, bar, onJump, current } = props
  const size = useSize()
  useEdition(table.box.edition)
  // The palace takes the place of the log on a low screen.
  const crowded = useIsLow() && table.state.palace
  const logApart = size === 'tablet' || (size === 'desktop' && crowded)
  const [logShown, setLogShown] = useState(false)
  const log = <Log table={table} {...(onJump && { onJump })} {...(current !== undefined && { current })} />
  const what = useWhat(table.state)
  const parts = {
    ...props,
    log: logApart && size === 'desktop' ? undefined : log,
    prompt: (
      <>
        {what.on ? (
          <Suspense fallback={null}>
            <WhatPanel table={table} what={what} />
          </Suspense>
        ) : null}
        {props.prompt}
      </>
    ),
  }
  return (
    <div
      className={what.on ? 'table is-asking' : 'table'}
      data-size={size}
      onClickCapture={what.on ? what.pick : undefined}
      onKeyDownCapture={what.on ? what.press : undefined}
    >
      <h1 className="visually-hidden">{table.text.t('app.title')}</h1>
      {bar({ size, onLog: logApart ? () => setLogShown(true) : undefined, what })}
      {size === 'desktop' ? <Desktop {...parts} /> : null}
      {size === 'tablet' ? <Tablet {...parts} /> : null}
      {size === 'phone' ? <Phone {...parts} /> : null}
      {logShown ? (
        <Dialog title={table.text.t('table.menu.log')} className="table-log-dialog" onClose={() => setLogShown(false)}>
          {log}
        </Dialog>
      ) : null}
    </div>
  )
}
