import { Garden } from '../../garden/Garden.tsx'
import { Fields } from '../../panels/Fields.tsx'
import { Groups } from '../../panels/Groups.tsx'
import { Reserve } from '../../panels/Reserve.tsx'
import { Ring } from '../../panels/Ring.tsx'
import { Temples } from '../../panels/Temples.tsx'
import { PlayersPart, palaceOf, type TableParts } from './players-part.tsx'
import { useIsShort } from './use-size.ts'
import './regions.css'
import './tablet.css'

/** 820 × 1180: players, garden, prompt, and below them the caravan beside the cards and the rest. */
export function Tablet({ table, prompt }: TableParts) {
  const short = useIsShort()
  return (
    <div className="table-tablet">
      <div className="table-players" data-region="players" data-density="compact">
        <PlayersPart table={table} />
      </div>
      <div className="table-garden" data-region="garden">
        <Garden table={table} />
      </div>
      <div className="table-corners" data-region="fields" data-density="snug">
        <div className="table-fields">
          <Fields table={table} />
        </div>
        <div className="table-temples">
          <Temples table={table} />
        </div>
      </div>
      <div className="table-prompt">{prompt}</div>
      <div className="table-ring" data-region="caravan" data-density={short ? 'tight' : 'snug'}>
        <Ring table={table} />
      </div>
      <div className="table-rest" data-density={short ? 'low' : undefined}>
        <div className="table-groups" data-density={table.box.palace ? 'snug' : 'roomy'}>
          <Groups table={table} />
        </div>
        {palaceOf(table)}
        <Reserve table={table} />
      </div>
    </div>
  )
}
