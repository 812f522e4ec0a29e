import { expect, test } from 'vitest'
import { createFindings } from '../src/resilience/attack/findings.ts'
import { runAttack } from '../src/resilience/attack/run.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

const got = (status: number, code: string, contentType = 'application/problem+json', more = '') => {
  const text = JSON.stringify({ code, status, more })
  return { status, contentType, text, raw: text }
}

/** A short `npm run resilience -- attack`. The attackers' loopback address works without configuration only on Linux. */
test.runIf(isWebBuilt() && process.platform === 'linux').each([
  ['sqlite', 400],
  ['postgres', 200],
] as const)(
  'a fuzzed server on %s rejects clearly, leaks no secret, and other players play on',
  async (storage, requests) => {
    const result = await runAttack({
      storage,
      requests,
      slowConnections: 150,
      slowSeconds: 1,
      seed: 'short',
      operator: false,
    })
    expect(result.problems).toEqual([])
    expect(result.games).toBeGreaterThanOrEqual(2)
    expect(result.impersonations).toBeGreaterThan(20)
    expect([...result.counts.keys()]).toEqual(expect.arrayContaining(['400 bad-request', '429 too-many']))
  },
  240_000,
)

test('a response in another format or with a status that does not match its code is reported', () => {
  const findings = createFindings()
  findings.checkResponse('GET /', got(404, 'unknown-table'))
  expect(findings.problems).toEqual([])
  findings.checkResponse('GET /', got(404, 'unknown-table', 'application/json'))
  findings.checkResponse('GET /', got(400, 'unknown-table'))
  findings.checkResponse('GET /', got(500, 'internal'))
  expect(findings.problems.length).toBe(3)
})

test('a secret is found wherever it appears, as long as it is secret', async () => {
  const findings = createFindings()
  let secret = true
  findings.addSecret('ab'.repeat(32), async () => secret)
  findings.checkResponse('GET /', {
    status: 200,
    contentType: '',
    text: '',
    raw: `set-cookie: x=${'ab'.repeat(32)}; path=/`,
  })
  secret = false
  findings.checkForSecrets('the log', `{"seed":"${'ab'.repeat(32)}"}`)
  await findings.settled()
  expect(findings.problems).toEqual(['GET / leaks a secret: abababab…'])
})
