import type { ClientMessage, ServerMessage, TableEvent } from '@amyitis/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect, type Link, type News, pauseAfter } from '../src/online/live/connection.ts'
import type { ConnectionTools, Cursor, WireEnds } from '../src/online/live/tools.ts'

interface Dialled {
  readonly cursor: Cursor
  readonly ends: WireEnds
  readonly sent: ClientMessage[]
  closed: boolean
}

/** A server that a test plays by hand, and a clock that it turns. */
function world() {
  const dialled: Dialled[] = []
  const timers = new Set<{ at: number; work: () => void }>()
  const state = { now: 1_000_000, keys: 0, refusal: undefined as string | undefined }
  const tools: ConnectionTools = {
    dial(cursor, ends) {
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
    tell: (message: ServerMessage, wire = dialled[dialled.length - 1]) => wire.ends.heard(JSON.stringify(message)),
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

describe('the line to a table', () => {
  let heard: News[] = []
  let links: Link[] = []
  let at = world()
  const open = (seq = 0) => {
    heard = []
    links = []
    at = world()
    return connect({ seq, chat: 0 }, at.tools, {
      heard: (news) => heard.push(news),
      linked: (link) => links.push(link),
      offset: () => {},
    })
  }
  let line = open()
  beforeEach(() => {
    line = open(2)
  })
  const seqs = () => heard.flatMap((news) => (news.type === 'event' ? [news.event.seq] : []))
  const acts = () => at.last().sent.filter((message) => message.type === 'act')

  it('asks for what comes after the last event it knows, and comes back by itself', () => {
    expect(at.last().cursor).toEqual({ seq: 2, chat: 0 })
    at.tell(hello(2))
    at.tell(event(3))
    at.tell({ type: 'chat', chat: { line: 1, at: 0, player: 'p', text: 'x' } })
    at.last().ends.closed()
    expect(links.at(-1)).toBe('lost')
    at.pass(pauseAfter(0, 1))
    expect(at.dialled.length).toBe(2)
    expect(at.last().cursor).toEqual({ seq: 3, chat: 1 })
    at.tell(hello(4))
    at.tell(event(4))
    expect(links.at(-1)).toBe('live')
    expect(seqs()).toEqual([3, 4])
  })

  it('tells no event twice, and asks again where one is missing', () => {
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

  it('hears nothing more from a wire that it has given up', () => {
    at.tell(hello(2))
    const old = at.last()
    old.ends.closed()
    at.pass(60_000)
    at.tell(hello(3))
    at.tell(event(3), old)
    old.ends.closed()
    expect(seqs()).toEqual([])
    expect(links.at(-1)).toBe('live')
  })

  it('sends an act again with the same key and the same number until it is answered', async () => {
    const answered = line.act({ type: 'move', move: 'pass' })
    expect(acts()).toEqual([])
    at.tell(hello(2))
    const first = { type: 'act', key: 'key-1', after: 2, act: { type: 'move', move: 'pass' } }
    expect(acts()).toEqual([first])
    at.tell(event(3))
    at.last().ends.closed()
    at.pass(60_000)
    at.tell(hello(3))
    expect(acts()).toEqual([first])
    at.tell({ type: 'answer', key: 'key-1', seq: 3 })
    expect(await answered).toEqual({ seq: 3, problem: undefined })
    at.last().ends.closed()
    at.pass(60_000)
    at.tell(hello(3))
    expect(acts()).toEqual([])
  })

  it('sends what has a condition once all is known that happened before, and not if it no longer holds then', async () => {
    let still = true
    at.tell(hello(4))
    at.tell(event(3))
    void line.act({ type: 'done' }, () => still)
    const late = line.act({ type: 'return' }, () => false)
    expect(acts()).toEqual([])
    at.tell(event(4))
    expect(acts().map(({ act }) => act.type)).toEqual(['done'])
    expect((await late).problem?.code).toBe('stale')
    still = false
    at.last().ends.closed()
    at.pass(60_000)
    at.tell(hello(4))
    expect(acts()).toEqual([])
  })

  it('keeps the order of what waits', () => {
    void line.act({ type: 'done' })
    void line.say('hello')
    at.tell(hello(2))
    expect(at.last().sent.map(({ type }) => type)).toEqual(['looking', 'act', 'chat'])
  })

  it('tries once more what the server could not do just now', () => {
    at.tell(hello(2))
    void line.act({ type: 'done' })
    const problem = { type: '', title: '', status: 503, code: 'unavailable' }
    at.tell({ type: 'answer', key: 'key-1', problem })
    expect(acts().length).toBe(1)
    at.pass(1_000)
    expect(acts().length).toBe(2)
  })

  it('notices a server that has fallen silent', () => {
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

  it('waits longer each time, and not as long as everybody else', () => {
    expect(pauseAfter(0, 1)).toBeLessThan(1_000)
    expect(pauseAfter(3, 1)).toBeGreaterThan(pauseAfter(2, 1))
    expect(pauseAfter(30, 1)).toBe(15_000)
    expect(pauseAfter(3, 0)).toBeLessThan(pauseAfter(3, 1))
    at.last().ends.closed()
    at.pass(pauseAfter(0, 1))
    at.last().ends.closed()
    const tries = at.dialled.length
    at.pass(pauseAfter(0, 1))
    expect(at.dialled.length).toBe(tries)
    at.pass(pauseAfter(1, 1))
    expect(at.dialled.length).toBe(tries + 1)
  })

  it('gives up where trying again is of no use', async () => {
    at.state.refusal = 'unknown-table'
    at.last().ends.closed()
    await Promise.resolve()
    await Promise.resolve()
    expect(links.at(-1)).toBe('refused')
    const tries = at.dialled.length
    at.pass(60_000)
    expect(at.dialled.length).toBe(tries)
  })

  it('finds out at once when the network comes back', () => {
    at.last().ends.closed()
    line.check()
    expect(at.dialled.length).toBe(2)
    at.tell(hello(2))
    line.check()
    expect(at.last().sent.at(-1)).toEqual({ type: 'ping' })
  })

  it('is silent once it is closed', () => {
    at.tell(hello(2))
    line.close()
    at.tell(event(3))
    at.pass(60_000)
    expect(seqs()).toEqual([])
    expect(at.dialled.length).toBe(1)
  })
})
