import { otherPeople, type Table, voteAllowedFrom, waitedFor } from '@amyitis/tables'
import type { ConnectionState } from '../live/connection.ts'

/** Which players have the table open and visible, and when they last had. All times are the server's. */
export interface Visibility {
  readonly now: ReadonlySet<string>
  readonly last: ReadonlyMap<string, number>
  /** Since when it has been known here. */
  readonly since: number
}

export const unknownVisibility = (since: number): Visibility => ({ now: new Set(), last: new Map(), since })

export const visibilityAfter = (
  { now, last, since }: Visibility,
  looking: readonly string[],
  at: number,
): Visibility => ({
  now: new Set(looking),
  last: new Map([...last, ...Array.from(now, (player) => [player, at] as const)]),
  since,
})

interface Seen {
  readonly table: Table
  readonly seat: number
  readonly connection: ConnectionState
  readonly visibility: Visibility
}

/** When the own seat may vote for a bot to replace the player all wait for; undefined if it may not. */
export function voteAllowedAt({ table, seat, connection, visibility }: Seen): number | undefined {
  const next = waitedFor(table)[0] ?? -1
  const player = table.seats[next]?.player
  if (player === undefined || connection !== 'live' || visibility.now.has(player)) return undefined
  if (!otherPeople(table, next).includes(seat)) return undefined
  return voteAllowedFrom(table, visibility.last.get(player) ?? visibility.since)
}
