import { expect, test } from 'vitest'
import { createFindings } from '../src/resilience/attack/findings.ts'

const got = (status: number, code: string, contentType = 'application/problem+json', more = '') => {
  const text = JSON.stringify({ code, status, more })
  return { status, contentType, text, raw: text }
}

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
