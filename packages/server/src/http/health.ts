import type { FastifyInstance, FastifyRequest } from 'fastify'
import { elapsedOf } from '../clock.ts'
import { sameSecret } from '../random.ts'
import { Refused } from '../refused.ts'
import type { Trouble } from '../store/trouble.ts'
import type { Route } from './ask.ts'
import type { House } from './house.ts'
import { bearerOf } from './who.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Numbers about the server are for who has its token; where there is none, for its own computer, but not by way of a proxy. */
function demandWatcher(request: FastifyRequest, token: string | undefined): void {
  const { ip, headers } = request
  const near = LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  const known = token === undefined ? near : sameSecret(bearerOf(request) ?? '', token)
  if (!known) throw new Refused('who-are-you', { detail: 'see AMYITIS_METRICS_TOKEN in docs/hosting.md' })
}

/** For how long it is believed that the store can write, in milliseconds. */
const FRESH = 1000

/** For those who look after the server: is it alive, can it work, and how much. */
export function serveHealth(
  app: FastifyInstance,
  { store, metrics, clock }: House,
  routes: readonly Route[],
  metricsToken: string | undefined,
): void {
  let condition: Promise<Trouble | undefined> | undefined
  let at = Number.NEGATIVE_INFINITY
  /** It writes to the disk: whoever asks without end is told the same. */
  const ready = () => {
    const now = elapsedOf(clock)
    if (condition !== undefined && now - at < FRESH) return condition
    at = now
    condition = store.condition().catch((error: Error): Trouble => ({ reason: 'unknown', cause: error.message }))
    return condition
  }
  const known = new Set(routes.map(({ path }) => `/api/v1${path}`))
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const trouble = await ready()
    reply.header('cache-control', 'no-store')
    return trouble === undefined ? { ok: true } : reply.code(503).send({ ok: false, ...trouble })
  })
  app.get('/metrics', async (request, reply) => {
    demandWatcher(request, metricsToken)
    return reply.type(metrics.media).send(await metrics.text())
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions
    metrics.request(request.method, known.has(url) ? url : 'other', reply.statusCode, reply.elapsedTime / 1000)
  })
}
