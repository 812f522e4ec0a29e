import type { ServerMessage } from '@amyitis/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGuest, startGame, startServer, type TestPlayer, type TestServer } from '../test-server.ts'

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

/** Reads lines until one matches. */
async function readUntil(path: string, isLast: (message: ServerMessage) => boolean): Promise<ServerMessage[]> {
  const stop = new AbortController()
  const response = await fetch(`${server.url}/api/v1${path}`, { signal: stop.signal, headers: { ...ada.headers } })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const messages: ServerMessage[] = []
  let rest = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    messages.push(...lines.map((line) => JSON.parse(line) as ServerMessage))
    if (messages.some(isLast)) break
  }
  stop.abort()
  return messages
}

const seqs = (messages: readonly ServerMessage[]) =>
  messages.flatMap((message) => (message.type === 'event' ? [message.event.seq] : []))

test('a stream sends hello and the events after a number, line by line', async () => {
  const table = await startGame([ada, bela])
  const first = await readUntil(`/tables/${table}/stream?after=4`, (one) => one.type === 'event' && one.event.seq === 6)
  expect(first[0]).toMatchObject({ type: 'hello', seq: 6, you: { seat: 0 } })
  expect(seqs(first)).toEqual([5, 6])
  const later = readUntil(
    `/tables/${table}/stream?after=6`,
    (one) => one.type === 'event' && one.event.body.type === 'ended',
  )
  await bela.execute(table, { type: 'concede' })
  expect(seqs(await later)).toEqual([7, 8])
})

test('says goodbye when the server shuts down', async () => {
  const short = await startServer()
  const host = await addGuest(short.url, 'Ada')
  const made = await host.call('POST', '/tables', {
    key: 'abcdefgh',
    settings: { seats: [{ kind: 'open' }, { kind: 'open' }] },
  })
  const response = await fetch(`${short.url}/api/v1/tables/${made.body.id}/stream`)
  const text = response.text()
  await short.close()
  expect((await text).trim().split('\n').at(-1)).toBe('{"type":"bye","why":"shutdown"}')
})
