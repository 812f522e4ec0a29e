import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../src/online/api/client.ts'

const away = (headers: Record<string, string> = { 'retry-after': '2' }) =>
  new Response('{"code":"unavailable"}', {
    status: 503,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
const good = () => new Response('{"id":"x"}', { headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { baseURI: 'http://amyitis.example/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function answerTo(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift() ?? good())
  vi.stubGlobal('fetch', fetched)
  const asked = call('POST', 'tables', { key: 'the-same-key' })
  await vi.advanceTimersByTimeAsync(60_000)
  return { answer: await asked, calls: fetched.mock.calls }
}

describe('a call', () => {
  it('is retried when the server says when it will be back', async () => {
    const { answer, calls } = await answerTo(away(), away())
    expect(answer).toEqual({ ok: true, value: { id: 'x' } })
    expect(calls).toHaveLength(3)
    expect(calls[2]).toEqual(calls[0])
  })

  it('distinguishes a short wait from a long one', async () => {
    const refused = (seconds: string) =>
      new Response('{"code":"too-many"}', {
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': seconds },
      })
    expect((await answerTo(refused('3'))).answer).toEqual({ ok: false, code: 'too-many' })
    expect((await answerTo(refused('28800'))).answer).toEqual({ ok: false, code: 'too-often' })
  })

  it('gives up after a while', async () => {
    const { answer, calls } = await answerTo(away(), away(), away(), away())
    expect(answer).toEqual({ ok: false, code: 'unavailable' })
    expect(calls).toHaveLength(3)
  })

  it('is not retried if the server refuses it', async () => {
    const { answer, calls } = await answerTo(away({}))
    expect(answer).toEqual({ ok: false, code: 'unavailable' })
    expect(calls).toHaveLength(1)
  })
})
