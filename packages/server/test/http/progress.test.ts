import { MAX_PROGRESS_LENGTH, PROGRESS_KINDS } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import { addGuest, callApi, startServer, stoppedClock, type TestServer, useServer } from './test-server.ts'

let server: TestServer
useServer([], (started) => {
  server = started
})

test('documents are read and written, one of each kind', async () => {
  const ada = await addGuest(server.url, 'Ada')
  expect((await ada.call('GET', '/me/progress')).body).toEqual({})
  for (const kind of PROGRESS_KINDS) {
    const { status, body } = await ada.call('PUT', `/me/progress/${kind}`, { after: 0, data: { kind } })
    expect({ status, body }).toEqual({ status: 200, body: { version: 1 } })
  }
  expect((await ada.call('PUT', '/me/progress/puzzles', { after: 1, data: { solved: ['a'] } })).body.version).toBe(2)
  const { body } = await ada.call('GET', '/me/progress')
  expect(Object.keys(body).sort()).toEqual([...PROGRESS_KINDS].sort())
  expect(body.puzzles).toEqual({ version: 2, data: { solved: ['a'] } })
})

test('of two devices that write at the same time, one has to read again', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const put = (after: number) => ada.call('PUT', '/me/progress/lessons', { after, data: {} })
  const answers = await Promise.all([put(0), put(0)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale')
  expect((await put(7)).body.code).toBe('stale')
  expect((await put(1)).body).toEqual({ version: 2 })
})

test('they belong to the player alone', async () => {
  const [ada, bela] = await Promise.all(['Ada', 'Béla'].map((name) => addGuest(server.url, name)))
  await ada.call('PUT', '/me/progress/lessons', { after: 0, data: { secret: 'swordfish' } })
  expect((await bela.call('GET', '/me/progress')).body).toEqual({})
  expect((await bela.call('PUT', '/me/progress/lessons', { after: 1, data: {} })).body.code).toBe('stale')
  for (const [method, path] of [
    ['GET', '/me/progress'],
    ['PUT', '/me/progress/lessons'],
  ]) {
    const { status, text } = await callApi(`${server.url}/api/v1${path}`, {
      method,
      ...(method === 'PUT' ? { body: '{"after":1,"data":{}}', headers: { 'content-type': 'application/json' } } : {}),
    })
    expect(status).toBe(401)
    expect(text).not.toContain('swordfish')
  }
  expect((await ada.call('GET', '/me/progress')).body.lessons.data).toEqual({ secret: 'swordfish' })
})

test('unknown kinds, large documents and anything but objects are rejected', async () => {
  const ada = await addGuest(server.url, 'Ada')
  const put = async (kind: string, body: unknown) => (await ada.call('PUT', `/me/progress/${kind}`, body)).body.code
  expect(await put('secrets', { after: 0, data: {} })).toBe('unknown-place')
  const room = MAX_PROGRESS_LENGTH - '{"a":""}'.length
  expect(await put('puzzles', { after: 0, data: { a: 'x'.repeat(room + 1) } })).toBe('bad-request')
  expect(await put('puzzles', { after: 0, data: { a: 'x'.repeat(70_000) } })).toBe('too-large')
  for (const body of [
    { after: 0 },
    { after: 0, data: [] },
    { after: 0, data: 'x' },
    { after: -1, data: {} },
    { data: {} },
  ])
    expect(await put('puzzles', body), JSON.stringify(body)).toBe('bad-request')
  expect(await put('puzzles', { after: 0, data: { a: 'x'.repeat(room) } })).toBeUndefined()
})

test('writing is limited like all commands of a player', async () => {
  // However slow the machine is, none come back meanwhile.
  const limited = await startServer({ rate: 1, testClock: stoppedClock() })
  const ada = await addGuest(limited.url, 'Ada')
  const codes = new Set<unknown>()
  while (!codes.has('too-many')) {
    const { body } = await ada.call('PUT', '/me/progress/lessons', { after: 99, data: {} })
    codes.add(body.code)
  }
  expect(codes).toEqual(new Set(['stale', 'too-many']))
  await limited.close()
})

test('they are exported, and erased with the account', async () => {
  const ada = await addGuest(server.url, 'Ada')
  await ada.call('PUT', '/me/progress/challenges', { after: 0, data: { summit: 3 } })
  expect((await ada.call('GET', '/me/export')).body.progress).toEqual({
    challenges: { version: 1, data: { summit: 3 } },
  })
  await ada.call('DELETE', '/me')
  expect(await server.store.progressOf(ada.id)).toEqual([])
})
