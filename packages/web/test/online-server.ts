import { legalMoves, type Random } from '@amyitis/engine'
import { chainValue, hashOfSecret, hashOfShare } from '@amyitis/fair'
import type { ClientMessage, EventBody, ServerMessage, Settings, TableEvent, TableView } from '@amyitis/protocol'
import { botToMove, execute, fold, playBotMove, type Table } from '@amyitis/tables'
import { tableSettings } from '../../../test/support/settings.ts'
import type { ConnectionDeps, TransportListener } from '../src/online/live/transport.ts'

const TABLE = 'aaaaaaaaaaaaaaaa'
const SECRET = '5e'.repeat(32)

/** A clock that only moves when a test moves it. */
function manualClock() {
  const timers = new Set<{ readonly at: number; readonly work: () => void }>()
  let now = 1_000_000
  return {
    now: () => now,
    wait(ms: number, work: () => void) {
      const timer = { at: now + ms, work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass(ms: number) {
      now += ms
      for (const timer of [...timers].filter(({ at }) => at <= now)) if (timers.delete(timer)) timer.work()
    },
  }
}

/** An in-memory server with one table. It responds only when `answer` is called, so that tests control the order. */
export function smallServer(settings: Settings, clock = manualClock(), fair?: 2) {
  const log: TableEvent[] = []
  let table: Table | undefined
  const transports = new Set<{ readonly player: string; readonly listener: TransportListener }>()
  const inbox: { readonly player: string; readonly listener: TransportListener; readonly message: ClientMessage }[] = []
  /** The result for each key: a repeated request has no second effect. */
  const done = new Map<string, number>()
  const context = () => ({ now: clock.now(), secret: SECRET, invites: () => true })

  const send = (listener: TransportListener, message: ServerMessage) => listener.onMessage(JSON.stringify(message))

  function append(...bodies: readonly EventBody[]): void {
    for (const body of bodies) {
      const event = { seq: log.length + 1, at: clock.now(), body }
      table = fold(table, event)
      log.push(event)
      for (const { listener } of transports) send(listener, { type: 'event', event })
    }
  }
  const at = (): Table => table as Table

  append({
    ...({ type: 'created', table: TABLE, host: 'host', settings } as const),
    ...(fair === 2 ? { fair, secretHash: chainValue(TABLE, SECRET, 0) } : { secretHash: hashOfSecret(SECRET) }),
  })

  function perform(
    player: string,
    { listener, message }: { listener: TransportListener; message: ClientMessage },
  ): void {
    if (message.type !== 'act') return
    const { key, after, act: command } = message
    const first = done.get(key)
    if (first !== undefined) {
      send(listener, { type: 'answer', key, seq: first })
      return
    }
    const answer = execute(at(), player, after, command, context())
    if (answer.ok) {
      append(...answer.events)
      done.set(key, log.length)
    }
    const problem = answer.ok ? undefined : { type: '', title: '', status: 409, code: answer.code }
    send(listener, { type: 'answer', key, ...(problem === undefined ? { seq: log.length } : { problem }) })
  }

  return {
    clock,
    table: at,
    view: (player: string): TableView => ({
      you: { player },
      players: ['host', 'other'].map((id) => ({ id, name: id, bot: false })),
      events: [...log],
      chat: [],
    }),
    tools: (player: string): ConnectionDeps => ({
      open({ seq }, listener) {
        const transport = { player, listener }
        queueMicrotask(() => {
          transports.add(transport)
          send(listener, { type: 'hello', you: { player }, seq: log.length, chat: 0, now: clock.now() })
          for (const event of log.slice(seq)) send(listener, { type: 'event', event })
        })
        return {
          send: (words) => inbox.push({ player, listener, message: JSON.parse(words) }),
          close: () => transports.delete(transport),
        }
      },
      probe: async () => undefined,
      key: () => `key-${Math.random()}`,
      now: clock.now,
      random: () => 1,
      wait: clock.wait,
    }),
    /** Handles the pending requests; returns how many there were. */
    answer(): number {
      const asked = inbox.splice(0).filter(({ message }) => message.type === 'act')
      for (const one of asked) perform(one.player, one)
      return asked.length
    },
    /** Drops the pending requests; returns them. */
    swallow(): object[] {
      return inbox.splice(0).flatMap(({ message }) => (message.type === 'act' ? [message.act] : []))
    },
    /** A command from another device. */
    act(player: string, command: Parameters<typeof execute>[3]): void {
      const answer = execute(at(), player, log.length, command, context())
      if (!answer.ok) throw new Error(answer.code)
      append(...answer.events)
    },
    /** People sit down with these shares, and the game starts. */
    sit(shares: Readonly<Record<string, string>>): void {
      for (const [player, added] of Object.entries(shares))
        this.act(player, { type: 'sit', commit: hashOfShare(added) })
      for (const [player, added] of Object.entries(shares)) this.act(player, { type: 'reveal', added })
    },
    /** The bot to move plays one move; false if it is nobody’s turn. */
    bot(random: Random): boolean {
      const { game } = at()
      if (botToMove(at()) === undefined || game === undefined) return false
      const moves = legalMoves(game)
      const answer = playBotMove(at(), moves[random(moves.length)], context())
      if (answer.ok) append(...answer.events)
      return answer.ok
    },
    /** Tells everybody who is watching the table. */
    present(...looking: readonly string[]): void {
      const players = ['host', 'other']
      for (const { listener } of transports)
        send(listener, { type: 'present', players, looking: [...looking], spectators: 0 })
    },
    /** Cuts all transports. */
    cut(): void {
      for (const { listener } of [...transports]) listener.onClose()
      transports.clear()
    },
  }
}
export type SmallServer = ReturnType<typeof smallServer>

/** Two people, no clock. */
export const TWO_PEOPLE = tableSettings({ standIn: 'gardener' })

/** Runs all pending microtasks. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve()
}

/** Lets the server respond until nothing is pending; returns how many requests it handled. */
export async function answerAll(server: Pick<SmallServer, 'answer'>): Promise<number> {
  let asked = 0
  for (;;) {
    await settle()
    const count = server.answer()
    if (count === 0) break
    asked += count
  }
  await settle()
  return asked
}
