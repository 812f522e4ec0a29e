import type { ProblemCode } from '@amyitis/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { z } from 'zod'
import { Refused } from '../refused.ts'
import type { Route } from './ask.ts'
import type { House } from './house.ts'
import type { Quota } from './limits.ts'
import { checkOrigin } from './origin.ts'
import { whoAsks } from './who.ts'

/** Where the API lies. */
export const ROOT = '/api/v1'

function checked(schema: z.ZodType | undefined, given: unknown, code: ProblemCode = 'bad-request'): unknown {
  if (schema === undefined) return undefined
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw new Refused(code, { detail: z.prettifyError(read.error).slice(0, 500) })
}

/** Answers in a shape that the description promises, or not at all. */
function shaped(route: Route, answer: unknown): unknown {
  if (route.answer === undefined) return answer
  const read = route.answer.safeParse(answer)
  if (read.success) return read.data
  throw new Error(`${route.method} ${route.path} answers what it should not: ${z.prettifyError(read.error)}`)
}

async function serve(house: House, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  house.limits.demandFrom('address', request.ip, route.weight)
  checkOrigin(request, house.url)
  // What becomes a socket has no headers to set.
  const player = await whoAsks(house, request, request.headers.upgrade === undefined ? reply : undefined)
  if (route.who === 'player' && player === undefined) throw new Refused('who-are-you')
  const params = checked(route.params, request.params, 'unknown-place')
  const query = checked(route.query, request.query)
  const body = checked(route.body, request.body)
  if (route.makes !== undefined) await house.shared.demandFrom('making', request.ip, route.makes)
  const ask = { params, query, body, player, request, reply } as Parameters<Route['handle']>[0]
  const answer = await route.handle(ask)
  if (reply.sent) return reply
  reply.header('cache-control', 'no-store')
  if (route.media !== undefined) return reply.type(route.media).send(answer)
  if (route.answer === undefined) return reply.code(204).send()
  return reply.code(route.status ?? 200).send(shaped(route, answer))
}

/** The forms of browsers, and of mail programs by RFC 8058, have types for which there is no reader here. */
const readAsText: onRequestHookHandler = (request, _, done) => {
  request.headers['content-type'] = 'text/plain'
  done()
}

/** An answer of so many bytes is worth one request more to the limits. */
const HEAVY = 16 * 1024

/** As the IETF's draft on rate limits has it (draft-ietf-httpapi-ratelimit-headers): the limit, and what is left of it. */
const quotaHeaders = ({ most, window, left, reset }: Quota) => ({
  'ratelimit-policy': `"address";q=${most};w=${window}`,
  ratelimit: `"address";r=${left};t=${reset}`,
})

/** Reads are weighed by what they bring; only then is that known. Every answer tells what the address has left. */
function weighAnswers(app: FastifyInstance, { limits }: House): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith(`${ROOT}/`)) return
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (size >= HEAVY) limits.charge('address', request.ip, Math.floor(size / HEAVY))
    const quota = limits.quota('address', request.ip)
    if (quota !== undefined) reply.headers(quotaHeaders(quota))
  })
}

/** Puts routes into the server. */
export function serveRoutes(app: FastifyInstance, house: House, routes: readonly Route[]): void {
  weighAnswers(app, house)
  for (const route of routes)
    app.route({
      method: route.method,
      url: `${ROOT}${route.path}`,
      exposeHeadRoute: false,
      ...(route.form ? { onRequest: readAsText } : {}),
      handler: (request, reply) => serve(house, route, request, reply),
    })
}
