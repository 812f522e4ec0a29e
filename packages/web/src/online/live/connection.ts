import type { ClientMessage, Command, ServerMessage } from '@amyitis/protocol'
import { type Answered, type Asking, createOutbox } from './outbox.ts'
import type { ConnectionTools, Cursor, Wire } from './tools.ts'

/** `lost`: it is being tried again; `refused`: trying again would not help. */
export type Link = 'joining' | 'live' | 'lost' | 'refused'

type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** What a table tells. */
export type News = Exclude<ServerMessage, { type: 'answer' | 'pong' | 'bye' }>

export interface Hearer {
  /** News of the table, in order and each once. */
  heard(news: News): void
  linked(link: Link, code?: string): void
  /** What to add to this device's time to get the server's. */
  offset(ms: number): void
}

export interface Connection {
  /** As long as there is no answer it is sent again after a drop, but only while `still` holds for all that is known by then. */
  act(act: Command, still?: () => boolean): Promise<Answered>
  say(text: string): Promise<Answered>
  /** Is the page in sight? */
  looking(now: boolean): void
  /** The network has changed, or the page has been asleep: finds out at once whether anybody is there. */
  check(): void
  /** Begins anew, as somebody else. */
  renew(): void
  close(): void
}

const PING = 15_000
/** Who has said nothing for so long after a ping is gone. */
const SILENCE = 5_000
/** So long may the first word take. */
const GREETING = 10_000
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000
/** After so long the server may be able to do what it could not do before. */
const AGAIN = 1_000

/** The pause before the next try: longer each time, and different for everyone, so that not all come back at once. */
export const pauseAfter = (tries: number, random: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + random / 2)

/** The line to a table. It mends itself: after a drop it asks for what it has missed and sends again what was not answered. */
export function connect(from: Cursor, tools: ConnectionTools, hearer: Hearer): Connection {
  const outbox = createOutbox()
  let cursor = from
  let wire: Wire | undefined
  let [greeted, closed, inSight, tries] = [false, false, true, 0]
  let pinged: number | undefined
  /** The last event that there was when this wire was opened. */
  let told = 0
  const guards = new Map<string, () => boolean>()
  const timers = new Map<'ping' | 'silence' | 'dial' | 'again', () => void>()

  function after(name: 'ping' | 'silence' | 'dial' | 'again', ms: number, work: () => void): void {
    timers.get(name)?.()
    timers.set(name, tools.wait(ms, work))
  }

  function stop(...names: readonly ('ping' | 'silence' | 'dial' | 'again')[]): void {
    for (const name of names.length === 0 ? timers.keys() : names) timers.get(name)?.()
  }

  const send = (message: ClientMessage) => wire?.send(JSON.stringify(message))

  function ping(): void {
    // It has lasted: the next drop is the first of its kind.
    tries = 0
    pinged = tools.now()
    send({ type: 'ping' })
    after('silence', SILENCE, drop)
    after('ping', PING, ping)
  }

  function dial(): void {
    stop()
    greeted = false
    hearer.linked(tries === 0 ? 'joining' : 'lost')
    const own: Wire = tools.dial(cursor, {
      heard: (words) => own === wire && hear(JSON.parse(words) as ServerMessage),
      closed: () => own === wire && drop(),
    })
    wire = own
    after('silence', GREETING, drop)
  }

  function drop(): void {
    hangUp()
    hearer.linked('lost')
    const first = tries === 0 && greeted
    after('dial', pauseAfter(tries++, tools.random()), dial)
    if (first) return
    tools.probe().then(
      (code) => {
        if (code === undefined || closed || wire !== undefined) return
        stop()
        hearer.linked('refused', code)
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

  /** What is only to be sent under a condition waits until everything is known that has happened meanwhile. */
  function resend(guarded: boolean): void {
    for (const message of outbox.waiting()) {
      const still = guards.get(message.key)
      if ((still !== undefined) !== guarded) continue
      if (still === undefined || still()) send(message)
      else settle(message.key, { problem: { type: '', title: '', status: 409, code: 'stale' } })
    }
  }

  function settle(key: string, answered: Answered): void {
    guards.delete(key)
    outbox.answer(key, answered)
  }

  function greet({ now, seq }: Said<'hello'>): void {
    greeted = true
    told = seq
    stop('silence')
    hearer.offset(now - tools.now())
    hearer.linked('live')
    after('ping', PING, ping)
    send({ type: 'looking', looking: inSight })
    resend(false)
    if (cursor.seq >= told) resend(true)
  }

  function answer({ key, seq, problem }: Said<'answer'>): void {
    if (problem?.code !== 'unavailable') settle(key, { seq, problem })
    else
      after('again', AGAIN, () => {
        resend(false)
        if (cursor.seq >= told) resend(true)
      })
  }

  function pong({ now }: Said<'pong'>): void {
    if (pinged !== undefined) hearer.offset(now - (pinged + tools.now()) / 2)
    pinged = undefined
  }

  /** Moves the cursor; answers whether the event is the next one. */
  function isNext({ event: { seq } }: Said<'event'>): boolean {
    if (seq !== cursor.seq + 1) return false
    cursor = { ...cursor, seq }
    return true
  }

  function hear(message: ServerMessage): void {
    if (greeted) stop('silence')
    if (message.type === 'hello') greet(message)
    if (message.type === 'answer') answer(message)
    else if (message.type === 'pong') pong(message)
    else if (message.type === 'bye') drop()
    else if (message.type !== 'event' || isNext(message)) {
      // A line that is told again has been taken away.
      if (message.type === 'chat') cursor = { ...cursor, chat: Math.max(cursor.chat, message.chat.line) }
      hearer.heard(message)
      if (message.type === 'event' && message.event.seq === told) resend(true)
    }
    // A gap: what is missing is asked for again.
    else if (message.event.seq > cursor.seq) drop()
  }

  function ask(message: Asking): Promise<Answered> {
    const answered = outbox.put(message)
    const known = !guards.has(message.key) || cursor.seq >= told
    if (greeted && wire !== undefined && known) send(message)
    return answered
  }

  dial()
  return {
    act: (act, still) => {
      const key = tools.key()
      if (still !== undefined) guards.set(key, still)
      return ask({ type: 'act', key, after: cursor.seq, act })
    },
    say: (text) => ask({ type: 'chat', key: tools.key(), text }),
    looking(now) {
      if (inSight === now) return
      inSight = now
      if (greeted) send({ type: 'looking', looking: now })
    },
    check() {
      if (closed) return
      if (wire === undefined) dial()
      else if (greeted) ping()
    },
    renew() {
      hangUp()
      tries = 0
      dial()
    },
    close() {
      closed = true
      hangUp()
    },
  }
}
