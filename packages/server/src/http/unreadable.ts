import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, Refused } from '../refused.ts'
import { HEADERS } from './headers.ts'

/** What is refused before there is a route for it, in the same form as everything else. */

const MEDIA = 'application/problem+json; charset=utf-8'

/** With every refusal; none is worth keeping. */
const PROBLEM_HEADERS = { ...HEADERS, 'content-type': MEDIA, 'cache-control': 'no-store' } as const

const bodyOf = (refused: Refused) => JSON.stringify(problemOf(refused))

/** Why Node could not make a request of what came over a line. */
function refusalOf(code: string | undefined): Refused {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refused('too-large', { detail: 'the headers are too long' })
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Refused('bad-request', { detail: 'the request did not come in time' })
  return new Refused('bad-request', { detail: 'this is no HTTP request' })
}

/** The last words on a line. */
export function refuseWith(line: Duplex, refused: Refused): void {
  const body = bodyOf(refused)
  const head = [
    `HTTP/1.1 ${problemOf(refused).status} Refused`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(PROBLEM_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  line.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

export function refuseLine({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  // Something may be on its way that this must not get in between.
  if (!socket.writable || socket.bytesWritten > 0) socket.destroy()
  else refuseWith(socket, refusalOf(code))
}

export function refuseUrl(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const refused = new Refused('bad-request', { detail: error.message })
  reply.code(400).headers(PROBLEM_HEADERS)
  reply.send(bodyOf(refused))
}

/** Whoever expects something before the body is sent, other than to be told to go on, waits for nothing. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const refused = new Refused('bad-request', { detail: 'the header "expect" is not understood' })
    response.writeHead(400, { ...PROBLEM_HEADERS, connection: 'close' })
    response.end(bodyOf(refused))
  })
}

/** Node's own check has no words for it. */
export function demandHost({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion !== '1.0')
    throw new Refused('bad-request', { detail: 'the header "host" is missing' })
}
