import { decider } from '@amyitis/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addGuest,
  createTable,
  freshKey,
  newShare,
  seatPlayers,
  someMove,
  startGame,
  startServer,
  type TestPlayer,
  type TestServer,
} from '../test-server.ts'
import { listen } from './listener.ts'

let server: TestServer
let ada: TestPlayer
let bela: TestPlayer
beforeAll(async () => {
  server = await startServer()
  ada = await addGuest(server.url, 'Ada')
  bela = await addGuest(server.url, 'Béla')
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const join = (who: TestPlayer | undefined, table: string, after = 0, chat = 0) =>
  listen(server.url, table, { headers: who?.headers ?? {}, after, chat })

const commit = () => newShare().commit
const OPEN = { kind: 'open' } as const

test('hello is followed by the missing players and events, in order', async () => {
  const table = await startGame([ada, bela])
  const socket = await join(bela, table)
  await socket.until(() => socket.events.length === 6)
  const [hello, ...rest] = socket.messages
  expect(hello).toMatchObject({ type: 'hello', you: { player: bela.id, seat: 1 }, seq: 6, chat: 0 })
  const types = rest.filter(({ type }) => type !== 'present').map(({ type }) => type)
  expect(types).toEqual(['player', 'event', 'event', 'player', 'event', 'event', 'event', 'event'])
  expect(socket.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  socket.cut()
})

test('commands over the socket are answered with the event number, and all subscribers get the event', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  const first = await join(ada, table)
  const second = await join(bela, table)
  const answers = (socket: typeof first) => socket.messages.filter(({ type }) => type === 'answer')
  first.send({ type: 'act', key: 'sitting-1', after: 1, act: { type: 'sit', commit: commit() } })
  await first.until(() => answers(first).length === 1)
  expect(answers(first)).toEqual([{ type: 'answer', key: 'sitting-1', seq: 2 }])
  second.send({ type: 'act', key: 'sitting-2', after: 1, act: { type: 'sit', seat: 0, commit: commit() } })
  await second.until(() => answers(second).length === 1)
  expect(answers(second)[0]).toMatchObject({ key: 'sitting-2', problem: { code: 'seat-taken', status: 409 } })
  second.send({ type: 'act', key: 'sitting-3', after: 2, act: { type: 'sit', commit: commit() } })
  await first.until(() => first.events.length === 3)
  await second.until(() => second.events.length === 3)
  expect(first.events).toEqual(second.events)
  first.cut()
  second.cut()
})

test('an anonymous subscriber can only watch', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  const socket = await join(undefined, table)
  socket.send({ type: 'act', key: 'sitting-1', after: 1, act: { type: 'sit', commit: commit() } })
  socket.send({ type: 'chat', key: 'talking-1', text: 'hello' })
  socket.send({ type: 'ping' })
  await socket.until(() => socket.messages.filter(({ type }) => type === 'answer').length === 2)
  await socket.until(() => socket.messages.some(({ type }) => type === 'pong'))
  for (const message of socket.messages)
    if (message.type === 'answer') expect(message.problem?.code).toBe('who-are-you')
  socket.cut()
})

test('chat reaches everyone in order and once, even after a disconnection', async () => {
  const table = await startGame([ada, bela])
  const socket = await join(ada, table)
  for (const text of ['one', 'two', 'three']) {
    const key = freshKey()
    await bela.call('POST', `/tables/${table}/chat`, { key, text })
    await bela.call('POST', `/tables/${table}/chat`, { key, text })
  }
  await socket.until(() => socket.chat.length === 3)
  socket.cut()
  await bela.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'four' })
  const again = await join(ada, table, 6, 3)
  await again.until(() => again.chat.length === 1)
  expect([...socket.chat, ...again.chat].map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four'])
  expect(again.events).toEqual([])
  again.cut()
})

test('chat of a muted player reaches nobody', async () => {
  const carl = await addGuest(server.url, 'Carl')
  const table = await startGame([ada, carl])
  await server.store.changePlayer(carl.id, { muted: true })
  const rejected = await carl.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'rude' })
  expect(rejected.body.code).toBe('muted')
  expect((await ada.view(table)).chat).toEqual([])
})

test('a deleted chat line is sent again without its text', async () => {
  const dora = await addGuest(server.url, 'Dora')
  const table = await startGame([ada, dora])
  const socket = await join(ada, table)
  for (const text of ['rude', 'kind']) await dora.call('POST', `/tables/${table}/chat`, { key: freshKey(), text })
  await socket.until(() => socket.chat.length === 2)
  await server.store.removeChatLine(table, 1)
  await socket.until(() => socket.chat.length === 3)
  expect(socket.chat[2]).toMatchObject({ line: 1, player: dora.id })
  expect(socket.chat[2].text).toBeUndefined()
  await dora.call('DELETE', '/me')
  await socket.until(() => socket.chat.length === 4)
  const late = await join(bela, table)
  await late.until(() => late.chat.length === 2)
  expect(late.chat.map(({ text }) => text)).toEqual([undefined, undefined])
  socket.cut()
  late.cut()
})

