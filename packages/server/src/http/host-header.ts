import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../shared/problem-error.ts'

/** Names and addresses of the local machine in a Host header. */
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/** Health checks use any address, and learn only whether the server is up. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/

export interface HostPolicy {
  /** The public address, if there is one. */
  readonly url: string | undefined
  /** Does the server listen on loopback only, without a proxy in front of it? */
  readonly loopback: boolean
  /** Does /metrics require a token? */
  readonly metricsToken: boolean
}

const METRICS = /^\/metrics(\?|$)/

/** A client with a token is not a web page: /metrics may be scraped under an internal name. */
const isScrape = ({ url, headers }: FastifyRequest, { metricsToken }: HostPolicy) =>
  metricsToken && METRICS.test(url) && headers.authorization !== undefined

/**
 * A page elsewhere can make its own name resolve to this server (DNS rebinding) and would then have the same origin. So the
 * requested host must be the server's own.
 */
export function checkHost(request: FastifyRequest, policy: HostPolicy): void {
  const { url, loopback } = policy
  if ((url === undefined && !loopback) || HEALTH.test(request.url) || isScrape(request, policy)) return
  const near = LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '127.0.0.1')
  if (near && LOOPBACK_HOST.test(request.hostname)) return
  if (url !== undefined && request.hostname.toLowerCase() === new URL(url).hostname) return
  throw new ProblemError('wrong-host', { detail: `this server is not ${request.hostname.slice(0, 100)}` })
}
