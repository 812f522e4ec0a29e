import type { FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import { bearerOf } from './who.ts'

/** What only reads, whoever sends it. */
const HARMLESS = ['GET', 'HEAD', 'OPTIONS']

const originOf = (url: string) => {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

/**
 * A page from elsewhere must not act in the name of who visits it. Browsers say where a request comes from; programs don't,
 * and have no cookie that somebody else could use.
 */
export function checkOrigin(request: FastifyRequest, url: string | undefined): void {
  const { origin, upgrade } = request.headers
  if ((HARMLESS.includes(request.method) && upgrade === undefined) || bearerOf(request) !== undefined) return
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    if (site === undefined || site === 'same-origin' || site === 'none') return
    throw new Refused('wrong-origin')
  }
  const from = originOf(origin)
  const ours = url === undefined ? undefined : originOf(url)
  if (from !== undefined && (from.host === request.host || from.origin === ours?.origin)) return
  throw new Refused('wrong-origin')
}
