import { PROBLEMS, type ProblemCode } from '@amyitis/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ProblemError, toProblem } from '../../src/shared/problem-error.ts'
import { addGuest, startGame, startServer, type TestPlayer, type TestServer } from './test-server.ts'

let server: TestServer
let ann: TestPlayer
let ben: TestPlayer
beforeAll(async () => {
  server = await startServer()
  ann = await addGuest(server.url, 'Ann')
  ben = await addGuest(server.url, 'Ben')
})
afterAll(() => server.close())

const seats = [{ kind: 'open' }, { kind: 'open' }]

/** The player to act, with their legal moves. */
async function turn(table: string) {
  for (const one of [ann, ben]) {
    const { body } = await one.call('GET', `/tables/${table}/state`)
    if (body.yours) return { one, seq: body.seq as number, legal: body.legal as string[] }
  }
  throw new Error('no decision is pending')
}

test('a reused key is rejected for another command, and gets the same response for the same one', async () => {
  const table = await startGame([ann, ben])
  const { one, seq, legal } = await turn(table)
  const first = await one.command(table, seq, { type: 'move', move: legal[0] }, 'the-same-key')
  expect(first.status).toBe(200)
  const again = await one.command(table, seq, { type: 'move', move: legal[0] }, 'the-same-key')
  expect([again.status, again.body]).toEqual([200, first.body])
  for (const after of [seq, first.body.seq]) {
    const other = await one.command(table, after, { type: 'move', move: legal[1] }, 'the-same-key')
    expect([other.status, other.body.code]).toEqual([422, 'key-reused'])
  }
  expect((await one.view(table)).events.at(-1)?.seq).toBe(first.body.seq)
})

test('the same over a socket', async () => {
  const table = await startGame([ann, ben])
  const { one, seq, legal } = await turn(table)
  await one.command(table, seq, { type: 'move', move: legal[0] }, 'socket-key')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${table}/socket?after=${seq}`, {
    headers: { ...one.headers, origin: server.url },
  })
  const answered = new Promise<{ key: string; seq?: number; problem?: { code: string } }>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'answer') resolve(message)
    })
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'act', key: 'socket-key', after: seq, act: { type: 'move', move: legal[1] } }))
  const { key, problem } = await answered
  expect([key, problem?.code]).toEqual(['socket-key', 'key-reused'])
  socket.terminate()
})

test('the same for new tables and chat', async () => {
  const make = (settings: object) => ann.call('POST', '/tables', { key: 'one-table', settings })
  const first = await make({ seats })
  expect(first.status).toBe(201)
  // Omitted fields have defaults, so it is the same request.
  expect((await make({ seats, palace: false })).body).toEqual(first.body)
  expect((await make({ seats, palace: true })).body.code).toBe('key-reused')
  const say = (text: string) => ann.call('POST', `/tables/${first.body.id}/chat`, { key: 'one-line', text })
  const said = await say('hello')
  expect((await say('hello')).body).toEqual(said.body)
  expect((await say('goodbye')).body.code).toBe('key-reused')
})

test('a request stored before hashes were kept is found by its key alone', async () => {
  const table = await startGame([ann, ben])
  const { one, seq, legal } = await turn(table)
  const events = [{ seq: seq + 1, at: 1, body: { type: 'done', seat: 0 } }] as const
  const row = await server.store.table(table)
  if (row === undefined) throw new Error('there is no table')
  const { id: _, ...rest } = row
  await server.store.append({
    table,
    after: seq,
    events,
    idempotencyKey: `${one.id}:old-key-1`,
    row: { ...rest, seq: seq + 1 },
  })
  const again = await one.command(table, seq, { type: 'move', move: legal[0] }, 'old-key-1')
  expect([again.status, again.body.seq]).toEqual([200, seq + 1])
})

test('every problem has a detail', () => {
  for (const code of Object.keys(PROBLEMS) as ProblemCode[])
    expect(toProblem(new ProblemError(code)).detail, code).toMatch(/^[A-Z].{15,}\.$|^Send /)
  const refusal = { code: 'caravan-camels', clause: 'R7.2', instead: ['pass'] } as const
  expect(toProblem(new ProblemError('illegal-move', { refusal })).detail).toContain('caravan-camels (R7.2)')
})
