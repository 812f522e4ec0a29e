import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../shared/random.ts'
import type { AppContext } from './context.ts'

const COOKIE = 'amyitis-device'
const MAX_AGE_SECONDS = 400 * 86_400

/** A random id that distinguishes browsers, regardless of who is signed in. It does not identify a person. */
export const deviceId = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE] || undefined

/** Sets the id of a browser that has none yet. */
export function setDeviceCookie({ url }: AppContext, request: FastifyRequest, reply: FastifyReply): void {
  if (deviceId(request) !== undefined) return
  const secure = url?.startsWith('https:') ?? request.protocol === 'https'
  reply.setCookie(COOKIE, newToken().slice(0, 22), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_SECONDS,
  })
}

export function clearDeviceCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
