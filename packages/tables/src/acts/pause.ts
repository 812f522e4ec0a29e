import type { EventBody } from '@amyitis/protocol'
import { deadline } from '../clock.ts'
import type { Table } from '../table.ts'

/** Time that nobody could play in: the server was away, or its clock was set to another time. */
export interface Jump {
  readonly from: number
  readonly to: number
}

/** A time before the jump, as it must read after it for as much to have passed as really has. */
export function shifted(time: number, { from, to }: Jump): number {
  if (to < from) return time > to ? to - Math.max(0, from - time) : time
  return time <= from ? time + (to - from) : Math.max(time, to)
}

/** What must be written so that nobody's clock is charged for a jump; undefined where none runs or it is written already. */
export function pauseFor(table: Table, jump: Jump): EventBody | undefined {
  if (deadline(table) === undefined) return undefined
  const { from, to } = jump
  const done = to > from ? table.since >= to || (table.paused ?? Number.NEGATIVE_INFINITY) > from : table.since <= to
  return done ? undefined : { type: 'paused', from, to }
}
