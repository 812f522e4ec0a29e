import type { ChatLine, PublicPlayer } from '@amyitis/protocol'
import { seatOf } from '@amyitis/tables'
import { pauseAfter } from '../again.ts'
import type { Clock } from '../clock.ts'
import { isAdmitted, readSignedOut } from '../players/admission.ts'
import { Refused } from '../refused.ts'
import type { News, Store } from '../store/store.ts'
import { type Change, type Desk, isRemoval } from './desk.ts'
import type { Names } from './names.ts'
import { createPresence } from './presence.ts'
import {
  type Archive,
  type Guest,
  KEPT,
  keepEvents,
  keepLine,
  lag,
  lineOf,
  type Pipe,
  type Room,
  send,
  tell,
} from './room.ts'
import { maySee, mayTalk } from './view.ts'

export interface Joining {
  readonly player: string | undefined
  /** The hash of the token that they come with. */
  readonly session?: string | undefined
  /** The last event and chat line that they have seen. */
  readonly after: number
  readonly chat: number
  readonly pipe: Pipe
}

export interface Rooms {
  /** Somebody looks on from now on. */
  join(table: string, joining: Joining): Promise<Guest>
  leave(table: string, guest: Guest): void
  look(table: string, guest: Guest, looking: boolean): void
  /** A line of chat has been written. */
  said(table: string, line: ChatLine): void
  rename(player: PublicPlayer): void
  /** Does the player have the table in sight, in whichever process, as far as this one knows? */
  isLooking(player: string, table: string): boolean
  /** The same, once the others have been asked, if it is not known. */
  findLooking(player: string, table: string): Promise<boolean>
  /** When they last had it, as far as this process knows: now, if they do. */
  lookedAt(player: string, table: string): number
  isOpen(table: string): boolean
  /** Says good-bye to all. */
  close(): void
}

interface Ground {
  readonly store: Store
  readonly names: Names
  readonly clock: Clock
  readonly fault: (error: unknown) => void
}

/** How often processes repeat who looks on. */
const REPEAT = 60_000
const PAGE = 500

