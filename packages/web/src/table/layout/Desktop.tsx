import { Garden } from '../../garden/Garden.tsx'
import { Boards } from '../../panels/Boards.tsx'
import { Groups } from '../../panels/Groups.tsx'
import { Reserve } from '../../panels/Reserve.tsx'
import { Ring } from '../../panels/Ring.tsx'
import { PlayersPart, palaceOf, type TableParts } from './players-part.tsx'
import { useIsLow } from './use-size.ts'
import './regions.css'
import './desktop.css'

/** 1280 × 720 and larger: everything at once. On the left what belongs to people, on the right the boards, nothing over the garden. */
export function Desktop({ table, prompt, log }: TableParts) {
  const density = useIsLow() ? 'compact' : undefined
  return (
    <div className="table-desktop">
      <div className="table-people" data-density={density && 'low'}>
        <div className="table-players" data-region="players">
          <PlayersPart table={table} />
        </div>
        {palaceOf(table)}
        <Reserve table={table} />
      </div>
      <div className="table-garden" data-region="garden">
        <Garden table={table} />
      </div>
      <div className="table-prompt" data-density={density}>
        {prompt}
      </div>
      <div className="table-groups" data-density={density}>
        <Groups table={table} />
      </div>
      <div className="table-side" data-density={density}>
        <div data-region="caravan">
          <Ring table={table} />
        </div>
        <div data-region="fields">
          <Boards table={table} />
        </div>
        <div className="table-log" data-region="log">
          {log}
        </div>
      </div>
    </div>
  )
}
