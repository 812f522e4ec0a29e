import type { FastifyReply, FastifyRequest } from 'fastify'
import { issue, ownerOf } from '../players/sessions.ts'
import type { PlayerRow } from '../store/store.ts'
import type { House } from './house.ts'

const COOKIE = 'amyitis'

/** The token of a program, if it comes with one. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && token ? token : undefined
}

/** Who asks: by a bot's token, or by the cookie of a browser. */
export async function whoAsks({ store, clock }: House, request: FastifyRequest): Promise<PlayerRow | undefined> {
  const bearer = bearerOf(request)
  if (bearer !== undefined) return ownerOf(store, clock, bearer, 'bot')
  const session = request.cookies[COOKIE]
  return session ? ownerOf(store, clock, session, 'session') : undefined
}

/** From now on this browser is the player's. */
export async function signIn(house: House, reply: FastifyReply, player: string): Promise<void> {
  const { store, clock, url } = house
  const { token, expires } = await issue(store, clock, player, 'session')
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: url?.startsWith('https:') ?? reply.request.protocol === 'https',
    maxAge: Math.floor((expires - clock.now()) / 1000),
  })
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
