import type { FastifyInstance, FastifyRequest } from 'fastify'
import { elapsedOf } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { sameSecret } from '../shared/random.ts'
import type { StoreFailure } from '../store/store-failure.ts'
import { bearerToken } from './auth.ts'
import type { AppContext } from './context.ts'
import type { Route } from './route.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Metrics require the token; without one, a direct connection from the same computer. */
function requireMetricsAccess(request: FastifyRequest, token: string | undefined): void {
  const { ip, headers } = request
  const near = LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  const known = token === undefined ? near : sameSecret(bearerToken(request) ?? '', token)
  if (!known) throw new ProblemError('who-are-you', { detail: 'see AMYITIS_METRICS_TOKEN in docs/hosting.md' })
}

/** How long the result of a health check is reused. */
const HEALTH_CACHE_MS = 1000

/** Endpoints for operators: liveness, readiness and metrics. */
export function registerHealth(
  app: FastifyInstance,
  { store, metrics, clock }: AppContext,
  routes: readonly Route[],
  metricsToken: string | undefined,
): void {
  let condition: Promise<StoreFailure | undefined> | undefined
  let at = Number.NEGATIVE_INFINITY
  /** Each check writes to the disk, so results are cached. */
  const ready = () => {
    const now = elapsedOf(clock)
    if (condition !== undefined && now - at < HEALTH_CACHE_MS) return condition
    at = now
    condition = store.checkHealth().catch((error: Error): StoreFailure => ({ reason: 'unknown', cause: error.message }))
    return condition
  }
  const known = new Set(routes.map(({ path }) => `/api/v1${path}`))
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const failure = await ready()
    reply.header('cache-control', 'no-store')
    return failure === undefined ? { ok: true } : reply.code(503).send({ ok: false, ...failure })
  })
  app.get('/metrics', async (request, reply) => {
    requireMetricsAccess(request, metricsToken)
    return reply.type(metrics.contentType).send(await metrics.text())
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions
    metrics.observeRequest(request.method, known.has(url) ? url : 'other', reply.statusCode, reply.elapsedTime / 1000)
  })
}
