import type { ChatLine, EventBody, PublicPlayer } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { isSessionValid, parseSignedOut } from '../auth/session-revocation.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { retryUntilDone } from '../shared/retry.ts'
import type { Store } from '../store/store.ts'
import type { TableNotification } from '../store/types.ts'
import type { PlayerNames } from '../table-service/player-names.ts'
import type { TableService } from '../table-service/table-service.ts'
import { isRemoval, type TableChange } from '../table-service/table-sync.ts'
import { mayChat, maySee } from '../table-service/table-view.ts'
import {
  addChatLine,
  addEvents,
  type Backlog,
  deliver,
  MAX_RECENT,
  type Room,
  type Subscriber,
  send,
  serialize,
  skipTo,
  type Transport,
} from './room.ts'
import type { RoomRegistry } from './room-registry.ts'

export interface Subscription {
  readonly player: string | undefined
  /** The hash of the token that they connect with. */
  readonly session?: string | undefined
  /** The last event and chat line that they have seen. */
  readonly after: number
  readonly chat: number
  readonly transport: Transport
}

/** Sends subscribers what happens at their tables. */
export interface Rooms {
  subscribe(table: string, subscription: Subscription): Promise<Subscriber>
  unsubscribe(table: string, subscriber: Subscriber): void
  setLooking(table: string, subscriber: Subscriber, looking: boolean): void
  chatPosted(table: string, line: ChatLine): void
  playerRenamed(player: PublicPlayer): void
  /** The number of spectators of a table, as far as this process knows. */
  spectators(table: string): number
  /** Closes all connections. */
  close(): void
}

interface RoomsDeps {
  readonly store: Store
  readonly tables: TableService
  readonly registry: RoomRegistry
  readonly names: PlayerNames
  readonly clock: Clock
  readonly reportError: (error: unknown) => void
}

/** How often processes repeat who is present. */
const PRESENCE_INTERVAL_MS = 60_000
const PAGE_SIZE = 500
/** Events that turn a spectator into a player, or a player into a spectator. */
const SEATING: readonly EventBody['type'][] = ['sat', 'stood', 'joined']

