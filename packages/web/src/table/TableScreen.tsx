import { type ReactNode, useState } from 'react'
import { Dialog } from '../app/Dialog.tsx'
import { Garden } from '../garden/Garden.tsx'
import { Fields } from '../panels/fields.tsx'
import { Groups } from '../panels/groups.tsx'
import { Log, type LogProps } from '../panels/log.tsx'
import { Palace } from '../panels/palace.tsx'
import { PlayerStrips } from '../panels/player-strips.tsx'
import { Players } from '../panels/players.tsx'
import { Reserve } from '../panels/reserve.tsx'
import { Ring } from '../panels/ring.tsx'
import { Temples } from '../panels/temples.tsx'
import type { BarProps } from './layout/Bar.tsx'
import type { Region } from './layout/regions.ts'
import { Tabs } from './layout/Tabs.tsx'
import { useSize } from './layout/use-size.ts'
import type { TableModel } from './model.ts'
import './layout/table.css'

interface TableScreenProps extends Pick<LogProps, 'onJump' | 'current'> {
  readonly table: TableModel
  /** The top of the screen. */
  bar(room: Pick<BarProps, 'size' | 'onLog'>): ReactNode
  /** What is asked, or what else stands below the garden. */
  readonly prompt: ReactNode
  readonly tab: Region
  onTab(tab: Region): void
}

interface PartProps extends TableScreenProps {
  readonly log: ReactNode
}

const palaceOf = (table: TableModel) => (table.state.palace ? <Palace table={table} /> : null)

function PlayersPart({ table }: { readonly table: TableModel }) {
  return (
    <>
      <h2 className="visually-hidden">{table.text.t('table.players')}</h2>
      <Players table={table} />
    </>
  )
}

function Desktop({ table, prompt, log }: PartProps) {
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
        <div className="table-log" data-region="log">
          {log}
        </div>
      </div>
    </div>
  )
}

function Tablet({ table, prompt }: PartProps) {
  return (
    <div className="table-tablet">
      <div data-region="players">
        <PlayersPart table={table} />
      </div>
      <div className="table-garden" data-region="garden">
        <Garden table={table} />
        <div className="table-corners" data-region="fields">
          <Fields table={table} />
          <Temples table={table} />
        </div>
      </div>
      <div className="table-prompt">{prompt}</div>
      <Groups table={table} />
      <div data-region="caravan">
        <Ring table={table} />
      </div>
      {palaceOf(table)}
      <Reserve table={table} />
    </div>
  )
}

function Tab({ table, tab, log }: PartProps) {
  switch (tab) {
    case 'garden':
      return (
        <div className="table-garden" data-region="garden">
          <Garden table={table} />
        </div>
      )
    case 'caravan':
      return (
        <div className="table-tab-page" data-region="caravan">
          <Ring table={table} />
          <Reserve table={table} />
        </div>
      )
    case 'fields':
      return (
        <div className="table-tab-page" data-region="fields">
          <Fields table={table} />
          <Temples table={table} />
          {palaceOf(table)}
        </div>
      )
    case 'players':
      return (
        <div className="table-tab-page" data-region="players">
          <PlayersPart table={table} />
        </div>
      )
    default:
      return (
        <div className="table-tab-page table-log" data-region="log">
          {log}
        </div>
      )
  }
}

function Phone(props: PartProps) {
  const { table, tab, prompt, onTab } = props
  const [read, setRead] = useState(table.story.length)
  const change = (next: Region) => {
    if (next === 'log' || tab === 'log') setRead(table.story.length)
    onTab(next)
  }
  return (
    <div className="table-phone">
      <PlayerStrips table={table} onOpen={() => change('players')} />
      <div className="table-content">
        <Tab {...props} />
      </div>
      <div className="table-prompt">{prompt}</div>
      {tab === 'garden' && (table.choices.length === 0 || table.state.decision?.kind === 'action') ? (
        <Groups table={table} />
      ) : null}
      <Tabs table={table} tab={tab} unread={table.story.length - read} onChange={change} />
    </div>
  )
}

/** The table: the garden, and everything around it, as the screen has room. */
export function TableScreen(props: TableScreenProps) {
  const { table, bar, onJump, current } = props
  const size = useSize()
  const [logShown, setLogShown] = useState(false)
  const log = <Log table={table} {...(onJump && { onJump })} {...(current !== undefined && { current })} />
  return (
    <div className="table" data-size={size}>
      <h1 className="visually-hidden">{table.text.t('app.title')}</h1>
      {bar({ size, onLog: size === 'tablet' ? () => setLogShown(true) : undefined })}
      {size === 'desktop' ? <Desktop {...props} log={log} /> : null}
      {size === 'tablet' ? <Tablet {...props} log={log} /> : null}
      {size === 'phone' ? <Phone {...props} log={log} /> : null}
      {logShown ? (
        <Dialog title={table.text.t('table.menu.log')} className="table-log-dialog" onClose={() => setLogShown(false)}>
          {log}
        </Dialog>
      ) : null}
    </div>
  )
}
