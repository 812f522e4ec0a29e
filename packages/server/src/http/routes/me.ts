import { ChangeMe, ContinueLink, Export, Me } from '@amyitis/protocol'
import { erase } from '../../players/erase.ts'
import { meOf } from '../../players/me.ts'
import { issue } from '../../players/sessions.ts'
import { tablesOf } from '../../players/tables.ts'
import { Refused } from '../../refused.ts'
import type { RatingRow } from '../../store/store.ts'
import { type Route, route } from '../ask.ts'
import { baseOf, type House } from '../house.ts'
import { addressKey } from '../limits.ts'
import { signOut } from '../who.ts'

/** What players may know and change of themselves. */
export function meRoutes(house: House): Route[] {
  const { store, clock, limits, desk, rooms } = house
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
      refuses: [],
      handle: async ({ player, body }) => {
        const { name = player.name, language = player.language } = body
        await store.changePlayer(player.id, { name, language })
        if (name !== undefined) rooms.rename({ id: player.id, name, bot: player.bot })
        return meOf(store, { ...player, name, language })
      },
    }),
    route({
      method: 'DELETE',
      path: '/me',
      says: 'Forgets you: your name and all that is private. Bots play on for you.',
      who: 'player',
      refuses: [],
      handle: async ({ player, reply }) => {
        await erase(store, desk, player.id)
        rooms.rename({ id: player.id, bot: player.bot })
        signOut(reply)
      },
    }),
    route({
      method: 'GET',
      path: '/me/export',
      says: 'All that is kept about you.',
      who: 'player',
      answer: Export,
      refuses: [],
      weight: 20,
      handle: async ({ player }) => {
        const tables = await tablesOf(store, player.id)
        const chats = await Promise.all(tables.map(({ id }) => store.chat(id, 0)))
        const ratings = await Promise.all([2, 3, 4].map((players) => store.rating(player.id, players)))
        return {
          me: await meOf(store, player),
          created: player.created,
          seen: player.seen,
          ratings: ratings.filter((rating): rating is RatingRow => rating !== undefined),
          tables: tables.map(({ id, seats }, i) => ({
            table: id,
            seats: seats.map((seat) => seat ?? null),
            chat: chats[i].filter((line) => line.player === player.id),
          })),
        }
      },
    }),
    route({
      method: 'POST',
      path: '/me/links',
      says: 'A link with which you continue on another device. It works once, for a quarter of an hour.',
      who: 'player',
      answer: ContinueLink,
      status: 201,
      refuses: [],
      handle: async ({ player, request }) => {
        if (!limits.take('making', addressKey(request.ip))) throw new Refused('too-many')
        const { token, expires } = await issue(store, clock, player.id, 'link')
        return { link: `${baseOf(house, request)}#/online/continue/${token}`, token, expires }
      },
    }),
  ]
}
