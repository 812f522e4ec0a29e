import { connect } from 'node:net'
import { PROBLEMS, Problem } from '@amyitis/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../http/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const POST = 'POST /api/v1/players HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'

/** Sends raw bytes; returns the response once the server has closed the connection. */
function answer(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(server.port, '127.0.0.1', () => line.end(words, 'latin1'))
    let received = ''
    line.on('data', (piece) => {
      received += piece
    })
    line.on('error', reject)
    line.on('close', () => resolve(received))
  })
}

test.each([
  ['no request', 'GARBAGE\r\n\r\n', 'bad-request'],
  ['a version that there is not', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', 'bad-request'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 'bad-request'],
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 'too-large'],
  ['two lengths', `${POST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, 'bad-request'],
  ['a place that is no text', 'GET /api/v1/tables/%ff HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 'bad-request'],
  ['an odd expectation', `${POST}expect: nothing\r\ncontent-length: 2\r\n\r\n{}`, 'bad-request'],
] as const)('%s is rejected with problem details', async (_, words, code) => {
  const [head, ...rest] = (await answer(words)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${PROBLEMS[code]} `))
  expect(head).toMatch(/content-type: application\/problem\+json/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  const json = /\{.*\}/s.exec(rest.join(''))?.[0] ?? ''
  expect(Problem.parse(JSON.parse(json))).toMatchObject({ code, status: PROBLEMS[code] })
})

test('an idle connection does no harm', async () => {
  expect(await answer('')).toBe('')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
