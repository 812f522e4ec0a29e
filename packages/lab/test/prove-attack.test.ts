import { expect, test } from 'vitest'
import { createVerdict } from '../src/prove/attack/verdict.ts'

const got = (status: number, code: string, media = 'application/problem+json', more = '') => {
  const text = JSON.stringify({ code, status, more })
  return { status, media, text, all: text }
}

test('an answer of another form or with another status than its code has is noticed', () => {
  const verdict = createVerdict()
  verdict.answer('GET /', got(404, 'unknown-table'))
  expect(verdict.problems).toEqual([])
  verdict.answer('GET /', got(404, 'unknown-table', 'application/json'))
  verdict.answer('GET /', got(400, 'unknown-table'))
  verdict.answer('GET /', got(500, 'internal'))
  expect(verdict.problems.length).toBe(3)
})

test('a secret is noticed wherever it stands, as long as it is one', async () => {
  const verdict = createVerdict()
  let secret = true
  verdict.keep('ab'.repeat(32), async () => secret)
  verdict.answer('GET /', { status: 200, media: '', text: '', all: `set-cookie: x=${'ab'.repeat(32)}; path=/` })
  secret = false
  verdict.bytes('the log', `{"seed":"${'ab'.repeat(32)}"}`)
  await verdict.settled()
  expect(verdict.problems).toEqual(['GET / tells a secret: abababab…'])
})
