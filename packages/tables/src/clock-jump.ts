import type { EventBody } from '@amyitis/protocol'
import { deadline } from './clock.ts'
import type { Table } from './table.ts'
import { waitingDeadline } from './waiting-deadline.ts'

/** A time when nobody could play: the server was down, or its clock was changed. */
export interface ClockJump {
  readonly from: number
  readonly to: number
}

/** Shifts a time before the jump so that the same duration seems to have passed as really has. */
export function shiftTime(time: number, { from, to }: ClockJump): number {
  if (to < from) return time > to ? to - Math.max(0, from - time) : time
  return time <= from ? time + (to - from) : Math.max(time, to)
}

/** The event that takes a jump out of the clocks; undefined if no clock runs or it was already written. */
export function pauseEvent(table: Table, jump: ClockJump): EventBody | undefined {
  if ((deadline(table) ?? waitingDeadline(table)) === undefined) return undefined
  const { from, to } = jump
  const done = to > from ? table.since >= to || (table.paused ?? Number.NEGATIVE_INFINITY) > from : table.since <= to
  return done ? undefined : { type: 'paused', from, to }
}
