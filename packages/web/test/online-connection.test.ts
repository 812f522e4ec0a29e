import type { ClientMessage, ServerMessage, TableEvent } from '@amyitis/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { backoffDelay, type ConnectionState, connect, type TableMessage } from '../src/online/live/connection.ts'
import type { ConnectionDeps, Cursor, TransportListener } from '../src/online/live/transport.ts'

interface Dialled {
  readonly cursor: Cursor
  readonly ends: TransportListener
  readonly sent: ClientMessage[]
  closed: boolean
}

/** A server that the test plays by hand, and a clock that it sets. */
function world() {
  const dialled: Dialled[] = []
  const timers = new Set<{ at: number; work: () => void }>()
  const state = { now: 1_000_000, keys: 0, refusal: undefined as string | undefined }
  const tools: ConnectionDeps = {
    open(cursor, ends) {
      const wire: Dialled = { cursor, ends, sent: [], closed: false }
      dialled.push(wire)
      return {
        send: (words) => wire.sent.push(JSON.parse(words)),
        close: () => {
          wire.closed = true
        },
      }
    },
    probe: async () => state.refusal,
    key: () => `key-${++state.keys}`,
    now: () => state.now,
    random: () => 1,
    wait(ms, work) {
      const timer = { at: state.now + ms, work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  return {
    state,
    tools,
    dialled,
    last: () => dialled[dialled.length - 1],
    tell: (message: ServerMessage, wire = dialled[dialled.length - 1]) => wire.ends.onMessage(JSON.stringify(message)),
    pass(ms: number) {
      state.now += ms
      for (const timer of [...timers])
        if (timer.at <= state.now) {
          timers.delete(timer)
          timer.work()
        }
    },
  }
}

const event = (seq: number): ServerMessage => ({
  type: 'event',
  event: { seq, at: seq, body: { type: 'done', seat: 0 } } satisfies TableEvent,
})
const hello = (seq = 0, chat = 0): ServerMessage => ({ type: 'hello', you: {}, seq, chat, now: 1_000_500 })

describe('the connection to a table', () => {
  let heard: TableMessage[] = []
  let links: ConnectionState[] = []
  let at = world()
  const open = (seq = 0) => {
    heard = []
    links = []
    at = world()
    return connect({ seq, chat: 0 }, at.tools, {
      onMessage: (news) => heard.push(news),
      onState: (link) => links.push(link),
      onClockOffset: () => {},
    })
  }
  let line = open()
  beforeEach(() => {
    line = open(2)
  })
  const seqs = () => heard.flatMap((news) => (news.type === 'event' ? [news.event.seq] : []))
  const acts = () => at.last().sent.filter((message) => message.type === 'act')

  it('asks for the events after the last one it knows, and reconnects by itself', () => {
    expect(at.last().cursor).toEqual({ seq: 2, chat: 0 })
    at.tell(hello(2))
    at.tell(event(3))
    at.tell({ type: 'chat', chat: { line: 1, at: 0, player: 'p', text: 'x' } })
    at.last().ends.onClose()
    expect(links.at(-1)).toBe('lost')
    at.pass(backoffDelay(0, 1))
    expect(at.dialled.length).toBe(2)
    expect(at.last().cursor).toEqual({ seq: 3, chat: 1 })
    at.tell(hello(4))
    at.tell(event(4))
    expect(links.at(-1)).toBe('live')
    expect(seqs()).toEqual([3, 4])
  })

  it('delivers no event twice, and reconnects if one is missing', () => {
    at.tell(hello(5))
    at.tell(event(3))
    at.tell(event(3))
    at.tell(event(2))
    expect(seqs()).toEqual([3])
    at.tell(event(5))
    expect(seqs()).toEqual([3])
    expect(at.last().closed).toBe(true)
    at.pass(60_000)
    expect(at.last().cursor.seq).toBe(3)
  })

  it('ignores messages of a transport that it has closed', () => {
    at.tell(hello(2))
    const old = at.last()
    old.ends.onClose()
    at.pass(60_000)
    at.tell(hello(3))
    at.tell(event(3), old)
    old.ends.onClose()
    expect(seqs()).toEqual([])
    expect(links.at(-1)).toBe('live')
  })

  it('resends a command with the same key and number until it is answered', async () => {
    const answered = line.execute({ type: 'move', move: 'pass' })
    expect(acts()).toEqual([])
    at.tell(hello(2))
    const first = { type: 'act', key: 'key-1', after: 2, act: { type: 'move', move: 'pass' } }
    expect(acts()).toEqual([first])
    at.tell(event(3))
    at.last().ends.onClose()
    at.pass(60_000)
    at.tell(hello(3))
    expect(acts()).toEqual([first])
    at.tell({ type: 'answer', key: 'key-1', seq: 3 })
    expect(await answered).toEqual({ seq: 3, problem: undefined })
    at.last().ends.onClose()
    at.pass(60_000)
    at.tell(hello(3))
    expect(acts()).toEqual([])
  })

  it('resends a guarded command once it has caught up, and only if its condition still holds', async () => {
    let still = true
    at.tell(hello(4))
    at.tell(event(3))
    void line.execute({ type: 'done' }, () => still)
    const late = line.execute({ type: 'return' }, () => false)
    expect(acts()).toEqual([])
    at.tell(event(4))
    expect(acts().map(({ act }) => act.type)).toEqual(['done'])
    expect((await late).problem?.code).toBe('stale')
    still = false
    at.last().ends.onClose()
    at.pass(60_000)
    at.tell(hello(4))
    expect(acts()).toEqual([])
  })

  it('keeps the order of pending commands', () => {
    void line.execute({ type: 'done' })
    void line.postChat('hello')
    at.tell(hello(2))
    expect(at.last().sent.map(({ type }) => type)).toEqual(['looking', 'act', 'chat'])
  })

  it('retries a command after the server was unavailable', () => {
    at.tell(hello(2))
    void line.execute({ type: 'done' })
    const problem = { type: '', title: '', status: 503, code: 'unavailable' }
    at.tell({ type: 'answer', key: 'key-1', problem })
    expect(acts().length).toBe(1)
    at.pass(1_000)
    expect(acts().length).toBe(2)
  })

  it('notices a server that no longer answers pings', () => {
    at.tell(hello(2))
    at.pass(15_000)
    expect(at.last().sent.at(-1)).toEqual({ type: 'ping' })
    at.tell({ type: 'pong', now: 0 })
    at.pass(9_000)
    expect(links.at(-1)).toBe('live')
    at.pass(15_000)
    at.pass(8_000)
    expect(links.at(-1)).toBe('lost')
  })

  it('backs off exponentially, with jitter', () => {
    expect(backoffDelay(0, 1)).toBeLessThan(1_000)
    expect(backoffDelay(3, 1)).toBeGreaterThan(backoffDelay(2, 1))
    expect(backoffDelay(30, 1)).toBe(15_000)
    expect(backoffDelay(3, 0)).toBeLessThan(backoffDelay(3, 1))
    at.last().ends.onClose()
    at.pass(backoffDelay(0, 1))
    at.last().ends.onClose()
    const tries = at.dialled.length
    at.pass(backoffDelay(0, 1))
    expect(at.dialled.length).toBe(tries)
    at.pass(backoffDelay(1, 1))
    expect(at.dialled.length).toBe(tries + 1)
  })

  it('gives up if a retry is pointless', async () => {
    at.state.refusal = 'unknown-table'
    at.last().ends.onClose()
    await Promise.resolve()
    await Promise.resolve()
    expect(links.at(-1)).toBe('refused')
    const tries = at.dialled.length
    at.pass(60_000)
    expect(at.dialled.length).toBe(tries)
  })

  it('checks at once when the network comes back', () => {
    at.last().ends.onClose()
    line.check()
    expect(at.dialled.length).toBe(2)
    at.tell(hello(2))
    line.check()
    expect(at.last().sent.at(-1)).toEqual({ type: 'ping' })
  })

  it('does nothing once it is closed', () => {
    at.tell(hello(2))
    line.close()
    at.tell(event(3))
    at.pass(60_000)
    expect(seqs()).toEqual([])
    expect(at.dialled.length).toBe(1)
  })
})
