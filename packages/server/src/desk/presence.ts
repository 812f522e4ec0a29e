import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { newId } from '../random.ts'
import type { Store } from '../store/store.ts'
import { lineOf, type Room, send } from './room.ts'

/** Who looks at a table through one process. */
const Here = z.object({
  from: z.string(),
  players: z.array(z.string()),
  /** Those of them that have it in sight; nobody else is told anything. */
  looking: z.array(z.string()),
  spectators: z.int(),
  /** Would like to know the same of the others. */
  asks: z.boolean(),
})
type Here = z.infer<typeof Here>

function readHere(told: string): Here | undefined {
  try {
    return Here.safeParse(JSON.parse(told)).data
  } catch {
    return undefined
  }
}

/** A process that has not said anything for so long is gone. */
const SILENCE = 150_000

/** Of how many it is remembered when they last looked. */
const MOST = 20_000

const unique = (ids: readonly string[]) => [...new Set(ids)].sort()

function hereOf({ guests }: Room, from: string, asks: boolean): Here {
  const seated = [...guests].filter((guest) => guest.seated)
  return {
    from,
    players: unique(seated.flatMap(({ player }) => player ?? [])),
    looking: unique(seated.flatMap(({ player, looking }) => (looking ? (player ?? []) : []))),
    spectators: guests.size - seated.length,
    asks,
  }
}

export interface Presence {
  /** What a guest is told of who is there. */
  line(room: Room): string
  /** Somebody has come, gone or looked away. */
  changed(room: Room, asks?: boolean): void
  /** Said again for those who missed it. */
  repeat(room: Room): void
  /** What a process has told about a table, whether or not there is a room for it here. */
  hear(table: string, told: string, room: Room | undefined): void
  isLooking(player: string, table: string, room: Room | undefined): boolean
  /** When the player last had the table in sight, as far as this process knows: now, if they do. */
  lookedAt(player: string, table: string, room: Room | undefined): number
  /** They have had it in sight until now. */
  looked(player: string, table: string): void
}

/** Who looks on, here and through other processes, which tell each other. */
export function createPresence(store: Store, clock: Clock, fault: (error: unknown) => void): Presence {
  const self = newId()
  const elsewhere = new Map<string, Map<string, { readonly here: Here; readonly at: number }>>()
  /** What was last said of a room, to its guests and to other processes. */
  const said = new WeakMap<Room, string>()
  const told = new WeakMap<Room, string>()
  const looks = new Map<string, number>()
  const started = clock.now()

  function note(table: string, players: readonly string[], at = clock.now()): void {
    for (const player of players) {
      looks.delete(`${table} ${player}`)
      looks.set(`${table} ${player}`, at)
    }
    for (const oldest of looks.keys()) {
      if (looks.size <= MOST) return
      looks.delete(oldest)
    }
  }

  function others(table: string): Here[] {
    const heard = elsewhere.get(table)
    if (heard === undefined) return []
    for (const [from, { here, at }] of heard) {
      if (clock.now() - at <= SILENCE) continue
      heard.delete(from)
      note(table, here.looking, at)
    }
    if (heard.size === 0) elsewhere.delete(table)
    return [...heard.values()].map(({ here }) => here)
  }

  const everywhere = (table: string, room: Room | undefined) => [
    ...(room === undefined ? [] : [hereOf(room, self, false)]),
    ...others(table),
  ]

  function line(room: Room): string {
    const all = everywhere(room.id, room)
    const [players, looking] = [unique(all.flatMap((one) => one.players)), unique(all.flatMap((one) => one.looking))]
    const spectators = all.reduce((sum, one) => sum + one.spectators, 0)
    return lineOf({ type: 'present', players, looking, spectators })
  }

  function tellGuests(room: Room): void {
    const now = line(room)
    if (now === said.get(room)) return
    said.set(room, now)
    for (const guest of room.guests) send(guest, now)
  }

  function changed(room: Room, asks = false): void {
    tellGuests(room)
    const now = JSON.stringify(hereOf(room, self, asks))
    if (now === told.get(room) || store.kind === 'sqlite') return
    told.set(room, now)
    store.tell(room.id, now).catch(fault)
  }

  function repeat(room: Room): void {
    told.delete(room)
    changed(room)
  }

  const isLooking: Presence['isLooking'] = (player, table, room) =>
    everywhere(table, room).some(({ looking }) => looking.includes(player))

  return {
    line,
    changed,
    repeat,
    hear: (table, words, room) => {
      const here = readHere(words)
      if (here === undefined || here.from === self) return
      const heard = elsewhere.get(table) ?? new Map<string, { readonly here: Here; readonly at: number }>()
      note(table, heard.get(here.from)?.here.looking ?? [])
      heard.set(here.from, { here, at: clock.now() })
      if (here.players.length + here.spectators === 0) heard.delete(here.from)
      if (heard.size === 0) elsewhere.delete(table)
      else elsewhere.set(table, heard)
      if (room === undefined) return
      tellGuests(room)
      if (here.asks) repeat(room)
    },
    isLooking,
    lookedAt: (player, table, room) =>
      isLooking(player, table, room) ? clock.now() : (looks.get(`${table} ${player}`) ?? started),
    looked: (player, table) => note(table, [player]),
  }
}
