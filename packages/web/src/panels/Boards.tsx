import type { TableModel } from '../board/model.ts'
import { Fields } from './Fields.tsx'
import { Temples } from './Temples.tsx'
import './boards.css'

/** Fields and temples side by side, in one frame. */
export function Boards({ table }: { readonly table: TableModel }) {
  return (
    <div className="panel boards">
      <Fields table={table} part />
      <Temples table={table} part />
    </div>
  )
}
