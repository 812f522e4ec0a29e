import type { Random } from '@amyitis/engine'
import type { Findings } from './findings.ts'
import { sendBytes } from './http-client.ts'
import { pick } from './odd-values.ts'

const HEAD = 'GET /api/v1/tables HTTP/1.1\r\nHost: amyitis\r\n'
const POST = 'POST /api/v1/players HTTP/1.1\r\nHost: amyitis\r\nContent-Type: application/json\r\n'

/** Bytes that are no valid HTTP request, or that a careless server might misread. */
const MALFORMED_REQUESTS: readonly string[] = [
  'GARBAGE\r\n\r\n',
  '\r\n\r\n\r\n',
  '\u0000\u0001\u0002\u0003',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'GET /../../../etc/passwd HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'GET /..%2f..%2f..%2fetc/passwd HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'GET /assets/..%5c..%5cpackage.json HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'GET /api/v1/tables/%ff%fe HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'GET /api/v1/tables/%zz HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: amyitis\r\n\r\n`,
  `${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`,
  `${HEAD}${'A: b\r\n'.repeat(3000)}\r\n`,
  `${HEAD}Host: other\r\n\r\n`,
  `${HEAD}: nameless\r\n\r\n`,
  `${HEAD}Content-Length: -1\r\n\r\n`,
  `${HEAD}Content-Length: 99999999999999999999\r\n\r\n`,
  `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: xchunked\r\n\r\n{}`,
  `${POST}Content-Length: 100\r\n\r\n{"name":`,
  `${POST}Content-Length: 10000000\r\n\r\n{"name":"`,
  `${POST}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  `${POST}Expect: nothing\r\nContent-Length: 2\r\n\r\n{}`,
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: amyitis\r\n\r\n',
  `${HEAD}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n`,
  `${HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `${HEAD}\r\n${HEAD}\r\n${HEAD}\r\nGARBAGE\r\n\r\n`,
]

function corrupt(request: string, random: Random): Buffer {
  const bytes = Buffer.from(request, 'latin1')
  const mutation = random(4)
  if (mutation === 0) return bytes
  if (mutation === 1) return bytes.subarray(0, random(bytes.length))
  for (let i = 0; i <= random(6); i++) bytes[random(bytes.length)] = random(256)
  return bytes
}

const RESPONSE = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n([\s\S]*?)\r\n\r\n/

/** A response must be well formed. A connection that can't be understood may also just be closed. */
function checkRawResponse(findings: Findings, what: string, received: string): void {
  const response = RESPONSE.exec(received)
  findings.checkForSecrets(what, received)
  if (response === null) {
    if (received !== '') findings.report(`${what}: ${received.slice(0, 200)}`)
    return
  }
  const [, status, head] = response
  if (Number(status) >= 400 && !/content-type: application\/problem\+json/i.test(head))
    findings.report(`${what}: ${status} in an unexpected format: ${received.slice(0, 300)}`)
  if (Number(status) >= 500) findings.report(`${what}: ${received.slice(0, 600)}`)
  findings.counts.set(`raw: ${status}`, (findings.counts.get(`raw: ${status}`) ?? 0) + 1)
}

export async function fuzzRawHttp(port: number, random: Random, findings: Findings, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const request =
      i < MALFORMED_REQUESTS.length
        ? Buffer.from(MALFORMED_REQUESTS[i], 'latin1')
        : corrupt(pick(random, MALFORMED_REQUESTS), random)
    const received = await sendBytes(port, request, { halfClose: random(2) === 0 })
    checkRawResponse(findings, JSON.stringify(request.toString('latin1').slice(0, 120)), received)
  }
}
