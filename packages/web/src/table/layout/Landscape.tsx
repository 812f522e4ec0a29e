import { type ReactNode, useEffect, useRef } from 'react'
import type { Region } from '../../board/regions.ts'
import { Garden } from '../../garden/Garden.tsx'
import { BarRound, BarTiles } from '../../panels/bar-info.tsx'
import { Groups } from '../../panels/Groups.tsx'
import { PlayerStrips } from '../../panels/PlayerStrips.tsx'
import { offeredChoices } from '../prompt/choice-kinds.ts'
import { DoubledChoices } from '../prompt/PromptChoices.tsx'
import type { TableParts } from './players-part.tsx'
import { TabPage } from './TabPage.tsx'
import { Tabs } from './Tabs.tsx'
import { useIsFlat, useIsNarrow } from './use-size.ts'
import { useUnread } from './use-unread.ts'
import './regions.css'
import './landscape.css'

/** This many choices fit into one row of the prompt. */
const MAX_IN_A_ROW = 3

/** The garden with what is always to be known of the game in a corner over the river. */
function GardenPart({ table }: Pick<TableParts, 'table'>) {
  return (
    <div className="table-garden" data-region="garden">
      <Garden table={table} />
      <div className="table-where">
        <BarRound table={table} />
        <BarTiles table={table} />
      </div>
    </div>
  )
}

/** A phone on its side: the garden always in sight, beside it one part at a time with the prompt below it. */
export function Landscape(props: TableParts & { readonly menu: ReactNode; readonly crowded?: boolean }) {
  const { table, tab, prompt, onTab, menu } = props
  const unread = useUnread(table.log.length, tab)
  const narrow = useIsNarrow()
  const flat = useIsFlat()
  const crowded = flat && (props.crowded || offeredChoices(table.choices, true).length > MAX_IN_A_ROW)
  const middle = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const change = (next: Region) => {
    unread.read(next)
    onTab(next)
    if (narrow) requestAnimationFrame(() => content.current?.scrollIntoView())
  }
  // Where the parts scroll below the prompt, a new question is read first.
  const asked = table.choices.length > 0 ? table.state : undefined
  useEffect(() => {
    if (narrow && asked !== undefined) middle.current?.scrollTo(0, 0)
  }, [narrow, asked])
  const cards = (
    <div className="table-groups">
      <Groups table={table} />
    </div>
  )
  return (
    <div className={narrow ? 'table-landscape is-narrow' : 'table-landscape'}>
      {narrow ? null : <GardenPart table={table} />}
      <div ref={middle} className="table-middle" data-density={flat ? 'beside' : undefined}>
        {flat && tab !== 'garden' ? null : (
          <div className="table-strips">
            <PlayerStrips table={table} onOpen={() => change('players')} />
          </div>
        )}
        <div ref={content} className="table-content">
          {tab === 'garden' && narrow ? <GardenPart table={table} /> : null}
          {tab === 'garden' ? <div className="table-tab-page">{cards}</div> : <TabPage {...props} crowded={crowded} />}
        </div>
        <div className="table-prompt">
          <DoubledChoices value={true}>{prompt}</DoubledChoices>
        </div>
      </div>
      <Tabs table={table} tab={tab} unread={unread.count} rail={narrow ? 'narrow' : 'wide'} onChange={change} />
      {menu}
    </div>
  )
}
