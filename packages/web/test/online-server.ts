import { legalMoves, type Random } from '@amyitis/engine'
import { chainValue, hashOfSecret, hashOfShare } from '@amyitis/fair'
import type { ClientMessage, EventBody, ServerMessage, Settings, TableEvent, TableView } from '@amyitis/protocol'
import { botToMove, execute, fold, playBotMove, type Table } from '@amyitis/tables'
import type { ConnectionTools, WireEnds } from '../src/online/live/tools.ts'

const TABLE = 'aaaaaaaaaaaaaaaa'
const SECRET = '5e'.repeat(32)

/** Turns by hand what would pass by itself. */
function handClock() {
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

/** A server of one table in memory. It answers when `answer` is called, so that tests decide what comes when. */
export function smallServer(settings: Settings, clock = handClock(), fair?: 2) {
  const log: TableEvent[] = []
  let table: Table | undefined
  const wires = new Set<{ readonly player: string; readonly ends: WireEnds }>()
  const inbox: { readonly player: string; readonly ends: WireEnds; readonly message: ClientMessage }[] = []
  /** What came of each key: a second request has no second effect. */
  const done = new Map<string, number>()
  const ground = () => ({ now: clock.now(), secret: SECRET, invites: () => true })

  const tell = (ends: WireEnds, message: ServerMessage) => ends.heard(JSON.stringify(message))

  function append(...bodies: readonly EventBody[]): void {
    for (const body of bodies) {
      const event = { seq: log.length + 1, at: clock.now(), body }
      table = fold(table, event)
      log.push(event)
      for (const { ends } of wires) tell(ends, { type: 'event', event })
    }
  }
  const at = (): Table => table as Table

  append({
    ...({ type: 'created', table: TABLE, host: 'host', settings } as const),
    ...(fair === 2 ? { fair, secretHash: chainValue(TABLE, SECRET, 0) } : { secretHash: hashOfSecret(SECRET) }),
  })

  function perform(player: string, { ends, message }: { ends: WireEnds; message: ClientMessage }): void {
    if (message.type !== 'act') return
    const { key, after, act: wish } = message
    const first = done.get(key)
    if (first !== undefined) {
      tell(ends, { type: 'answer', key, seq: first })
      return
    }
    const answer = execute(at(), player, after, wish, ground())
    if (answer.ok) {
      append(...answer.events)
      done.set(key, log.length)
    }
    const problem = answer.ok ? undefined : { type: '', title: '', status: 409, code: answer.code }
    tell(ends, { type: 'answer', key, ...(problem === undefined ? { seq: log.length } : { problem }) })
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
    tools: (player: string): ConnectionTools => ({
      dial({ seq }, ends) {
        const wire = { player, ends }
        queueMicrotask(() => {
          wires.add(wire)
          tell(ends, { type: 'hello', you: { player }, seq: log.length, chat: 0, now: clock.now() })
          for (const event of log.slice(seq)) tell(ends, { type: 'event', event })
        })
        return {
          send: (words) => inbox.push({ player, ends, message: JSON.parse(words) }),
          close: () => wires.delete(wire),
        }
      },
      probe: async () => undefined,
      key: () => `key-${Math.random()}`,
      now: clock.now,
      random: () => 1,
      wait: clock.wait,
    }),
    /** Does what was asked of it so far; answers how much that was. */
    answer(): number {
      const asked = inbox.splice(0).filter(({ message }) => message.type === 'act')
      for (const one of asked) perform(one.player, one)
      return asked.length
    },
    /** Takes what was asked of it, and does nothing of it; answers what that was. */
    swallow(): object[] {
      return inbox.splice(0).flatMap(({ message }) => (message.type === 'act' ? [message.act] : []))
    },
    /** Something that somebody does by another way. */
    act(player: string, wish: Parameters<typeof execute>[3]): void {
      const answer = execute(at(), player, log.length, wish, ground())
      if (!answer.ok) throw new Error(answer.code)
      append(...answer.events)
    },
    /** People sit down with these shares, and the game begins. */
    sit(shares: Readonly<Record<string, string>>): void {
      for (const [player, added] of Object.entries(shares))
        this.act(player, { type: 'sit', commit: hashOfShare(added) })
      for (const [player, added] of Object.entries(shares)) this.act(player, { type: 'reveal', added })
    },
    /** The bot whose turn it is plays one move; answers false if none is. */
    bot(random: Random): boolean {
      const { game } = at()
      if (botToMove(at()) === undefined || game === undefined) return false
      const moves = legalMoves(game)
      const answer = playBotMove(at(), moves[random(moves.length)], ground())
      if (answer.ok) append(...answer.events)
      return answer.ok
    },
    /** All are told who has the table in sight. */
    present(...looking: readonly string[]): void {
      const players = ['host', 'other']
      for (const { ends } of wires) tell(ends, { type: 'present', players, looking: [...looking], spectators: 0 })
    },
    /** All wires are cut. */
    cut(): void {
      for (const { ends } of [...wires]) ends.closed()
      wires.clear()
    },
  }
}
export type SmallServer = ReturnType<typeof smallServer>