test('rejects commands of a banned or signed-out player, even if the socket has not been notified', async () => {
  const emil = await addGuest(server.url, 'Emil')
  const fanni = await addGuest(server.url, 'Fanni')
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  for (const [who, leave, code] of [
    [emil, () => server.store.changePlayer(emil.id, { banned: true }), 'banned'],
    [fanni, () => server.store.removeTokens({ player: fanni.id }), 'who-are-you'],
  ] as const) {
    const socket = await join(who, table)
    await leave()
    server.clock.skip(11_000)
    socket.send({ type: 'act', key: 'sitting-1', after: 1, act: { type: 'sit', commit: commit() } })
    socket.send({ type: 'chat', key: 'talking-1', text: 'hello' })
    const codes = () => socket.messages.flatMap((one) => (one.type === 'answer' ? [one.problem?.code] : []))
    await socket.until(() => codes().length === 2)
    expect(codes()).toEqual([code, code])
    socket.cut()
  }
  expect((await ada.view(table)).events.length).toBe(1)
})

test('disconnects spectators when a game without spectators starts', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN], spectators: false })
  const player = await join(ada, table)
  const stranger = await join(undefined, table)
  await seatPlayers([ada, bela], table)
  await player.until(() => player.events.length === 6)
  expect((await stranger.closed).reason).toBe('closed')
  expect(stranger.events.map(({ body }) => body.type)).not.toContain('started')
  player.cut()
})

test('all subscribers learn who is present', async () => {
  const table = await startGame([ada, bela])
  const socket = await join(ada, table)
  const present = () => socket.messages.flatMap((message) => (message.type === 'present' ? [message] : [])).at(-1)
  await socket.until(() => present()?.players.length === 1)
  const other = await join(bela, table)
  const stranger = await join(undefined, table)
  await socket.until(() => present()?.players.length === 2 && present()?.spectators === 1)
  expect(present()?.players).toEqual([ada.id, bela.id].sort())
  other.cut()
  stranger.cut()
  await socket.until(() => present()?.players.length === 1 && present()?.spectators === 0)
  socket.cut()
})

test('a changed name is sent to subscribers', async () => {
  const dora = await addGuest(server.url, 'Dora')
  const table = await startGame([ada, dora])
  const socket = await join(ada, table)
  await socket.until(() => socket.events.length === 6)
  // Whoever opened the table just now knows the names from its view.
  const late = await join(bela, table, 6)
  const elsewhere = await join(ada, await startGame([ada, bela]))
  await dora.call('PATCH', '/me', { name: 'Dorottya' })
  const named = ({ messages }: typeof socket) =>
    messages.filter((one) => one.type === 'player' && one.player.name === 'Dorottya')
  for (const one of [socket, late]) await one.until(() => named(one).length === 1)
  expect(named(elsewhere)).toEqual([])
  for (const one of [socket, late, elsewhere]) one.cut()
})

test('invalid or oversized messages close the socket', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  for (const [message, code] of [
    ['{', 1007],
    ['{"type":"nothing"}', 1007],
    ['{"type":"act","key":"short"}', 1007],
    [JSON.stringify({ type: 'chat', key: 'talking-1', text: 'x'.repeat(20_000) }), 1009],
  ] as const) {
    const socket = await join(ada, table)
    socket.send(message)
    expect((await socket.closed).code, message.slice(0, 40)).toBe(code)
  }
  const socket = await join(ada, table)
  await socket.until(() => socket.events.length === 1)
  socket.cut()
})

test('handles undo and move in quick succession on one socket', async () => {
  const table = await startGame([ada, bela])
  const state = await ada.table(table)
  const mover = decider(state) === 0 ? ada : bela
  const socket = await join(mover, table, 6)
  let after = 6
  for (let i = 0; i < 10; i++) {
    socket.send({ type: 'act', key: `moving-${i}a`, after, act: { type: 'move', move: 'pass' } })
    after++
    await socket.until(() => socket.events.length === after - 6)
    socket.send({ type: 'act', key: `moving-${i}b`, after, act: { type: 'undo', to: 0 } })
    after++
    await socket.until(() => socket.events.length === after - 6)
  }
  expect((await ada.view(table)).events.slice(6)).toEqual(socket.events)
  expect(someMove(await ada.table(table))).not.toBe('')
  socket.cut()
})
