import type { ClientMessage, Command, ServerMessage } from '@amyitis/protocol'
import { type CommandResult, createOutbox, type PendingMessage } from './outbox.ts'
import type { ConnectionDeps, Cursor, Transport } from './transport.ts'

/** `lost`: reconnecting; `refused`: a retry would not help. */
export type ConnectionState = 'joining' | 'live' | 'lost' | 'refused'

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** What a table sends to its subscribers. */
export type TableMessage = Exclude<ServerMessage, { type: 'answer' | 'pong' | 'bye' }>

export interface ConnectionListener {
  /** Messages of the table, in order and each once. */
  onMessage(message: TableMessage): void
  onState(link: ConnectionState, code?: string): void
  /** What to add to this device's time to get the server's. */
  onClockOffset(ms: number): void
}

export interface Connection {
  /** Resent after a reconnect until it is answered, but only while `still` holds for everything known by then. */
  execute(act: Command, still?: () => boolean): Promise<CommandResult>
  postChat(text: string): Promise<CommandResult>
  /** Is the page visible? */
  setVisible(now: boolean): void
  /** Checks the connection at once: the network has changed, or the page was suspended. */
  check(): void
  /** Reconnects, as another player. */
  reconnect(): void
  close(): void
}

const PING_INTERVAL_MS = 15_000
/** Without an answer to a ping within this time the connection is lost. */
const PONG_TIMEOUT_MS = 5_000
/** How long the server's first message may take. */
const HELLO_TIMEOUT_MS = 10_000
const MIN_BACKOFF_MS = 400
const MAX_BACKOFF_MS = 15_000
/** When to retry a command that the server was unavailable for. */
const RETRY_DELAY_MS = 1_000

/** The delay before the next attempt: exponential backoff with jitter. */
export const backoffDelay = (attempts: number, random: number): number =>
  Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** attempts) * (0.5 + random / 2)

/** The connection to a table. After a drop it reconnects, asks for what it has missed and resends what was not answered. */
export function connect(from: Cursor, deps: ConnectionDeps, listener: ConnectionListener): Connection {
  const outbox = createOutbox()
  let cursor = from
  let wire: Transport | undefined
  let greeted = false
  let closed = false
  let visible = true
  let attempts = 0
  let pinged: number | undefined
  /** The last event that existed when this transport was opened. */
  let lastSeq = 0
  const guards = new Map<string, () => boolean>()
  const timers = new Map<'ping' | 'silence' | 'dial' | 'again', () => void>()

  function after(name: 'ping' | 'silence' | 'dial' | 'again', ms: number, work: () => void): void {
    timers.get(name)?.()
    timers.set(name, deps.wait(ms, work))
  }

  function stop(...names: readonly ('ping' | 'silence' | 'dial' | 'again')[]): void {
    for (const name of names.length === 0 ? timers.keys() : names) timers.get(name)?.()
  }

  const send = (message: ClientMessage) => wire?.send(JSON.stringify(message))

  function ping(): void {
    // The connection is stable: backoff starts over after the next drop.
    attempts = 0
    pinged = deps.now()
    send({ type: 'ping' })
    after('silence', PONG_TIMEOUT_MS, drop)
    after('ping', PING_INTERVAL_MS, ping)
  }

  function dial(): void {
    stop()
    greeted = false
    listener.onState(attempts === 0 ? 'joining' : 'lost')
    const own: Transport = deps.open(cursor, {
      onMessage: (words) => own === wire && receive(JSON.parse(words) as ServerMessage),
      onClose: () => own === wire && drop(),
    })
    wire = own
    after('silence', HELLO_TIMEOUT_MS, drop)
  }

  function drop(): void {
    hangUp()
    listener.onState('lost')
    const first = attempts === 0 && greeted
    after('dial', backoffDelay(attempts++, deps.random()), dial)
    if (first) return
    deps.probe().then(
      (code) => {
        if (code === undefined || closed || wire !== undefined) return
        stop()
        listener.onState('refused', code)
      },
      () => {},
    )
  }

  function hangUp(): void {
    stop()
    const old = wire
    wire = undefined
    old?.close()
  }

  /** Guarded commands are resent only once all events that happened meanwhile have arrived. */
  function resend(guarded: boolean): void {
    for (const message of outbox.pending()) {
      const still = guards.get(message.key)
      if ((still !== undefined) !== guarded) continue
      if (still === undefined || still()) send(message)
      else settle(message.key, { problem: { type: '', title: '', status: 409, code: 'stale' } })
    }
  }

  function settle(key: string, answered: CommandResult): void {
    guards.delete(key)
    outbox.settle(key, answered)
  }

  function greet({ now, seq }: MessageOf<'hello'>): void {
    greeted = true
    lastSeq = seq
    stop('silence')
    listener.onClockOffset(now - deps.now())
    listener.onState('live')
    after('ping', PING_INTERVAL_MS, ping)
    send({ type: 'looking', looking: visible })
    resend(false)
    if (cursor.seq >= lastSeq) resend(true)
  }

  function answer({ key, seq, problem }: MessageOf<'answer'>): void {
    if (problem?.code !== 'unavailable') settle(key, { seq, problem })
    else
      after('again', RETRY_DELAY_MS, () => {
        resend(false)
        if (cursor.seq >= lastSeq) resend(true)
      })
  }

  function pong({ now }: MessageOf<'pong'>): void {
    if (pinged !== undefined) listener.onClockOffset(now - (pinged + deps.now()) / 2)
    pinged = undefined
  }

  /** Moves the cursor; answers whether the event is the next one. */
  function isNext({ event: { seq } }: MessageOf<'event'>): boolean {
    if (seq !== cursor.seq + 1) return false
    cursor = { ...cursor, seq }
    return true
  }

  function receive(message: ServerMessage): void {
    if (greeted) stop('silence')
    if (message.type === 'hello') greet(message)
    if (message.type === 'answer') answer(message)
    else if (message.type === 'pong') pong(message)
    else if (message.type === 'bye') drop()
    else if (message.type !== 'event' || isNext(message)) {
      // A line that is lastSeq again has been taken away.
      if (message.type === 'chat') cursor = { ...cursor, chat: Math.max(cursor.chat, message.chat.line) }
      listener.onMessage(message)
      if (message.type === 'event' && message.event.seq === lastSeq) resend(true)
    }
    // A gap: reconnect to get what is missing.
    else if (message.event.seq > cursor.seq) drop()
  }

  function ask(message: PendingMessage): Promise<CommandResult> {
    const answered = outbox.put(message)
    const known = !guards.has(message.key) || cursor.seq >= lastSeq
    if (greeted && wire !== undefined && known) send(message)
    return answered
  }

  dial()
  return {
    execute: (act, still) => {
      const key = deps.key()
      if (still !== undefined) guards.set(key, still)
      return ask({ type: 'act', key, after: cursor.seq, act })
    },
    postChat: (text) => ask({ type: 'chat', key: deps.key(), text }),
    setVisible(now) {
      if (visible === now) return
      visible = now
      if (greeted) send({ type: 'looking', looking: now })
    },
    check() {
      if (closed) return
      if (wire === undefined) dial()
      else if (greeted) ping()
    },
    reconnect() {
      hangUp()
      attempts = 0
      dial()
    },
    close() {
      closed = true
      hangUp()
    },
  }
}
