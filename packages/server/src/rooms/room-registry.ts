import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import { createPresence, type Presence } from './presence.ts'
import type { Room } from './room.ts'

/** The rooms of this process, and who is present in them, here and in other processes. */
export interface RoomRegistry {
  readonly rooms: Map<string, Room>
  readonly presence: Presence
  hasSubscribers(table: string): boolean
  /** Does the player have the table in sight, as far as this process knows? */
  isLooking(player: string, table: string): boolean
  /** The same for all processes: if necessary the others are asked. */
  queryLooking(player: string, table: string): Promise<boolean>
  /** When the player last had the table in sight, as far as this process knows: now, if they do. */
  lookedAt(player: string, table: string): number
}

export function createRoomRegistry(store: Store, clock: Clock, reportError: (error: unknown) => void): RoomRegistry {
  const rooms = new Map<string, Room>()
  const presence = createPresence(store, clock, reportError)
  const isLooking = (player: string, table: string) => presence.isLooking(player, table, rooms.get(table))
  return {
    rooms,
    presence,
    isLooking,
    hasSubscribers: (table) => rooms.has(table),
    queryLooking: async (player, table) => {
      if (!isLooking(player, table)) await presence.query(table, rooms.get(table))
      return isLooking(player, table)
    },
    lookedAt: (player, table) => presence.lookedAt(player, table, rooms.get(table)),
  }
}
