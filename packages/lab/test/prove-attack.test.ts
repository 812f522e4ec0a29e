import { expect, test } from 'vitest'
import { createFindings } from '../src/resilience/attack/findings.ts'
import { runAttack } from '../src/resilience/attack/run.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

const got = (status: number, code: string, contentType = 'application/problem+json', more = '') => {
  const text = JSON.stringify({ code, status, more })
  return { status, contentType, text, raw: text }
}

/** `npm run resilience -- attack` in short. Attackers have an address of their own, which only Linux has without being told. */
test.runIf(isWebBuilt() && process.platform === 'linux').each([
  ['sqlite', 400],
  ['postgres', 200],
] as const)(
  'whatever is sent to a server on %s, it refuses clearly, tells no secret, and others play on',
  async (storage, requests) => {
    const attacked = await runAttack({
      storage,
      requests,
      slowConnections: 150,
      slowSeconds: 1,
      seed: 'short',
      operator: false,
    })
    expect(attacked.problems).toEqual([])
    expect(attacked.games).toBeGreaterThanOrEqual(2)
    expect(attacked.impersonations).toBeGreaterThan(20)
    expect([...attacked.counts.keys()]).toEqual(expect.arrayContaining(['400 bad-request', '429 too-many']))
  },
  240_000,
)

test('an answer of another form or with another status than its code has is noticed', () => {
  const verdict = createFindings()
  verdict.checkResponse('GET /', got(404, 'unknown-table'))
  expect(verdict.problems).toEqual([])
  verdict.checkResponse('GET /', got(404, 'unknown-table', 'application/json'))
  verdict.checkResponse('GET /', got(400, 'unknown-table'))
  verdict.checkResponse('GET /', got(500, 'internal'))
  expect(verdict.problems.length).toBe(3)
})

test('a secret is noticed wherever it stands, as long as it is one', async () => {
  const verdict = createFindings()
  let secret = true
  verdict.addSecret('ab'.repeat(32), async () => secret)
  verdict.checkResponse('GET /', {
    status: 200,
    contentType: '',
    text: '',
    raw: `set-cookie: x=${'ab'.repeat(32)}; path=/`,
  })
  secret = false
  verdict.checkForSecrets('the log', `{"seed":"${'ab'.repeat(32)}"}`)
  await verdict.settled()
  expect(verdict.problems).toEqual(['GET / leaks a secret: abababab…'])
})
