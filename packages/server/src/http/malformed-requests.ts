import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, toProblem } from '../shared/problem-error.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** Errors that occur before there is a route, in the same form as all others. */

const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8'

const PROBLEM_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': PROBLEM_MEDIA_TYPE,
  'cache-control': 'no-store',
} as const

const problemBody = (problem: ProblemError) => JSON.stringify(toProblem(problem))

/** Why Node could not parse a request. */
function parseProblem(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ProblemError('too-large', { detail: 'the headers are too long' })
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ProblemError('bad-request', { detail: 'the request timed out' })
  return new ProblemError('bad-request', { detail: 'this is not an HTTP request' })
}

/** Sends a problem over a raw connection and closes it. */
export function endWithProblem(line: Duplex, problem: ProblemError): void {
  const body = problemBody(problem)
  const head = [
    `HTTP/1.1 ${toProblem(problem).status} Refused`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(PROBLEM_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  line.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

export function rejectConnection({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  // A response may already be in progress, and must not be interrupted.
  if (!socket.writable || socket.bytesWritten > 0) socket.destroy()
  else endWithProblem(socket, parseProblem(code))
}

export function rejectUrl(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const problem = new ProblemError('bad-request', { detail: error.message })
  reply.code(400).headers(PROBLEM_HEADERS)
  reply.send(problemBody(problem))
}

/** An Expect header other than 100-continue would make the client wait for nothing. */
export function rejectExpectations(server: Server): void {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const problem = new ProblemError('bad-request', { detail: 'the header "expect" is not supported' })
    response.writeHead(400, { ...PROBLEM_HEADERS, connection: 'close' })
    response.end(problemBody(problem))
  })
}

/** Node's own check sends no problem details. */
export function requireHostHeader({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion !== '1.0')
    throw new ProblemError('bad-request', { detail: 'the header "host" is missing' })
}
