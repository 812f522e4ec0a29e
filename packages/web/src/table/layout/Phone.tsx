import { useState } from 'react'
import type { Region } from '../../board/regions.ts'
import { Garden } from '../../garden/Garden.tsx'
import { Fields } from '../../panels/fields.tsx'
import { Groups } from '../../panels/groups.tsx'
import { PlayerStrips } from '../../panels/player-strips.tsx'
import { Reserve } from '../../panels/reserve.tsx'
import { Ring } from '../../panels/ring.tsx'
import { Temples } from '../../panels/temples.tsx'
import { offeredChoices } from '../prompt/PromptChoices.tsx'
import { PlayersPart, palaceOf, type TableParts } from './parts.tsx'
import { Tabs } from './Tabs.tsx'

/** What a tab other than the garden shows. */
function Page({ table, tab, log }: TableParts) {
  switch (tab) {
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="table-tab-page" data-region="players" tabIndex={0}>
          <PlayersPart table={table} />
        </div>
      )
    case 'log':
      return (
        <div className="table-tab-page table-log" data-region="log">
          {log}
        </div>
      )
    default:
      return null
  }
}

/** 360 × 740: one part at a time, with the prompt below all of them. */
export function Phone(props: TableParts) {
  const { table, tab, prompt, onTab } = props
  const [read, setRead] = useState(table.log.length)
  const away = tab !== 'garden'
  const offers = offeredChoices(table.choices).length > 0
  const change = (next: Region) => {
    if (next === 'log' || tab === 'log') setRead(table.log.length)
    onTab(next)
  }
  return (
    <div className="table-phone">
      <PlayerStrips table={table} onOpen={() => change('players')} />
      <div className="table-content">
        {/* It takes long to draw: out of sight it is kept as it is. */}
        <div className={away ? 'table-garden is-away' : 'table-garden'} data-region="garden" inert={away}>
          <Garden table={table} />
        </div>
        <Page {...props} />
      </div>
      {/* Choices lie over the cards, so that the garden stays as it is. */}
      <div className="table-foot" data-offers={offers ? (away ? 'page' : 'garden') : undefined}>
        <div className="table-prompt">{prompt}</div>
        {away ? null : <Groups table={table} />}
      </div>
      <Tabs table={table} tab={tab} unread={table.log.length - read} onChange={change} />
    </div>
  )
}
