import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../random.ts'
import type { House } from './house.ts'

const COOKIE = 'amyitis-device'
const LIFE = 400 * 86_400

/** A random number that tells browsers apart; it stays when another player signs in, and names nobody. */
export const deviceOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE] || undefined

/** Gives a browser its number, if it has none yet. */
export function markDevice({ url }: House, request: FastifyRequest, reply: FastifyReply): void {
  if (deviceOf(request) !== undefined) return
  const secure = url?.startsWith('https:') ?? request.protocol === 'https'
  reply.setCookie(COOKIE, newToken().slice(0, 22), { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE })
}

export function forgetDevice(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
