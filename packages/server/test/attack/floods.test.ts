import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createRateLimits } from '../../src/limits/rate-limits.ts'
import { listen } from '../http/live/listener.ts'
import { addGuest, callApi, startGame, startServer, type TestPlayer, type TestServer } from '../http/test-server.ts'

let server: TestServer
let table: string
let ada: TestPlayer
beforeAll(async () => {
  server = await startServer({ rate: 1 })
  ada = await addGuest(server.url, 'Ada')
  table = await startGame([ada, await addGuest(server.url, 'Béla')])
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

/** Without a close frame: ws terminates a socket that sends pings faster than they can be answered. */
const TERMINATED = 1006
const POLICY = 1008

test.each([
  ['messages', (socket: WebSocket) => socket.send('{"type":"ping"}'), POLICY],
  ['pings', (socket: WebSocket) => socket.ping(), TERMINATED],
])('a client that floods the server with %s is disconnected, and others are not', async (_, say, code) => {
  const other = await listen(server.url, table, { headers: ada.headers })
  server.clock.skip(60_000)
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${table}/socket`)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  for (let i = 0; i < 1000; i++) say(socket)
  expect(await closed).toBe(code)
  server.clock.skip(60_000)
  other.send({ type: 'ping' })
  await other.until(() => other.messages.some(({ type }) => type === 'pong'))
  other.cut()
})

test('open sockets and streams of one address are limited', () => {
  const limits = createRateLimits({ now: () => 0 }, 1)
  const lines = Array.from({ length: 500 }, () => limits.openConnection('192.0.2.7'))
  expect(lines.every((line) => line !== undefined)).toBe(true)
  expect(limits.openConnection('192.0.2.7')).toBeUndefined()
  expect(limits.openConnection('192.0.2.8')).toBeDefined()
  lines[0]?.()
  expect(limits.openConnection('192.0.2.7')).toBeDefined()
  const free = createRateLimits({ now: () => 0 }, 0)
  for (let i = 0; i < 1000; i++) expect(free.openConnection('192.0.2.7')).toBeDefined()
})

test('an invalid handshake is rejected with problem details', async () => {
  server.clock.skip(60_000)
  const { port } = server
  const response = await new Promise<string>((resolve, reject) => {
    const head = ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13', 'sec-websocket-key: short']
    const line = createConnection(port, '127.0.0.1', () =>
      line.write(`GET /api/v1/tables/${table}/socket HTTP/1.1\r\nhost: a\r\n${head.join('\r\n')}\r\n\r\n`),
    )
    let words = ''
    line.on('data', (piece) => {
      words += piece
    })
    line.on('error', reject)
    line.on('close', () => resolve(words))
  })
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response).toMatch(/content-type: application\/problem\+json/i)
  expect(response).toContain('"code":"bad-request"')
  expect((await callApi(`${server.url}/healthz`)).status).toBe(200)
})
