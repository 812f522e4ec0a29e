import type { FastifyReply, FastifyRequest } from 'fastify'
import { notifySignedOut } from '../auth/session-revocation.ts'
import { type IssuedToken, issueToken, playerOfToken } from '../auth/tokens.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { sha256 } from '../shared/random.ts'
import type { PlayerRow } from '../store/types.ts'
import type { AppContext } from './context.ts'
import { setDeviceCookie } from './device-cookie.ts'

const COOKIE = 'amyitis'

/** The token of a bot program, if the request has one. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && token ? token : undefined
}

function setSessionCookie({ clock, url }: AppContext, reply: FastifyReply, { token, expires }: IssuedToken): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: url?.startsWith('https:') ?? reply.request.protocol === 'https',
    maxAge: Math.floor((expires - clock.now()) / 1000),
  })
}

/** Identifies the player by a bot's token or a browser's cookie, which is renewed if there is a reply to set it on. */
export async function authenticate(
  context: AppContext,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<PlayerRow | undefined> {
  const { store, clock } = context
  const bearer = bearerToken(request)
  if (bearer !== undefined) return playerOfToken(store, clock, bearer, 'bot')
  const token = request.cookies[COOKIE]
  if (!token) return undefined
  if (reply !== undefined) setDeviceCookie(context, request, reply)
  const renewed = (expires: number) => reply && setSessionCookie(context, reply, { token, expires })
  return playerOfToken(store, clock, token, 'session', reply && renewed)
}

/** Signs this browser in as the player. */
export async function signIn(context: AppContext, reply: FastifyReply, player: string): Promise<void> {
  setSessionCookie(context, reply, await issueToken(context.store, context.clock, player, 'session'))
  setDeviceCookie(context, reply.request, reply)
}

/** Ends all other sessions of the player, and links that were not used yet. */
export async function signOutOthers({ store }: AppContext, request: FastifyRequest, player: string): Promise<void> {
  await store.removeTokens({ player, but: sha256(request.cookies[COOKIE] ?? '') })
  await notifySignedOut(store, player)
}

/** Signs this browser out; other sessions of the player stay. */
export async function signOutSession(
  { store }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  player: string,
): Promise<void> {
  if (bearerToken(request) !== undefined)
    throw new ProblemError('bad-request', { detail: 'only browsers can sign out' })
  await store.takeToken(sha256(request.cookies[COOKIE] ?? ''))
  clearSessionCookie(reply)
  await notifySignedOut(store, player)
}

/** The hash of the token of a request: a connection lasts no longer than its session. */
export const sessionHash = (request: FastifyRequest): string =>
  sha256(bearerToken(request) ?? request.cookies[COOKIE] ?? '')

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
