import { setTimeout } from 'node:timers/promises'
import type { ChatLine, EventBody, PublicPlayer, ServerMessage, TableEvent } from '@amyitis/protocol'

type CloseReason = Extract<ServerMessage, { type: 'bye' }>['why']

/** How messages reach a subscriber: over a socket or a stream. */
export interface Transport {
  send(line: string): void
  bufferedBytes(): number
  close(why: CloseReason): void
}

/** Somebody who follows a table, and how much they have received so far. */
export interface Subscriber {
  readonly transport: Transport
  readonly player: string | undefined
  /** The hash of the token that they connected with. */
  readonly session?: string | undefined
  seated: boolean
  looking: boolean
  seq: number
  chat: number
  /** Players whose names they have received. */
  readonly knownPlayers: Set<string>
  delivering: boolean
  closed: boolean
}

/** A table with subscribers. */
export interface Room {
  readonly id: string
  readonly subscribers: Set<Subscriber>
  /** The numbers of the last event and chat line. */
  seq: number
  chat: number
  /** The most recent ones, without a gap. */
  events: { readonly event: TableEvent; readonly line: string }[]
  chatLines: ChatLine[]
}

/** Where everything that is not in the room comes from. */
export interface Backlog {
  events(table: string, after: number): Promise<TableEvent[]>
  chat(table: string, after: number): Promise<ChatLine[]>
  names(table: string, ids: readonly string[]): Promise<PublicPlayer[]>
}

/** A subscriber with more than this in the buffer is too slow, and is disconnected. */
export const MAX_BUFFERED_BYTES = 1 << 20

/** How many recent events and chat lines a room keeps in memory. */
export const MAX_RECENT = 64

const DRAIN_CHECK_INTERVAL_MS = 20
const MAX_DRAIN_CHECKS = 500

export const serialize = (message: ServerMessage): string => JSON.stringify(message)

const serializeEvent = (event: TableEvent) => ({ event, line: serialize({ type: 'event', event }) })

export function addEvents(room: Room, events: readonly TableEvent[]): void {
  for (const event of events) {
    if (event.seq !== room.seq + 1) continue
    room.events.push(serializeEvent(event))
    if (room.events.length > MAX_RECENT) room.events.shift()
    room.seq = event.seq
  }
}

export function addChatLine(room: Room, line: ChatLine): void {
  if (line.line <= room.chat) return
  if (line.line > room.chat + 1) room.chatLines = []
  room.chatLines.push(line)
  if (room.chatLines.length > MAX_RECENT) room.chatLines.shift()
  room.chat = line.line
}

/** There are more events than the room has seen. */
export function skipTo(room: Room, seq: number): void {
  if (seq <= room.seq) return
  room.events = []
  room.seq = seq
}

function playersNamedIn(body: EventBody): readonly string[] {
  if (body.type === 'created') return [body.host, ...(body.reserved ?? []).flatMap((player) => player ?? [])]
  return body.type === 'sat' || body.type === 'offered' || body.type === 'joined' ? [body.player] : []
}

export function send(subscriber: Subscriber, line: string): void {
  if (subscriber.closed) return
  if (subscriber.transport.bufferedBytes() > MAX_BUFFERED_BYTES) {
    subscriber.closed = true
    subscriber.transport.close('slow')
  } else subscriber.transport.send(line)
}

async function sendPlayer(room: Room, subscriber: Subscriber, id: string, backlog: Backlog): Promise<void> {
  if (subscriber.knownPlayers.has(id)) return
  const [player] = await backlog.names(room.id, [id])
  subscriber.knownPlayers.add(id)
  send(subscriber, serialize({ type: 'player', player }))
}

/** A long log is sent no faster than it is read. */
async function waitForDrain(subscriber: Subscriber): Promise<void> {
  for (let i = 0; i < MAX_DRAIN_CHECKS && !subscriber.closed; i++) {
    if (subscriber.transport.bufferedBytes() <= MAX_BUFFERED_BYTES / 4) return
    await setTimeout(DRAIN_CHECK_INTERVAL_MS)
  }
}

async function deliverEvents(room: Room, subscriber: Subscriber, backlog: Backlog): Promise<void> {
  const isRecent = room.events.length > 0 && room.events[0].event.seq <= subscriber.seq + 1
  if (!isRecent) await waitForDrain(subscriber)
  const batch = isRecent
    ? room.events.filter(({ event }) => event.seq > subscriber.seq)
    : (await backlog.events(room.id, subscriber.seq)).map(serializeEvent)
  if (batch.length === 0) throw new Error(`the log of ${room.id} ends before event ${room.seq}`)
  for (const { event, line } of batch) {
    for (const player of playersNamedIn(event.body)) await sendPlayer(room, subscriber, player, backlog)
    send(subscriber, line)
    subscriber.seq = event.seq
  }
}

async function deliverChat(room: Room, subscriber: Subscriber, backlog: Backlog): Promise<void> {
  const isRecent = room.chatLines.length > 0 && room.chatLines[0].line <= subscriber.chat + 1
  const batch = isRecent
    ? room.chatLines.filter(({ line }) => line > subscriber.chat)
    : await backlog.chat(room.id, subscriber.chat)
  for (const chat of batch) {
    await sendPlayer(room, subscriber, chat.player, backlog)
    send(subscriber, serialize({ type: 'chat', chat }))
    subscriber.chat = chat.line
  }
  // Deleted lines leave a gap at the end.
  if (batch.length === 0) subscriber.chat = room.chat
}

/** Sends a subscriber everything that is missing, in order and once. Does nothing if that is already under way. */
export async function deliver(room: Room, subscriber: Subscriber, backlog: Backlog): Promise<void> {
  if (subscriber.delivering) return
  subscriber.delivering = true
  try {
    while (!subscriber.closed && (subscriber.seq < room.seq || subscriber.chat < room.chat)) {
      if (subscriber.seq < room.seq) await deliverEvents(room, subscriber, backlog)
      else await deliverChat(room, subscriber, backlog)
    }
  } finally {
    subscriber.delivering = false
  }
}
