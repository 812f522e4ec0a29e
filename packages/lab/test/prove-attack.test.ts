import { expect, test } from 'vitest'
import { proveAttack } from '../src/prove/attack/run.ts'
import { createVerdict } from '../src/prove/attack/verdict.ts'
import { isBuilt } from '../src/prove/server/host.ts'

const got = (status: number, code: string, media = 'application/problem+json', more = '') => {
  const text = JSON.stringify({ code, status, more })
  return { status, media, text, all: text }
}

/** `npm run prove -- attack` in short. Attackers have an address of their own, which only Linux has without being told. */
test.runIf(isBuilt() && process.platform === 'linux').each([
  ['sqlite', 400],
  ['postgres', 200],
] as const)(
  'whatever is sent to a server on %s, it refuses clearly, tells no secret, and others play on',
  async (storage, requests) => {
    const attacked = await proveAttack({
      storage,
      requests,
      crowd: 150,
      crowdSeconds: 1,
      seed: 'short',
      operator: false,
    })
    expect(attacked.problems).toEqual([])
    expect(attacked.games).toBeGreaterThanOrEqual(2)
    expect(attacked.tricks).toBeGreaterThan(20)
    expect([...attacked.counts.keys()]).toEqual(expect.arrayContaining(['400 bad-request', '429 too-many']))
  },
  240_000,
)

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
