import { Readable } from 'node:stream'
import { ChangeMe, ContinueLink, Export, Me, MyRatings } from '@amyitis/protocol'
import { notifySignedOut } from '../../auth/session-revocation.ts'
import { issueToken } from '../../auth/tokens.ts'
import { NAME_PROBLEMS, validateName } from '../../names/validate.ts'
import { eraseAccount } from '../../players/erase.ts'
import { exportAccount } from '../../players/export.ts'
import { ownProfile } from '../../players/profile.ts'
import { loadPlayerRatings } from '../../table-service/ratings.ts'
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
      summary: 'Who you are.',
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
      summary: 'Forgets you: your name, all that is private, the programs that you have made. Bots play on for you.',
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
      summary: 'Your ratings, in each kind of game that you have played.',
      access: 'player',
      response: MyRatings,
      errors: [],
      handle: ({ player }) => loadPlayerRatings(store, player.id),
    }),
    route({
      method: 'GET',
      path: '/me/export',
      summary: 'All that is kept about you; once a minute.',
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
      summary:
        'Signs you out on all other devices; links to continue that were not followed yet are worth nothing any more.',
      access: 'player',
      errors: [],
      handle: ({ player, request }) => signOutOthers(context, request, player.id),
    }),
    route({
      method: 'DELETE',
      path: '/me/session',
      summary: 'Signs you out of this browser. A guest without a passkey or another device does not find back.',
      access: 'player',
      errors: [],
      handle: ({ player, request, reply }) => signOutSession(context, request, reply, player.id),
    }),
    route({
      method: 'POST',
      path: '/me/links',
      summary: 'A link with which you continue on another device. It works once, for a quarter of an hour.',
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
