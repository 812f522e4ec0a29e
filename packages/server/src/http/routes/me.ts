import { Readable } from 'node:stream'
import { ChangeMe, ContinueLink, Export, Me, MyRatings } from '@amyitis/protocol'
import { ratingsOf } from '../../desk/ratings.ts'
import { demandName, NAME_PROBLEMS } from '../../names/demand.ts'
import { tellSignedOut } from '../../players/admission.ts'
import { erase } from '../../players/erase.ts'
import { exportOf } from '../../players/export.ts'
import { meOf } from '../../players/me.ts'
import { issue } from '../../players/sessions.ts'
import { type Route, route } from '../ask.ts'
import { forgetDevice } from '../device.ts'
import { baseOf, type House } from '../house.ts'
import { signOut, signOutHere, signOutOthers } from '../who.ts'

/** What players may know and change of themselves. */
export function meRoutes(house: House): Route[] {
  const { store, clock, rooms, shared } = house
  return [
    route({
      method: 'GET',
      path: '/me',
      says: 'Who you are.',
      who: 'player',
      answer: Me,
      refuses: [],
      handle: ({ player }) => meOf(store, player),
    }),
    route({
      method: 'PATCH',
      path: '/me',
      says: 'Changes your name or your language.',
      who: 'player',
      body: ChangeMe,
      answer: Me,
      refuses: NAME_PROBLEMS,
      handle: async ({ player, body }) => {
        const { language = player.language } = body
        const name = body.name === undefined ? player.name : demandName(body.name)
        await store.changePlayer(player.id, { language, ...(name === player.name ? {} : { name }) })
        if (name !== undefined) rooms.rename({ id: player.id, name, bot: player.bot })
        return meOf(store, { ...player, name, language })
      },
    }),
    route({
      method: 'DELETE',
      path: '/me',
      says: 'Forgets you: your name, all that is private, the programs that you have made. Bots play on for you.',
      who: 'player',
      refuses: [],
      handle: async ({ player, reply }) => {
        for (const id of await erase(house, player.id)) {
          rooms.rename({ id, bot: id === player.id ? player.bot : true })
          await tellSignedOut(store, id)
        }
        signOut(reply)
        forgetDevice(reply)
      },
    }),
    route({
      method: 'GET',
      path: '/me/ratings',
      says: 'Your ratings, in each kind of game that you have played.',
      who: 'player',
      answer: MyRatings,
      refuses: [],
      handle: ({ player }) => ratingsOf(store, player.id),
    }),
    route({
      method: 'GET',
      path: '/me/export',
      says: 'All that is kept about you; once a minute.',
      who: 'player',
      answer: Export,
      refuses: [],
      weight: 20,
      handle: async ({ player, reply }) => {
        await shared.demand('export', player.id)
        reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
        return reply.send(Readable.from(exportOf(store, player))) as never
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/sessions',
      says: 'Signs you out on all other devices; links to continue that were not followed yet are worth nothing any more.',
      who: 'player',
      refuses: [],
      handle: ({ player, request }) => signOutOthers(house, request, player.id),
    }),
    route({
      method: 'DELETE',
      path: '/me/session',
      says: 'Signs you out of this browser. A guest without a passkey or another device does not find back.',
      who: 'player',
      refuses: [],
      handle: ({ player, request, reply }) => signOutHere(house, request, reply, player.id),
    }),
    route({
      method: 'POST',
      path: '/me/links',
      says: 'A link with which you continue on another device. It works once, for a quarter of an hour.',
      who: 'player',
      answer: ContinueLink,
      status: 201,
      refuses: [],
      makes: 1,
      handle: async ({ player, request }) => {
        const { token, expires } = await issue(store, clock, player.id, 'link')
        return { link: `${baseOf(house, request)}#/online/continue/${token}`, token, expires }
      },
    }),
  ]
}
