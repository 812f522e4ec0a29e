import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutboundHttp, type NetworkAccess } from '../../src/notifications/outbound-http.ts'
import { isPublicAddress } from '../../src/notifications/public-addresses.ts'

const LETTER = { headers: { 'content-type': 'text/plain' }, body: 'Your turn' }

/** Network access in which every name resolves to loopback, and every address is public. */
const access = (change: Partial<NetworkAccess> = {}): NetworkAccess => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublicAddress: () => true,
  isAllowedPort: () => true,
  timeoutMs: 2000,
  maxResponseBytes: 1000,
  ...change,
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

describe('an outgoing request', () => {
  it('reaches its target with its headers and body, and the host name', async () => {
    let received: { host: string | undefined; type: string | undefined; body: string } | undefined
    const port = await listen(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      received = { host: request.headers.host, type: request.headers['content-type'], body }
      response.writeHead(204).end()
    })
    const sent = await createOutboundHttp(true, access()).post(`http://hook.example:${port}/here`, LETTER)
    expect(sent).toEqual({ kind: 'answered', status: 204 })
    expect(received).toEqual({ host: `hook.example:${port}`, type: 'text/plain', body: 'Your turn' })
  })

  it('goes to the checked address: the name is resolved once', async () => {
    const port = await listen((_, response) => response.end())
    const answers = ['127.0.0.1', '10.0.0.1', '10.0.0.1']
    let lookups = 0
    const resolve = async () => [{ address: answers[lookups++], family: 4 }]
    const http = createOutboundHttp(true, access({ resolve, isPublicAddress: (address) => address === '127.0.0.1' }))
    expect(await http.post(`http://rebinding.example:${port}/`, LETTER)).toEqual({ kind: 'answered', status: 200 })
    expect(lookups).toBe(1)
  })

  it('does not follow redirects', async () => {
    let calls = 0
    const port = await listen((request, response) => {
      calls++
      response.writeHead(302, { location: `http://${request.headers.host}/elsewhere` }).end()
    })
    expect(await createOutboundHttp(true, access()).post(`http://a.example:${port}/`, LETTER)).toEqual({
      kind: 'answered',
      status: 302,
    })
    expect(calls).toBe(1)
  })

  it('times out without a response', async () => {
    const port = await listen(() => undefined)
    const sent = await createOutboundHttp(true, access({ timeoutMs: 50 })).post(`http://a.example:${port}/`, LETTER)
    expect(sent).toEqual({ kind: 'unreachable' })
  })

  it('times out when the response drips, and when its name is never resolved', async () => {
    const port = await listen((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 10)
      response.on('close', () => clearInterval(timer))
    })
    const slow = access({ timeoutMs: 100 })
    expect(await createOutboundHttp(true, slow).post(`http://a.example:${port}/`, LETTER)).toEqual({
      kind: 'unreachable',
    })
    const lost = access({ timeoutMs: 50, resolve: () => new Promise(() => undefined) })
    expect(await createOutboundHttp(true, lost).post(`http://a.example:${port}/`, LETTER)).toEqual({
      kind: 'unreachable',
    })
  })

  it('does not wait for the end of a long response', async () => {
    const port = await listen((_, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1000)));
      }
      response.on('drain', more)
      more()
    })
    const sent = await createOutboundHttp(true, access()).post(`http://a.example:${port}/`, LETTER)
    expect(sent).toEqual({ kind: 'answered', status: 200 })
  })

  it('reports an unreachable target', async () => {
    const port = await listen(() => undefined)
    for (const close of closing.splice(0)) close()
    expect(await createOutboundHttp(true, access()).post(`http://a.example:${port}/`, LETTER)).toEqual({
      kind: 'unreachable',
    })
  })
})

describe('a target is forbidden', () => {
  const strict = access({ isPublicAddress, isAllowedPort: (port) => port === 443 || port === 80 })

  it.each([
    ['it is an address of this machine', 'https://127.0.0.1/'],
    ['it is one in another writing', 'https://2130706433/'],
    ['it is one in hexadecimal', 'https://0x7f.1/'],
    ['it is an IPv6 address of this machine', 'https://[::1]/'],
    ['it is a mapped address', 'https://[::ffff:169.254.169.254]/'],
    ['its name leads to this machine', 'https://localhost/'],
    ['its port is none of the web', 'https://8.8.8.8:22/'],
    ['it has a password', 'https://me:secret@8.8.8.8/'],
    ['it is no web address', 'ftp://8.8.8.8/'],
    ['it is a file', 'file:///etc/passwd'],
    ['it is nothing', 'hook'],
    ['it is too long', `https://8.8.8.8/${'x'.repeat(1000)}`],
  ])('because %s', async (_, target) => {
    const http = createOutboundHttp(true, strict)
    expect(await http.isAllowed(target)).toBe(false)
    expect(await http.post(target, LETTER)).toEqual({ kind: 'forbidden' })
  })

  it('because one of its addresses is private, even if another is not', async () => {
    const both = ['8.8.8.8', '10.1.2.3'].map((address) => ({ address, family: 4 }))
    const http = createOutboundHttp(true, access({ isPublicAddress, resolve: async () => both }))
    expect(await http.post('https://a.example/', LETTER)).toEqual({ kind: 'forbidden' })
  })

  it('because it is not encrypted, unless the host allows that', async () => {
    const outside = access({ isPublicAddress, resolve: async () => [{ address: '8.8.8.8', family: 4 }] })
    expect(await createOutboundHttp(false, outside).isAllowed('http://a.example/')).toBe(false)
    expect(await createOutboundHttp(true, outside).isAllowed('http://a.example/')).toBe(true)
    expect(await createOutboundHttp(false, outside).isAllowed('https://a.example/')).toBe(true)
  })
})

it('no configuration allows requests into the local network', async () => {
  const port = await listen((_, response) => response.end())
  const http = createOutboundHttp(true)
  expect(await http.post(`http://127.0.0.1:${port}/`, LETTER)).toEqual({ kind: 'forbidden' })
  expect(await http.post('http://localhost/', LETTER)).toEqual({ kind: 'forbidden' })
})
