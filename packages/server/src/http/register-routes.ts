import type { ProblemCode } from '@amyitis/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { z } from 'zod'
import type { Quota } from '../limits/rate-limits.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { authenticate } from './auth.ts'
import type { AppContext } from './context.ts'
import { checkOrigin } from './origin.ts'
import type { Route } from './route.ts'

export const API_ROOT = '/api/v1'

function parseOrThrow(schema: z.ZodType | undefined, given: unknown, code: ProblemCode = 'bad-request'): unknown {
  if (schema === undefined) return undefined
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw new ProblemError(code, { detail: z.prettifyError(read.error).slice(0, 500) })
}

/** Throws if a response does not match its schema. */
function checkResponse(route: Route, answer: unknown): unknown {
  if (route.response === undefined) return answer
  const read = route.response.safeParse(answer)
  if (read.success) return read.data
  throw new Error(`${route.method} ${route.path} returned an invalid response: ${z.prettifyError(read.error)}`)
}

async function serve(
  context: AppContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  context.limits.consumeFrom('address', request.ip, route.weight)
  checkOrigin(request, context.url)
  // A request that becomes a socket has no response headers.
  const player = await authenticate(context, request, request.headers.upgrade === undefined ? reply : undefined)
  if (route.access === 'player' && player === undefined) throw new ProblemError('who-are-you')
  const params = parseOrThrow(route.params, request.params, 'unknown-place')
  const query = parseOrThrow(route.query, request.query)
  const body = parseOrThrow(route.body, request.body)
  if (route.creates !== undefined) await context.sharedLimits.consumeFrom('making', request.ip, route.creates)
  const ask = { params, query, body, player, request, reply } as Parameters<Route['handle']>[0]
  const answer = await route.handle(ask)
  if (reply.sent) return reply
  reply.header('cache-control', 'no-store')
  if (route.mediaType !== undefined) return reply.type(route.mediaType).send(answer)
  if (route.response === undefined) return reply.code(204).send()
  return reply.code(route.status ?? 200).send(checkResponse(route, answer))
}

/** Forms of browsers, and of mail programs (RFC 8058), have content types for which there is no parser. */
const readAsText: onRequestHookHandler = (request, _, done) => {
  request.headers['content-type'] = 'text/plain'
  done()
}

/** This many bytes of a response count as one more request. */
const BYTES_PER_REQUEST = 16 * 1024

/** RateLimit header fields as in draft-ietf-httpapi-ratelimit-headers. */
const quotaHeaders = ({ limit, windowSeconds, remaining, resetSeconds }: Quota) => ({
  'ratelimit-policy': `"address";q=${limit};w=${windowSeconds}`,
  ratelimit: `"address";r=${remaining};t=${resetSeconds}`,
})

/** Large responses are charged by their size, which is only known now. Every response says what the address has left. */
function chargeBySize(app: FastifyInstance, { limits }: AppContext): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith(`${API_ROOT}/`)) return
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (size >= BYTES_PER_REQUEST) limits.charge('address', request.ip, Math.floor(size / BYTES_PER_REQUEST))
    const quota = limits.quota('address', request.ip)
    if (quota !== undefined) reply.headers(quotaHeaders(quota))
  })
}

export function registerRoutes(app: FastifyInstance, context: AppContext, routes: readonly Route[]): void {
  chargeBySize(app, context)
  for (const route of routes)
    app.route({
      method: route.method,
      url: `${API_ROOT}${route.path}`,
      exposeHeadRoute: false,
      ...(route.form ? { onRequest: readAsText } : {}),
      handler: (request, reply) => serve(context, route, request, reply),
    })
}
