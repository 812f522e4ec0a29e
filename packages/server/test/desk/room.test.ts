import type { ServerMessage, TableEvent } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import { type Archive, type Guest, keepEvents, lag, MOST_WAITING, type Room, send, tell } from '../../src/desk/room.ts'

const event = (seq: number): TableEvent => ({ seq, at: seq, body: { type: 'done', seat: 0 } })
const upTo = (count: number, after = 0) => Array.from({ length: count - after }, (_, i) => event(after + 1 + i))

function makeGuest(seq = 0) {
  const lines: ServerMessage[] = []
  const state = { waiting: 0, closed: undefined as string | undefined }
  const guest: Guest = {
    pipe: {
      send: (line) => lines.push(JSON.parse(line)),
      waiting: () => state.waiting,
      close: (why) => {
        state.closed = why
      },
    },
    player: undefined,
    seated: false,
    looking: false,
    seq,
    chat: 0,
    introduced: new Set(),
    telling: false,
    gone: false,
  }
  const seqs = () => lines.flatMap((line) => (line.type === 'event' ? [line.event.seq] : []))
  return { guest, seqs, state }
}

const makeRoom = (): Room => ({ id: 'aaaaaaaaaaaaaaaa', guests: new Set(), seq: 0, chat: 0, events: [], lines: [] })

/** An archive of so many events that is as slow as it is told to be. */
function makeArchive(log: TableEvent[], page = 10): Archive & { open(): void } {
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

test('what happens while a guest is told the past comes after it, once', async () => {
  const log = upTo(25)
  const room = makeRoom()
  lag(room, 25)
  const archive = makeArchive(log)
  const { guest, seqs } = makeGuest(3)
  const telling = tell(room, guest, archive)
  for (const next of upTo(30, 25)) {
    log.push(next)
    keepEvents(room, [next])
    await tell(room, guest, archive)
  }
  expect(seqs()).toEqual([])
  archive.open()
  await telling
  expect(seqs()).toEqual(upTo(30, 3).map(({ seq }) => seq))
  expect(guest.seq).toBe(30)
})

test('an event that was heard twice is told once', async () => {
  const room = makeRoom()
  const archive = makeArchive([])
  archive.open()
  const { guest, seqs } = makeGuest()
  keepEvents(room, upTo(3))
  keepEvents(room, upTo(4))
  keepEvents(room, upTo(2))
  await tell(room, guest, archive)
  expect(seqs()).toEqual([1, 2, 3, 4])
})

test('a gap in what was heard is filled from the archive', async () => {
  const room = makeRoom()
  const archive = makeArchive(upTo(9))
  archive.open()
  const { guest, seqs } = makeGuest()
  keepEvents(room, upTo(3))
  await tell(room, guest, archive)
  keepEvents(room, [event(9)])
  lag(room, 9)
  await tell(room, guest, archive)
  expect(seqs()).toEqual(upTo(9).map(({ seq }) => seq))
})

test('whoever does not read is sent away and told nothing more', () => {
  const { guest, state, seqs } = makeGuest()
  state.waiting = MOST_WAITING + 1
  send(guest, JSON.stringify({ type: 'event', event: event(1) }))
  expect(state.closed).toBe('slow')
  state.waiting = 0
  send(guest, JSON.stringify({ type: 'event', event: event(2) }))
  expect(seqs()).toEqual([])
})
