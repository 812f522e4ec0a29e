import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sameSecret } from '../random.ts'
import { Refused } from '../refused.ts'
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
  let [healthy, at] = [Promise.resolve(false), Number.NEGATIVE_INFINITY]
  /** It writes to the disk: whoever asks without end is told the same. */
  const ready = () => {
    if (clock.now() - at < FRESH) return healthy
    at = clock.now()
    healthy = store.healthy().catch(() => false)
    return healthy
  }
  const known = new Set(routes.map(({ path }) => `/api/v1${path}`))
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const ok = await ready()
    return reply.code(ok ? 200 : 503).send({ ok })
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
