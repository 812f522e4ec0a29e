import { Readable } from 'node:stream'
import { ChangeMe, ContinueLink, Export, Me, MyRatings, Turns } from '@amyitis/protocol'
import { notifySignedOut } from '../../auth/session-revocation.ts'
import { issueToken } from '../../auth/tokens.ts'
import { NAME_PROBLEMS, validateName } from '../../names/validate.ts'
import { eraseAccount } from '../../players/erase.ts'
import { exportAccount } from '../../players/export.ts'
import { ownProfile } from '../../players/profile.ts'
import { sha256 } from '../../shared/random.ts'
import { loadPlayerRatings } from '../../table-service/ratings.ts'
import { loadTurns } from '../../table-service/turns.ts'
import { clearSessionCookie, signOutOthers, signOutSession } from '../auth.ts'
import { type AppContext, baseUrl } from '../context.ts'
import { clearDeviceCookie } from '../device-cookie.ts'
import { type Route, route } from '../route.ts'

/** The player's own account. */
export function meRoutes(context: AppContext): Route[] {
  const { store, clock, rooms, sharedLimits } = context
  return [
    route({
      method: 'GET',
      path: '/me',
      summary: 'Your own profile.',
      access: 'player',
      response: Me,
      errors: [],
      handle: ({ player }) => ownProfile(store, player),
    }),
    route({
      method: 'PATCH',
      path: '/me',
      summary: 'Changes your name or your language.',
      access: 'player',
      body: ChangeMe,
      response: Me,
      errors: NAME_PROBLEMS,
      handle: async ({ player, body }) => {
        const { language = player.language } = body
        const name = body.name === undefined ? player.name : validateName(body.name)
        await store.changePlayer(player.id, { language, ...(name === player.name ? {} : { name }) })
        if (name !== undefined) rooms.playerRenamed({ id: player.id, name, bot: player.bot })
        return ownProfile(store, { ...player, name, language })
      },
    }),
    route({
      method: 'DELETE',
      path: '/me',
      summary: 'Erases your account: your name, all private data, and your bot programs. Bots play on for you.',
      access: 'player',
      errors: [],
      handle: async ({ player, reply }) => {
        for (const id of await eraseAccount(context, player.id)) {
          rooms.playerRenamed({ id, bot: id === player.id ? player.bot : true })
          await notifySignedOut(store, id)
        }
        clearSessionCookie(reply)
        clearDeviceCookie(reply)
      },
    }),
    route({
      method: 'GET',
      path: '/me/ratings',
      summary: 'Your ratings in each kind of game that you have played.',
      access: 'player',
      response: MyRatings,
      errors: [],
      handle: ({ player }) => loadPlayerRatings(store, player.id),
    }),
    route({
      method: 'GET',
      path: '/me/turns',
      summary:
        'The tables that wait for you, least time first. Has an `ETag`: responds with 304 while nothing has changed.',
      access: 'player',
      response: Turns,
      errors: [],
      handle: async ({ player, request, reply }) => {
        const turns = await loadTurns(context, player.id)
        const tag = `"${sha256(JSON.stringify(turns)).slice(0, 22)}"`
        reply.header('etag', tag)
        if (request.headers['if-none-match'] !== tag) return turns
        return reply.code(304).header('cache-control', 'no-store').send() as never
      },
    }),
    route({
      method: 'GET',
      path: '/me/export',
      summary: 'Everything stored about you; at most once a minute.',
      access: 'player',
      response: Export,
      errors: [],
      weight: 20,
      handle: async ({ player, reply }) => {
        await sharedLimits.consume('export', player.id)
        reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
        return reply.send(Readable.from(exportAccount(store, player))) as never
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/sessions',
      summary: 'Signs you out on all other devices, and invalidates unused links to continue.',
      access: 'player',
      errors: [],
      handle: ({ player, request }) => signOutOthers(context, request, player.id),
    }),
    route({
      method: 'DELETE',
      path: '/me/session',
      summary: 'Signs you out of this browser. A guest without a passkey or another device can’t return.',
      access: 'player',
      errors: [],
      handle: ({ player, request, reply }) => signOutSession(context, request, reply, player.id),
    }),
    route({
      method: 'POST',
      path: '/me/links',
      summary: 'Creates a link to continue on another device. It works once, within a quarter of an hour.',
      access: 'player',
      response: ContinueLink,
      status: 201,
      errors: [],
      creates: 1,
      handle: async ({ player, request }) => {
        const { token, expires } = await issueToken(store, clock, player.id, 'link')
        return { link: `${baseUrl(context, request)}#/online/continue/${token}`, token, expires }
      },
    }),
  ]
}
