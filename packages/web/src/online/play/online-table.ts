import type { ChatLine, TableView } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { createStore } from '../../create-store.ts'
import { type Connection, type ConnectionState, connect, type TableMessage } from '../live/connection.ts'
import type { ConnectionDeps } from '../live/transport.ts'
import { type FollowedTable, follow, followAll } from './follow.ts'
import type { Names } from './seat-changes.ts'
import { unknownVisibility, type Visibility, visibilityAfter } from './visibility.ts'

/** Everything that is known of a table at this moment. */
export interface Live {
  readonly followed: FollowedTable
  readonly table: Table
  /** The player who is signed in here, if any. */
  readonly player: string | undefined
  /** The own seat; -1 for spectators. */
  readonly seat: number
  readonly names: Names
  readonly chat: readonly ChatLine[]
  readonly present: ReadonlySet<string>
  readonly visibility: Visibility
  readonly spectators: number
  readonly connection: ConnectionState
  /** Why trying again does not help. */
  readonly refused: string | undefined
  /** What to add to this device's time to get the server's. */
  readonly offset: number
  /** Of each seat that needs one, for the host alone. */
  readonly invitations: NonNullable<TableView['invitations']>
}

/** A table and the connection to it; a command resolves once all resulting events have arrived. */
export interface OnlineTable extends Connection {
  get(): Live
  subscribe(listener: () => void): () => void
}

function withLine(chat: readonly ChatLine[], line: ChatLine): ChatLine[] {
  const before = chat.filter((one) => one.line < line.line)
  return [...before, line, ...chat.filter((one) => one.line > line.line)]
}

const EMPTY: ReadonlySet<string> = new Set()

/** A table of the server: opened from its log, and kept up to date from there on. */
export function openOnline(view: TableView, deps: ConnectionDeps): OnlineTable {
  const followed = followAll(view.events)
  /** Who waits for an event to arrive. */
  let waiting: { readonly seq: number; done(): void }[] = []
  const {
    get: live,
    set: replace,
    subscribe,
  } = createStore<Live>({
    followed,
    table: followed.table,
    player: view.you.player,
    seat: seatOf(followed.table, view.you.player),
    names: new Map(view.players.map((player) => [player.id, player])),
    chat: view.chat,
    present: EMPTY,
    visibility: unknownVisibility(0),
    spectators: 0,
    connection: 'joining',
    refused: undefined,
    offset: 0,
    invitations: view.invitations ?? [],
  })

  function set(change: Partial<Live>): void {
    const next = { ...live(), ...change }
    replace({ ...next, table: next.followed.table, seat: seatOf(next.followed.table, next.player) })
  }

  function changed(message: TableMessage): Partial<Live> {
    switch (message.type) {
      case 'hello':
        return { player: message.you.player, visibility: unknownVisibility(message.now) }
      case 'event':
        return { followed: follow(live().followed, message.event) }
      case 'player':
        return { names: new Map([...live().names, [message.player.id, message.player]]) }
      case 'chat':
        return { chat: withLine(live().chat, message.chat) }
      case 'present':
        return {
          present: new Set(message.players),
          visibility: visibilityAfter(live().visibility, message.looking, deps.now() + live().offset),
          spectators: message.spectators,
        }
    }
  }

  function onMessage(message: TableMessage): void {
    set(changed(message))
    const ready = waiting.filter(({ seq }) => seq <= live().table.seq)
    waiting = waiting.filter(({ seq }) => seq > live().table.seq)
    for (const { done } of ready) done()
  }

  const connection: Connection = connect(
    { seq: followed.table.seq, chat: Math.max(0, ...view.chat.map(({ line }) => line)) },
    deps,
    {
      onMessage,
      onState: (connection, refused) =>
        set({ connection, refused, ...(connection === 'live' ? {} : { present: EMPTY }) }),
      onClockOffset: (offset) => set({ offset }),
    },
  )

  return {
    get: live,
    subscribe,
    async execute(act, still) {
      const answered = await connection.execute(act, still)
      const { seq } = answered
      if (seq !== undefined && seq > live().table.seq) await new Promise<void>((done) => waiting.push({ seq, done }))
      return answered
    },
    postChat: connection.postChat,
    setVisible: connection.setVisible,
    check: connection.check,
    reconnect: connection.reconnect,
    close: connection.close,
  }
}
