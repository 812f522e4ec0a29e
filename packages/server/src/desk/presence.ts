import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { newId } from '../random.ts'
import type { Store } from '../store/store.ts'
import { type Guest, lineOf, type Room, send } from './room.ts'

/** Who looks at a table through one process. */
const Here = z.object({
  from: z.string(),
  players: z.array(z.string()),
  /** Those of them that have it in sight; nobody else is told anything. */
  looking: z.array(z.string()),
  spectators: z.int(),
  /** Would like to know the same of the others. */
  asks: z.boolean(),
  /** By which it knows its own question again. */
  call: z.string().optional(),
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

/** How long a process has to hear its own question, try by try, and the others to answer it. */
interface Waits {
  readonly echo: readonly number[]
  readonly answers: number
}

/** Until a connection that has broken unnoticed is there again. */
const WAITS: Waits = { echo: [5000, 5000, 5000, 5000], answers: 500 }

const unique = (ids: readonly string[]) => [...new Set(ids)].sort()

function hereOf(guests: ReadonlySet<Guest>, from: string, asks: boolean): Here {
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
  /** Said again for those who missed it; `asks`: it may be this process that has missed something. */
  repeat(room: Room, asks?: boolean): void
  /**
   * Asks the other processes about a table. Resolves once this one has heard all that they had told before, and they have had
   * time to answer; or when it seems to hear nothing at all.
   */
  ask(table: string, room: Room | undefined): Promise<void>
  /** What a process has told about a table, whether or not there is a room for it here. */
  hear(table: string, told: string, room: Room | undefined): void
  isLooking(player: string, table: string, room: Room | undefined): boolean
  /** When the player last had the table in sight, as far as this process knows: now, if they do. */
  lookedAt(player: string, table: string, room: Room | undefined): number
  /** They have had it in sight until now. */
  looked(player: string, table: string): void
}

/** Who looks on, here and through other processes, which tell each other. */
export function createPresence(
  store: Store,
  clock: Clock,
  fault: (error: unknown) => void,
  waits: Waits = WAITS,
): Presence {
  const self = newId()
  const elsewhere = new Map<string, Map<string, { readonly here: Here; readonly at: number }>>()
  /** What was last said of a room, to its guests and to other processes. */
  const said = new WeakMap<Room, string>()
  const told = new WeakMap<Room, string>()
  const looks = new Map<string, number>()
  /** Own questions that have not come back yet. */
  const calls = new Map<string, () => void>()
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
    ...(room === undefined ? [] : [hereOf(room.guests, self, false)]),
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
    const now = JSON.stringify(hereOf(room.guests, self, asks))
    if (now === told.get(room) || store.kind === 'sqlite') return
    told.set(room, now)
    store.tell(room.id, now).catch(fault)
  }

  function repeat(room: Room, asks = false): void {
    told.delete(room)
    changed(room, asks)
  }

  /** What is told arrives everywhere in one order: whoever hears this has heard what was told before. */
  async function isHeard(table: string, room: Room | undefined, patience: number): Promise<boolean> {
    const call = newId()
    const echo = new Promise<boolean>((resolve) => calls.set(call, () => resolve(true)))
    try {
      await store.tell(table, JSON.stringify({ ...hereOf(room?.guests ?? new Set(), self, true), call }))
      return await Promise.race([echo, sleep(patience, false, { ref: false })])
    } finally {
      calls.delete(call)
    }
  }

  async function ask(table: string, room: Room | undefined): Promise<void> {
    if (store.kind === 'sqlite') return
    for (const patience of waits.echo)
      if (await isHeard(table, room, patience)) return sleep(waits.answers, undefined, { ref: false })
  }

  const isLooking: Presence['isLooking'] = (player, table, room) =>
    everywhere(table, room).some(({ looking }) => looking.includes(player))

  return {
    line,
    changed,
    repeat,
    ask,
    hear: (table, words, room) => {
      const here = readHere(words)
      if (here?.from === self) calls.get(here.call ?? '')?.()
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