/** The tables that people look at; `watch` ties them to the desk. */
export function createRooms({ store, names, clock, fault }: Ground): Rooms & { watch(desk: Desk): void } {
  const rooms = new Map<string, Room>()
  const presence = createPresence(store, clock, fault)
  let desk: Desk
  let closed = false
  const archive: Archive = {
    events: (table, after) => store.events(table, after, PAGE),
    chat: (table, after) => store.chat(table, after, PAGE),
    names: names.at,
  }

  function showOut(guest: Guest): void {
    guest.gone = true
    guest.pipe.close('closed')
  }

  async function checkGuest(guest: Guest): Promise<void> {
    const { player, session } = guest
    if (player !== undefined && session !== undefined && !(await isAdmitted(store, player, session))) showOut(guest)
  }

  /** Who was signed out, banned or erased meanwhile hears no more: of all who are connected, or of one player. */
  async function recheck(about?: string): Promise<void> {
    const guests = [...rooms.values()].flatMap((room) => [...room.guests])
    for (const guest of guests) if (about === undefined || guest.player === about) await checkGuest(guest)
  }

  /** Nobody tells news twice: what can't be looked up now is looked up later. */
  function surelyRecheck(about?: string, failures = 1): void {
    recheck(about).catch((error: unknown) => {
      fault(error)
      if (!closed) setTimeout(surelyRecheck, pauseAfter(failures), about, failures + 1).unref()
    })
  }

  function tellAll(room: Room): void {
    for (const guest of room.guests)
      tell(room, guest, archive).catch((error: unknown) => {
        fault(error)
        showOut(guest)
      })
  }

  function follow({ table, events }: Change): void {
    const room = rooms.get(table.id)
    if (room === undefined) return
    keepEvents(room, events)
    lag(room, table.seq)
    for (const guest of room.guests) {
      guest.seated = seatOf(table, guest.player) >= 0
      if (!maySee(table, guest.player)) showOut(guest)
    }
    tellAll(room)
    if (events.some(({ body }) => body.type === 'sat' || body.type === 'stood')) presence.changed(room)
  }

  async function readChat(room: Room): Promise<void> {
    for (;;) {
      const lines = await store.chat(room.id, room.chat, PAGE)
      for (const line of lines) keepLine(room, line)
      if (lines.length === 0) return tellAll(room)
    }
  }

  /** Lines may have been taken away: they are told again, without what they said. */
  async function retellChat(room: Room): Promise<void> {
    const [first] = room.lines
    if (first === undefined) return
    const now = await store.chat(room.id, first.line - 1, PAGE)
    for (const chat of now.filter(({ text }) => text === undefined)) {
      const kept = room.lines.findIndex(({ line, text }) => line === chat.line && text !== undefined)
      if (kept < 0) continue
      room.lines[kept] = chat
      for (const guest of room.guests) if (guest.chat >= chat.line) send(guest, lineOf({ type: 'chat', chat }))
    }
  }

  async function renamed(room: Room, id: string): Promise<void> {
    const [player] = await names.at(room.id, [id])
    for (const guest of room.guests) if (guest.introduced.has(id)) send(guest, lineOf({ type: 'player', player }))
  }

  /** Nobody tells news twice: what can't be read now is read later. */
  function surely(room: Room, read: (room: Room) => Promise<void>, failures = 1): void {
    read(room).catch((error: unknown) => {
      fault(error)
      if (rooms.get(room.id) === room) setTimeout(surely, pauseAfter(failures), room, read, failures + 1).unref()
    })
  }

  function hear(news: News | undefined): void {
    if (news === undefined) {
      surelyRecheck()
      for (const room of rooms.values()) {
        presence.repeat(room, true)
        surely(room, () => readChat(room).then(() => retellChat(room)))
      }
      return
    }
    const signedOut = news.told === undefined ? undefined : readSignedOut(news.table, news.told)
    if (signedOut !== undefined) {
      surelyRecheck(signedOut)
      return
    }
    const room = rooms.get(news.table)
    if (isRemoval(news)) for (const guest of room?.guests ?? []) showOut(guest)
    if (news.told !== undefined) presence.hear(news.table, news.told, room)
    if (room !== undefined && news.chat !== undefined) surely(room, news.chat > room.chat ? readChat : retellChat)
  }

  function noteLook(table: string, { player, seated, looking }: Guest): void {
    if (player !== undefined && seated && looking) presence.looked(player, table)
  }

  const stop = store.listen(hear)
  const repeat = setInterval(() => {
    for (const room of rooms.values()) presence.repeat(room)
  }, REPEAT)
  repeat.unref()

  /** The room, with the newest of the chat. Others may come or go while it is read. */
  async function roomOf(id: string): Promise<Room> {
    const known = rooms.get(id)
    if (known !== undefined) return known
    const room: Room = { id, guests: new Set(), seq: 0, chat: 0, events: [], lines: [] }
    for (const line of await store.newestChat(id, KEPT)) keepLine(room, line)
    return rooms.get(id) ?? room
  }

  return {
    watch: (given) => {
      desk = given
      desk.onChange(follow)
    },
    join: async (id, { player, session, after, chat, pipe }) => {
      const found = await roomOf(id)
      const table = await desk.open(id, after)
      if (table === undefined) throw new Refused('unknown-table')
      if (after > table.seq) throw new Refused('bad-request', { detail: `there are only ${table.seq} events` })
      const room = rooms.get(id) ?? found
      lag(room, table.seq)
      const seat = seatOf(table, player)
      const heard = mayTalk(table, player) ? chat : Number.POSITIVE_INFINITY
      const state = { seated: seat >= 0, looking: false, seq: after, chat: heard, telling: false, gone: false }
      const guest: Guest = { pipe, player, session, introduced: new Set(), ...state }
      const first = room.guests.size === 0
      rooms.set(id, room)
      room.guests.add(guest)
      // They may have been signed out on the way here.
      checkGuest(guest).catch(fault)
      const you = { ...(player === undefined ? {} : { player }), ...(seat >= 0 ? { seat } : {}) }
      send(guest, lineOf({ type: 'hello', you, seq: table.seq, chat: room.chat, now: clock.now() }))
      tellAll(room)
      presence.changed(room, first)
      send(guest, presence.line(room))
      // What was written while the room was not yet there.
      surely(room, readChat)
      return guest
    },
    leave: (id, guest) => {
      guest.gone = true
      noteLook(id, guest)
      const room = rooms.get(id)
      if (room === undefined || !room.guests.delete(guest)) return
      presence.changed(room)
      if (room.guests.size === 0) rooms.delete(id)
    },
    look: (id, guest, looking) => {
      noteLook(id, guest)
      guest.looking = looking
      const room = rooms.get(id)
      if (room !== undefined) presence.changed(room)
    },
    said: (id, line) => {
      const room = rooms.get(id)
      if (room === undefined) return
      keepLine(room, line)
      if (room.chat < line.line) surely(room, readChat)
      tellAll(room)
    },
    rename: (player) => {
      names.set(player)
      for (const room of rooms.values()) {
        surely(room, () => renamed(room, player.id))
        // Whoever is forgotten has said nothing.
        if (player.name === undefined) surely(room, retellChat)
      }
    },
    isLooking: (player, id) => presence.isLooking(player, id, rooms.get(id)),
    findLooking: async (player, id) => {
      if (!presence.isLooking(player, id, rooms.get(id))) await presence.ask(id, rooms.get(id))
      return presence.isLooking(player, id, rooms.get(id))
    },
    lookedAt: (player, id) => presence.lookedAt(player, id, rooms.get(id)),
    isOpen: (id) => rooms.has(id),
    close: () => {
      closed = true
      clearInterval(repeat)
      stop()
      for (const room of rooms.values()) for (const guest of room.guests) guest.pipe.close('shutdown')
    },
  }
}
