import { rmSync } from 'node:fs'
import { botToMove, decider } from '@amyitis/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BotPool } from '../../src/bots/bot-pool.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { listen } from '../http/live/listener.ts'
import {
  addGuest,
  createTable,
  freshKey,
  playerWith,
  seatPlayers,
  someMove,
  startGame,
  startServer,
  type TestServer,
  tempFolder,
  testClock,
} from '../http/test-server.ts'

let folder: string
let server: TestServer
beforeEach(() => {
  folder = tempFolder()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

test('a server that was closed in the middle of a game resumes it', async () => {
  server = await startServer({ folder })
  let ada = await addGuest(server.url, 'Ada')
  let bela = await addGuest(server.url, 'Béla')
  const table = await startGame([ada, bela])
  const state = await ada.table(table)
  const mover = decider(state) === 0 ? ada : bela
  const attempt = [table, state.seq, { type: 'move', move: someMove(state) }, freshKey()] as const
  const first = await mover.command(...attempt)
  const before = (await ada.view(table)).events
  await server.close()

  server = await startServer({ folder })
  ada = playerWith(server.url, ada.id, ada.headers)
  bela = playerWith(server.url, bela.id, bela.headers)
  expect((await ada.view(table)).events).toEqual(before)
  const again = await (mover.id === ada.id ? ada : bela).command(...attempt)
  expect(again.body).toEqual(first.body)
  const now = await ada.table(table)
  const next = now.seats[decider(now) ?? 0].player === ada.id ? ada : bela
  expect((await next.command(table, now.seq, { type: 'move', move: someMove(now) })).status).toBe(200)
})

test('a cached table that another program has removed is evicted', async () => {
  server = await startServer({ folder })
  const ada = await addGuest(server.url, 'Ada')
  const bela = await addGuest(server.url, 'Béla')
  const table = await startGame([ada, bela])
  const status = async () => (await ada.call('GET', `/tables/${table}/record`)).status
  expect(await status()).toBe(200)
  const tool = await openSqliteStore(folder, { beside: true })
  await tool.removeTable(table)
  await tool.close()
  await expect.poll(status, { timeout: 10_000 }).toBe(404)
})

test('bots whose turn it was when the server stopped move when it starts', async () => {
  let giveUp: (move: string) => void = () => undefined
  const thinks = new Promise<string>((resolve) => {
    giveUp = resolve
  })
  const slow: BotPool = { choose: () => thinks, close: async () => giveUp('pass') }
  server = await startServer({ folder, pool: slow })
  let ada = await addGuest(server.url, 'Ada')
  const table = await createTable(ada, { seats: [OPEN, BOT] })
  await seatPlayers([ada], table)
  let state = await ada.table(table)
  if (decider(state) === 0) {
    await ada.execute(table, { type: 'move', move: 'pass' })
    await ada.execute(table, { type: 'done' })
    state = await ada.table(table)
  }
  expect(botToMove(state)).toBe('random')
  await server.close()

  server = await startServer({ folder })
  ada = playerWith(server.url, ada.id, ada.headers)
  const socket = await listen(server.url, table, { headers: ada.headers, after: state.seq })
  await socket.until(() => socket.events.some(({ body }) => body.type === 'moved' && body.bot === true))
  socket.cut()
}, 30_000)

test('after a timeout and a grace period a bot plays until the player returns', async () => {
  const clock = testClock()
  server = await startServer({ folder, testClock: clock })
  const ada = await addGuest(server.url, 'Ada')
  const bela = await addGuest(server.url, 'Béla')
  const table = await startGame([ada, bela], {
    clock: { kind: 'live', minutes: 1, increment: 0 },
    standIn: 'random',
  })
  const state = await ada.table(table)
  const seat = decider(state) ?? 0
  const socket = await listen(server.url, table, { headers: ada.headers, after: state.seq })
  clock.skip(61_000)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(socket.events).toEqual([])
  clock.skip(16_000)
  await socket.until(() => socket.events.length >= 2)
  expect(socket.events[0].body).toEqual({ type: 'stood-in', seat, level: 'random', why: 'clock' })
  expect(socket.events[1].body).toMatchObject({ type: 'moved', seat, bot: true })
  const away = seat === 0 ? ada : bela
  expect((await away.execute(table, { type: 'return' })).status).toBe(200)
  socket.cut()
}, 30_000)

test('clocks are paused while the server is down', async () => {
  const clock = testClock()
  server = await startServer({ folder, testClock: clock })
  let ada = await addGuest(server.url, 'Ada')
  const table = await startGame([ada, await addGuest(server.url, 'Béla')], {
    clock: { kind: 'correspondence', hours: 24 },
    standIn: 'random',
  })
  const state = await ada.table(table)
  await server.close()
  clock.skip(25 * 3_600_000)
  server = await startServer({ folder, testClock: clock })
  ada = playerWith(server.url, ada.id, ada.headers)
  const socket = await listen(server.url, table, { headers: ada.headers, after: state.seq })
  await socket.until(() => socket.events.length >= 1)
  expect(socket.events[0].body).toMatchObject({ type: 'paused' })
  clock.skip(25 * 3_600_000)
  await socket.until(() => socket.events.length >= 2)
  expect(socket.events[1].body).toMatchObject({ type: 'stood-in', why: 'clock' })
  socket.cut()
}, 30_000)
