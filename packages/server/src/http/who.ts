import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellSignedOut } from '../players/admission.ts'
import { type Issued, issue, ownerOf } from '../players/sessions.ts'
import { sha256 } from '../random.ts'
import { Refused } from '../refused.ts'
import type { PlayerRow } from '../store/store.ts'
import { markDevice } from './device.ts'
import type { House } from './house.ts'

const COOKIE = 'amyitis'

/** The token of a program, if it comes with one. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && token ? token : undefined
}

function giveCookie({ clock, url }: House, reply: FastifyReply, { token, expires }: Issued): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: url?.startsWith('https:') ?? reply.request.protocol === 'https',
    maxAge: Math.floor((expires - clock.now()) / 1000),
  })
}

/** Who asks: by a bot's token, or by the cookie of a browser, which lasts longer if there is a reply to say so. */
export async function whoAsks(
  house: House,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<PlayerRow | undefined> {
  const { store, clock } = house
  const bearer = bearerOf(request)
  if (bearer !== undefined) return ownerOf(store, clock, bearer, 'bot')
  const token = request.cookies[COOKIE]
  if (!token) return undefined
  if (reply !== undefined) markDevice(house, request, reply)
  const renewed = (expires: number) => reply && giveCookie(house, reply, { token, expires })
  return ownerOf(store, clock, token, 'session', reply && renewed)
}

/** From now on this browser is the player's. */
export async function signIn(house: House, reply: FastifyReply, player: string): Promise<void> {
  giveCookie(house, reply, await issue(house.store, house.clock, player, 'session'))
  markDevice(house, reply.request, reply)
}

/** Nobody else who has shown a cookie or has a link is this player any more. */
export async function signOutOthers({ store }: House, request: FastifyRequest, player: string): Promise<void> {
  await store.removeTokens({ player, but: sha256(request.cookies[COOKIE] ?? '') })
  await tellSignedOut(store, player)
}

/** This browser is nobody any more; the player stays on others. */
export async function signOutHere(
  { store }: House,
  request: FastifyRequest,
  reply: FastifyReply,
  player: string,
): Promise<void> {
  if (bearerOf(request) !== undefined) throw new Refused('bad-request', { detail: 'only a browser signs out' })
  await store.takeToken(sha256(request.cookies[COOKIE] ?? ''))
  signOut(reply)
  await tellSignedOut(store, player)
}

/** What is kept of the token that a request comes with: a connection lasts no longer than it. */
export const sessionOf = (request: FastifyRequest): string => sha256(bearerOf(request) ?? request.cookies[COOKIE] ?? '')

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
