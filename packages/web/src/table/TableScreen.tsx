import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Dialog } from '../app/Dialog.tsx'
import { LightsProvider } from '../board/lights.ts'
import { Log, type LogProps } from '../panels/Log.tsx'
import { useRememberedEdition } from '../rules/table-edition.ts'
import type { BarProps } from './layout/Bar.tsx'
import { Desktop } from './layout/Desktop.tsx'
import { Landscape } from './layout/Landscape.tsx'
import { Phone } from './layout/Phone.tsx'
import type { TableParts } from './layout/players-part.tsx'
import { Tablet } from './layout/Tablet.tsx'
import { useSize } from './layout/use-size.ts'
import { TipCard } from './tip/TipCard.tsx'
import { InspectionProvider } from './tip/touched.ts'
import { useInspection } from './tip/use-inspection.ts'
import { useWhat } from './what/use-what.ts'
import './table.css'

const WhatCard = lazy(() => import('./what/WhatCard.tsx').then(({ WhatCard }) => ({ default: WhatCard })))

interface TableScreenProps extends Omit<TableParts, 'log'>, Pick<LogProps, 'onJump' | 'onRecap' | 'current'> {
  /** The top of the screen. */
  bar(room: Pick<BarProps, 'size' | 'onLog' | 'what'>): ReactNode
  /** What stands in the place of the log, around it. */
  logAs?(log: ReactNode): ReactNode
  /** Does the prompt need so much room that a low screen shows of several boards only what is asked about? */
  readonly crowded?: boolean
}

/** The table: the garden, and everything around it, as the screen has room. */
export function TableScreen(props: TableScreenProps) {
  const { table, bar, logAs, onJump, onRecap, current } = props
  const size = useSize()
  useRememberedEdition(table.box.edition)
  const logApart = size === 'tablet'
  const [logShown, setLogShown] = useState(false)
  const recap = useCallback(
    (round: number) => {
      setLogShown(false)
      onRecap?.(round)
    },
    [onRecap],
  )
  const own = (
    <Log
      table={table}
      {...(onJump && { onJump })}
      {...(onRecap && { onRecap: recap })}
      {...(current !== undefined && { current })}
    />
  )
  const log = logAs?.(own) ?? own
  const what = useWhat(table.state)
  const { lights, inspection, events } = useInspection(table, what.on)
  const parts = { ...props, log }
  const top = bar({ size, onLog: logApart ? () => setLogShown(true) : undefined, what })
  return (
    <InspectionProvider value={inspection}>
      <LightsProvider value={lights}>
        <div
          {...events}
          className={what.on ? 'table is-asking' : 'table'}
          data-size={size}
          onClickCapture={what.on ? what.pick : undefined}
          onKeyDownCapture={what.on ? what.press : undefined}
        >
          <h1 className="visually-hidden">{table.text.t('app.title')}</h1>
          {size === 'landscape' ? <Landscape {...parts} menu={top} /> : top}
          {size === 'desktop' ? <Desktop {...parts} /> : null}
          {size === 'tablet' ? <Tablet {...parts} /> : null}
          {size === 'phone' ? <Phone {...parts} /> : null}
          {what.on ? (
            <Suspense fallback={null}>
              <WhatCard table={table} what={what} sheet={size === 'phone' || size === 'landscape'} />
            </Suspense>
          ) : null}
          <TipCard table={table} inspection={inspection} />
          {logShown ? (
            <Dialog
              title={table.text.t('table.menu.log')}
              className="table-log-dialog"
              onClose={() => setLogShown(false)}
            >
              {log}
            </Dialog>
          ) : null}
        </div>
      </LightsProvider>
    </InspectionProvider>
  )
}
