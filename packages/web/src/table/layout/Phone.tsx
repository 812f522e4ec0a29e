import type { Region } from '../../board/regions.ts'
import { Garden } from '../../garden/Garden.tsx'
import { Groups } from '../../panels/Groups.tsx'
import { PlayerStrips } from '../../panels/PlayerStrips.tsx'
import type { TableParts } from './players-part.tsx'
import { TabPage } from './TabPage.tsx'
import { Tabs } from './Tabs.tsx'
import { useIsLow } from './use-size.ts'
import { useUnread } from './use-unread.ts'
import './regions.css'
import './phone.css'

/** 360 × 740: one part at a time, with the prompt below all of them. */
export function Phone(props: TableParts) {
  const { table, tab, prompt, onTab } = props
  const unread = useUnread(table.log.length, tab)
  const away = tab !== 'garden'
  const short = useIsLow()
  const change = (next: Region) => {
    unread.read(next)
    onTab(next)
  }
  return (
    <div className="table-phone">
      {tab === 'players' ? null : (
        <div className="table-strips">
          <PlayerStrips table={table} onOpen={() => change('players')} />
        </div>
      )}
      <div className="table-content">
        {/* It takes long to draw: out of sight it is kept as it is. */}
        <div className={away ? 'table-garden is-away' : 'table-garden'} data-region="garden" inert={away}>
          <Garden table={table} />
        </div>
        <TabPage {...props} low={short} tight={short} />
      </div>
      {/* Choices and hints get the room of the cards, so that the garden stays as it is. */}
      <div className={away ? 'table-foot is-away' : 'table-foot'} data-density="stacked">
        <div className="table-prompt">{prompt}</div>
        {away ? null : (
          <div className="table-groups">
            <Groups table={table} />
          </div>
        )}
      </div>
      <Tabs table={table} tab={tab} unread={unread.count} folds onChange={change} />
    </div>
  )
}
