import type { ServerMessage, TableEvent } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import {
  addEvents,
  type Backlog,
  deliver,
  MAX_BUFFERED_BYTES,
  type Room,
  type Subscriber,
  send,
  skipTo,
} from '../../src/rooms/room.ts'

const event = (seq: number): TableEvent => ({ seq, at: seq, body: { type: 'done', seat: 0 } })
const upTo = (count: number, after = 0) => Array.from({ length: count - after }, (_, i) => event(after + 1 + i))

function makeSubscriber(seq = 0) {
  const lines: ServerMessage[] = []
  const state = { waiting: 0, closed: undefined as string | undefined }
  const subscriber: Subscriber = {
    transport: {
      send: (line) => lines.push(JSON.parse(line)),
      bufferedBytes: () => state.waiting,
      close: (why) => {
        state.closed = why
      },
    },
    player: undefined,
    seated: false,
    looking: false,
    seq,
    chat: 0,
    knownPlayers: new Set(),
    delivering: false,
    closed: false,
  }
  const seqs = () => lines.flatMap((line) => (line.type === 'event' ? [line.event.seq] : []))
  return { subscriber, seqs, state }
}

const makeRoom = (): Room => ({
  id: 'aaaaaaaaaaaaaaaa',
  subscribers: new Set(),
  seq: 0,
  chat: 0,
  events: [],
  chatLines: [],
})

/** A backlog that answers only after `open`. */
function makeBacklog(log: TableEvent[], page = 10): Backlog & { open(): void } {
  let open: () => void = () => undefined
  let gate: Promise<void> = Promise.resolve()
  gate = new Promise((resolve) => {
    open = resolve
  })
  return {
    open: () => open(),
    events: async (_, after) => {
      await gate
      return log.slice(after, after + page)
    },
    chat: async () => [],
    names: async (_, ids) => ids.map((id) => ({ id, bot: false })),
  }
}

test('events during catch-up are sent after it, once', async () => {
  const log = upTo(25)
  const room = makeRoom()
  skipTo(room, 25)
  const backlog = makeBacklog(log)
  const { subscriber, seqs } = makeSubscriber(3)
  const delivery = deliver(room, subscriber, backlog)
  for (const next of upTo(30, 25)) {
    log.push(next)
    addEvents(room, [next])
    await deliver(room, subscriber, backlog)
  }
  expect(seqs()).toEqual([])
  backlog.open()
  await delivery
  expect(seqs()).toEqual(upTo(30, 3).map(({ seq }) => seq))
  expect(subscriber.seq).toBe(30)
})

test('a duplicate event is sent once', async () => {
  const room = makeRoom()
  const backlog = makeBacklog([])
  backlog.open()
  const { subscriber, seqs } = makeSubscriber()
  addEvents(room, upTo(3))
  addEvents(room, upTo(4))
  addEvents(room, upTo(2))
  await deliver(room, subscriber, backlog)
  expect(seqs()).toEqual([1, 2, 3, 4])
})

test('missed events are read from the backlog', async () => {
  const room = makeRoom()
  const backlog = makeBacklog(upTo(9))
  backlog.open()
  const { subscriber, seqs } = makeSubscriber()
  addEvents(room, upTo(3))
  await deliver(room, subscriber, backlog)
  addEvents(room, [event(9)])
  skipTo(room, 9)
  await deliver(room, subscriber, backlog)
  expect(seqs()).toEqual(upTo(9).map(({ seq }) => seq))
})

test('disconnects a subscriber that does not read, and sends nothing more', () => {
  const { subscriber, state, seqs } = makeSubscriber()
  state.waiting = MAX_BUFFERED_BYTES + 1
  send(subscriber, JSON.stringify({ type: 'event', event: event(1) }))
  expect(state.closed).toBe('slow')
  state.waiting = 0
  send(subscriber, JSON.stringify({ type: 'event', event: event(2) }))
  expect(seqs()).toEqual([])
})
