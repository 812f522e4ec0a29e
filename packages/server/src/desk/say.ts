import type { ChatLine } from '@amyitis/protocol'
import type { Clock } from '../clock.ts'
import type { Limits } from '../http/limits.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { Rooms } from './rooms.ts'

interface Ground {
  readonly store: Store
  readonly rooms: Rooms
  readonly clock: Clock
  readonly limits: Limits
}

/** Writes a line of chat of somebody who may see the table. */
export async function say(
  { store, rooms, clock, limits }: Ground,
  table: string,
  player: string,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<ChatLine> {
  limits.demand('chat', player)
  if ((await store.player(player))?.muted ?? true) throw new Refused('muted')
  const line = await store.say(table, player, text, clock.now(), `${player}:${key}`)
  // A line without text was taken away: what it was nobody knows any more.
  if (line.text !== undefined && line.text !== text) throw new Refused('key-reused')
  rooms.said(table, line)
  return line
}
