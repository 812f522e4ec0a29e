import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../shared/problem-error.ts'
import { bearerToken } from './auth.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const originOf = (url: string) => {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

/**
 * A page from elsewhere must not act for its visitor (CSRF). Browsers send the origin of a request; programs don't, and have
 * no cookie that somebody else could use.
 */
export function checkOrigin(request: FastifyRequest, url: string | undefined): void {
  const { origin, upgrade } = request.headers
  if ((SAFE_METHODS.includes(request.method) && upgrade === undefined) || bearerToken(request) !== undefined) return
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    if (site === undefined || site === 'same-origin' || site === 'none') return
    throw new ProblemError('wrong-origin')
  }
  const from = originOf(origin)
  const ours = url === undefined ? undefined : originOf(url)
  if (from !== undefined && (from.host === request.host || from.origin === ours?.origin)) return
  throw new ProblemError('wrong-origin')
}
