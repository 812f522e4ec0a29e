import type { ChatLine, Command, TableView } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { createStore } from '../../create-store.ts'
import { type Connection, connect, type Link, type News } from '../live/connection.ts'
import type { Answered } from '../live/outbox.ts'
import type { ConnectionTools } from '../live/tools.ts'
import { type Followed, follow, followAll, type Names } from './follow.ts'
import { type Looks, looksAfter, noLooks } from './looks.ts'

/** Everything that is known of a table at this moment. */
export interface Live {
  readonly followed: Followed
  readonly table: Table
  /** Who looks here; undefined for somebody without a name. */
  readonly player: string | undefined
  /** The own seat; -1 for who only looks on. */
  readonly seat: number
  readonly names: Names
  readonly chat: readonly ChatLine[]
  readonly present: ReadonlySet<string>
  readonly looks: Looks
  readonly spectators: number
  readonly link: Link
  /** Why trying again does not help. */
  readonly refused: string | undefined
  /** What to add to this device's time to get the server's. */
  readonly offset: number
  /** Of each seat that needs one, for the host alone. */
  readonly invitations: NonNullable<TableView['invitations']>
}

export interface OnlineTable {
  get(): Live
  subscribe(listener: () => void): () => void
  /** Answers once the server has answered, and all that came of it is known here. */
  act(act: Command, still?: () => boolean): Promise<Answered>
  say(text: string): Promise<Answered>
  looking(now: boolean): void
  check(): void
  renew(): void
  close(): void
}

function withLine(chat: readonly ChatLine[], line: ChatLine): ChatLine[] {
  const before = chat.filter((one) => one.line < line.line)
  return [...before, line, ...chat.filter((one) => one.line > line.line)]
}

const EMPTY: ReadonlySet<string> = new Set()

/** A table as the server tells it: opened from its log, and followed from there on. */
export function openOnline(view: TableView, tools: ConnectionTools): OnlineTable {
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
    looks: noLooks(0),
    spectators: 0,
    link: 'joining',
    refused: undefined,
    offset: 0,
    invitations: view.invitations ?? [],
  })

  function set(change: Partial<Live>): void {
    const next = { ...live(), ...change }
    replace({ ...next, table: next.followed.table, seat: seatOf(next.followed.table, next.player) })
  }

  function changed(message: News): Partial<Live> {
    switch (message.type) {
      case 'hello':
        return { player: message.you.player, looks: noLooks(message.now) }
      case 'event':
        return { followed: follow(live().followed, message.event) }
      case 'player':
        return { names: new Map([...live().names, [message.player.id, message.player]]) }
      case 'chat':
        return { chat: withLine(live().chat, message.chat) }
      case 'present':
        return {
          present: new Set(message.players),
          looks: looksAfter(live().looks, message.looking, tools.now() + live().offset),
          spectators: message.spectators,
        }
    }
  }

  function heard(message: News): void {
    set(changed(message))
    const ready = waiting.filter(({ seq }) => seq <= live().table.seq)
    waiting = waiting.filter(({ seq }) => seq > live().table.seq)
    for (const { done } of ready) done()
  }

  const connection: Connection = connect(
    { seq: followed.table.seq, chat: Math.max(0, ...view.chat.map(({ line }) => line)) },
    tools,
    {
      heard,
      linked: (link, refused) => set({ link, refused, ...(link === 'live' ? {} : { present: EMPTY }) }),
      offset: (offset) => set({ offset }),
    },
  )

  return {
    get: live,
    subscribe,
    async act(act, still) {
      const answered = await connection.act(act, still)
      const { seq } = answered
      if (seq !== undefined && seq > live().table.seq) await new Promise<void>((done) => waiting.push({ seq, done }))
      return answered
    },
    say: connection.say,
    looking: connection.looking,
    check: connection.check,
    renew: connection.renew,
    close: connection.close,
  }
}
