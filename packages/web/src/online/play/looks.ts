import { otherPeople, type Table, voteAllowedFrom, waitedFor } from '@amyitis/tables'
import type { Link } from '../live/connection.ts'

/** Who of the players has the table in sight, and who had it when. All times are the server's. */
export interface Looks {
  readonly now: ReadonlySet<string>
  readonly last: ReadonlyMap<string, number>
  /** Since when it has been known here. */
  readonly since: number
}

export const noLooks = (since: number): Looks => ({ now: new Set(), last: new Map(), since })

export const looksAfter = ({ now, last, since }: Looks, looking: readonly string[], at: number): Looks => ({
  now: new Set(looking),
  last: new Map([...last, ...Array.from(now, (player) => [player, at] as const)]),
  since,
})

interface Seen {
  readonly table: Table
  readonly seat: number
  readonly link: Link
  readonly looks: Looks
}

/** From when on the own seat may vote for a bot in place of who is waited for; undefined if it may not. */
export function voteFrom({ table, seat, link, looks }: Seen): number | undefined {
  const next = waitedFor(table)[0] ?? -1
  const player = table.seats[next]?.player
  if (player === undefined || link !== 'live' || looks.now.has(player)) return undefined
  if (!otherPeople(table, next).includes(seat)) return undefined
  return voteAllowedFrom(table, looks.last.get(player) ?? looks.since)
}
