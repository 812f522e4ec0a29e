import { setTimeout } from 'node:timers/promises'
import type { ChatLine, EventBody, PublicPlayer, ServerMessage, TableEvent } from '@amyitis/protocol'

type Why = Extract<ServerMessage, { type: 'bye' }>['why']

/** The way to whoever looks on: a socket or a stream. */
export interface Pipe {
  send(line: string): void
  /** Bytes that wait to be sent. */
  waiting(): number
  close(why: Why): void
}

/** Somebody who looks on, and how much of the table they have been told. */
export interface Guest {
  readonly pipe: Pipe
  readonly player: string | undefined
  /** The hash of the token that they came with. */
  readonly session?: string | undefined
  seated: boolean
  looking: boolean
  seq: number
  chat: number
  readonly introduced: Set<string>
  telling: boolean
  gone: boolean
}

/** A table that people look at. */
export interface Room {
  readonly id: string
  readonly guests: Set<Guest>
  /** The last event and chat line that there are. */
  seq: number
  chat: number
  /** The newest ones, without a gap up to the last. */
  events: { readonly event: TableEvent; readonly line: string }[]
  lines: ChatLine[]
}

/** Where the rest is found. */
export interface Archive {
  events(table: string, after: number): Promise<TableEvent[]>
  chat(table: string, after: number): Promise<ChatLine[]>
  names(table: string, ids: readonly string[]): Promise<PublicPlayer[]>
}

/** Who has more than this waiting is not coming along. */
export const MOST_WAITING = 1 << 20

/** How much of the newest is at hand for those who have nearly all. */
export const KEPT = 64

export const lineOf = (message: ServerMessage): string => JSON.stringify(message)

const eventLine = (event: TableEvent) => ({ event, line: lineOf({ type: 'event', event }) })

export function keepEvents(room: Room, events: readonly TableEvent[]): void {
  for (const event of events) if (event.seq === room.seq + 1) keepEvent(room, event)
}

function keepEvent(room: Room, event: TableEvent): void {
  room.events.push(eventLine(event))
  if (room.events.length > KEPT) room.events.shift()
  room.seq = event.seq
}

export function keepLine(room: Room, line: ChatLine): void {
  if (line.line <= room.chat) return
  if (line.line > room.chat + 1) room.lines = []
  room.lines.push(line)
  if (room.lines.length > KEPT) room.lines.shift()
  room.chat = line.line
}

/** There is more than was kept. */
export function lag(room: Room, seq: number): void {
  if (seq <= room.seq) return
  room.events = []
  room.seq = seq
}

const namedBy = (body: EventBody): string | undefined =>
  body.type === 'created' ? body.host : body.type === 'sat' ? body.player : undefined

export function send(guest: Guest, line: string): void {
  if (guest.gone) return
  if (guest.pipe.waiting() > MOST_WAITING) {
    guest.gone = true
    guest.pipe.close('slow')
  } else guest.pipe.send(line)
}

async function introduce(room: Room, guest: Guest, id: string, archive: Archive): Promise<void> {
  const [player] = await archive.names(room.id, [id])
  guest.introduced.add(id)
  send(guest, lineOf({ type: 'player', player }))
}

/** A long past is told no faster than it is read. */
async function calm(guest: Guest): Promise<void> {
  for (let i = 0; i < 500 && !guest.gone && guest.pipe.waiting() > MOST_WAITING / 4; i++) await setTimeout(20)
}

async function tellEvents(room: Room, guest: Guest, archive: Archive): Promise<void> {
  const kept = room.events.length > 0 && room.events[0].event.seq <= guest.seq + 1
  if (!kept) await calm(guest)
  const batch = kept
    ? room.events.filter(({ event }) => event.seq > guest.seq)
    : (await archive.events(room.id, guest.seq)).map(eventLine)
  if (batch.length === 0) throw new Error(`the log of ${room.id} ends before event ${room.seq}`)
  for (const { event, line } of batch) {
    const named = namedBy(event.body)
    if (named !== undefined && !guest.introduced.has(named)) await introduce(room, guest, named, archive)
    send(guest, line)
    guest.seq = event.seq
  }
}

async function tellChat(room: Room, guest: Guest, archive: Archive): Promise<void> {
  const kept = room.lines.length > 0 && room.lines[0].line <= guest.chat + 1
  const batch = kept ? room.lines.filter(({ line }) => line > guest.chat) : await archive.chat(room.id, guest.chat)
  for (const chat of batch) {
    if (!guest.introduced.has(chat.player)) await introduce(room, guest, chat.player, archive)
    send(guest, lineOf({ type: 'chat', chat }))
    guest.chat = chat.line
  }
  // Lines that were taken away for good leave a gap at the end.
  if (batch.length === 0) guest.chat = room.chat
}

/** Tells a guest what is missing, in order, each once, until nothing is. One at a time for each guest. */
export async function tell(room: Room, guest: Guest, archive: Archive): Promise<void> {
  if (guest.telling) return
  guest.telling = true
  try {
    while (!guest.gone && (guest.seq < room.seq || guest.chat < room.chat)) {
      if (guest.seq < room.seq) await tellEvents(room, guest, archive)
      else await tellChat(room, guest, archive)
    }
  } finally {
    guest.telling = false
  }
}