export function createRooms({ store, tables, registry, names, clock, reportError }: RoomsDeps): Rooms {
  const { rooms, presence } = registry
  let isClosed = false
  const backlog: Backlog = {
    events: (table, after) => store.events(table, after, PAGE_SIZE),
    chat: (table, after) => store.chat(table, after, PAGE_SIZE),
    names: names.getForTable,
  }

  function disconnect(subscriber: Subscriber): void {
    subscriber.closed = true
    subscriber.transport.close('closed')
  }

  async function checkSession(subscriber: Subscriber): Promise<void> {
    const { player, session } = subscriber
    if (player === undefined || session === undefined) return
    if (!(await isSessionValid(store, player, session))) disconnect(subscriber)
  }

  /** Disconnects whoever was signed out, banned or erased: all subscribers are checked, or those of one player. */
  async function checkSessions(player?: string): Promise<void> {
    const subscribers = [...rooms.values()].flatMap((room) => [...room.subscribers])
    for (const subscriber of subscribers)
      if (player === undefined || subscriber.player === player) await checkSession(subscriber)
  }

  function deliverAll(room: Room): void {
    for (const subscriber of room.subscribers)
      deliver(room, subscriber, backlog).catch((error: unknown) => {
        reportError(error)
        disconnect(subscriber)
      })
  }

  function handleChange({ table, events }: TableChange): void {
    const room = rooms.get(table.id)
    if (room === undefined) return
    addEvents(room, events)
    skipTo(room, table.seq)
    for (const subscriber of room.subscribers) {
      subscriber.seated = seatOf(table, subscriber.player) >= 0
      if (!maySee(table, subscriber.player)) disconnect(subscriber)
    }
    deliverAll(room)
    if (events.some(({ body }) => SEATING.includes(body.type))) presence.publish(room)
  }

  async function readChat(room: Room): Promise<void> {
    for (;;) {
      const lines = await store.chat(room.id, room.chat, PAGE_SIZE)
      for (const line of lines) addChatLine(room, line)
      if (lines.length === 0) return deliverAll(room)
    }
  }

  /** Sends deleted lines again, without their text. */
  async function resendDeletedChat(room: Room): Promise<void> {
    const [first] = room.chatLines
    if (first === undefined) return
    const lines = await store.chat(room.id, first.line - 1, PAGE_SIZE)
    for (const chat of lines.filter(({ text }) => text === undefined)) {
      const index = room.chatLines.findIndex(({ line, text }) => line === chat.line && text !== undefined)
      if (index < 0) continue
      room.chatLines[index] = chat
      for (const subscriber of room.subscribers)
        if (subscriber.chat >= chat.line) send(subscriber, serialize({ type: 'chat', chat }))
    }
  }

  /** Is somebody part of what is shown of a table? Subscribers know them from their view, if not from here. */
  async function isNamedAt(room: Room, id: string): Promise<boolean> {
    if (room.chatLines.some(({ player }) => player === id)) return true
    const table = await tables.load(room.id)
    if (table === undefined) return false
    return (
      table.host === id ||
      table.timesSeated[id] !== undefined ||
      table.seats.some(({ reservedFor, offer }) => reservedFor === id || offer?.player === id)
    )
  }

  async function resendPlayer(room: Room, id: string): Promise<void> {
    if (!(await isNamedAt(room, id))) return
    const [player] = await names.getForTable(room.id, [id])
    for (const subscriber of room.subscribers) send(subscriber, serialize({ type: 'player', player }))
  }

  /** A notification comes only once, so what it asks for is retried until it succeeds. */
  const retryForRoom = (room: Room, work: (room: Room) => Promise<void>) =>
    retryUntilDone(
      () => work(room),
      () => rooms.get(room.id) === room,
      reportError,
    )
  const retryCheckSessions = (player?: string) =>
    retryUntilDone(
      () => checkSessions(player),
      () => !isClosed,
      reportError,
    )

  function resynchronize(): void {
    retryCheckSessions()
    for (const room of rooms.values()) {
      presence.republish(room, true)
      retryForRoom(room, () => readChat(room).then(() => resendDeletedChat(room)))
    }
  }

  function handleNotification(notification: TableNotification | undefined): void {
    if (notification === undefined) return void resynchronize()
    const { table, chat, message } = notification
    const signedOut = message === undefined ? undefined : parseSignedOut(table, message)
    if (signedOut !== undefined) return void retryCheckSessions(signedOut)
    const room = rooms.get(table)
    if (isRemoval(notification)) for (const subscriber of room?.subscribers ?? []) disconnect(subscriber)
    if (message !== undefined) presence.receive(table, message, room)
    if (room !== undefined && chat !== undefined) retryForRoom(room, chat > room.chat ? readChat : resendDeletedChat)
  }

  function recordLook(table: string, { player, seated, looking }: Subscriber): void {
    if (player !== undefined && seated && looking) presence.recordLook(player, table)
  }

  /** The room with its recent chat. Another subscriber may create or remove it meanwhile. */
  async function loadRoom(id: string): Promise<Room> {
    const known = rooms.get(id)
    if (known !== undefined) return known
    const room: Room = { id, subscribers: new Set(), seq: 0, chat: 0, events: [], chatLines: [] }
    for (const line of await store.newestChat(id, MAX_RECENT)) addChatLine(room, line)
    return rooms.get(id) ?? room
  }

  function addSubscriber(room: Room, table: Table, subscription: Subscription): Subscriber {
    const { player, session, after, chat, transport } = subscription
    const subscriber: Subscriber = {
      transport,
      player,
      session,
      seated: seatOf(table, player) >= 0,
      looking: false,
      seq: after,
      chat: mayChat(table, player) ? chat : Number.POSITIVE_INFINITY,
      knownPlayers: new Set(),
      delivering: false,
      closed: false,
    }
    rooms.set(room.id, room)
    room.subscribers.add(subscriber)
    return subscriber
  }

  tables.onChange(handleChange)
  const stopListening = store.listen(handleNotification)
  const presenceTimer = setInterval(() => {
    for (const room of rooms.values()) presence.republish(room)
  }, PRESENCE_INTERVAL_MS).unref()

  return {
    subscribe: async (id, subscription) => {
      const { player, after } = subscription
      const loaded = await loadRoom(id)
      const table = await tables.load(id, after)
      if (table === undefined) throw new ProblemError('unknown-table')
      if (after > table.seq) throw new ProblemError('bad-request', { detail: `there are only ${table.seq} events` })
      const room = rooms.get(id) ?? loaded
      skipTo(room, table.seq)
      const isFirst = room.subscribers.size === 0
      const subscriber = addSubscriber(room, table, subscription)
      // They may have been signed out in the meantime.
      checkSession(subscriber).catch(reportError)
      const seat = seatOf(table, player)
      const you = { ...(player === undefined ? {} : { player }), ...(seat >= 0 ? { seat } : {}) }
      send(subscriber, serialize({ type: 'hello', you, seq: table.seq, chat: room.chat, now: clock.now() }))
      deliverAll(room)
      presence.publish(room, isFirst)
      send(subscriber, presence.message(room))
      // Lines that were written while the room was being loaded.
      retryForRoom(room, readChat)
      return subscriber
    },
    unsubscribe: (id, subscriber) => {
      subscriber.closed = true
      recordLook(id, subscriber)
      const room = rooms.get(id)
      if (room === undefined || !room.subscribers.delete(subscriber)) return
      presence.publish(room)
      if (room.subscribers.size === 0) rooms.delete(id)
    },
    setLooking: (id, subscriber, looking) => {
      recordLook(id, subscriber)
      subscriber.looking = looking
      const room = rooms.get(id)
      if (room !== undefined) presence.publish(room)
    },
    chatPosted: (id, line) => {
      const room = rooms.get(id)
      if (room === undefined) return
      addChatLine(room, line)
      if (room.chat < line.line) retryForRoom(room, readChat)
      deliverAll(room)
    },
    playerRenamed: (player) => {
      names.set(player)
      for (const room of rooms.values()) {
        retryForRoom(room, () => resendPlayer(room, player.id))
        // An erased player's lines have no text any more.
        if (player.name === undefined) retryForRoom(room, resendDeletedChat)
      }
    },
    spectators: (id) => presence.spectators(id, rooms.get(id)),
    close: () => {
      isClosed = true
      clearInterval(presenceTimer)
      stopListening()
      for (const room of rooms.values())
        for (const subscriber of room.subscribers) subscriber.transport.close('shutdown')
    },
  }
}
