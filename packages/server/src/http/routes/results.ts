import { Ladder, Pace, Stats, TableRatings } from '@amyitis/protocol'
import { z } from 'zod'
import { ladderOf, tableRatings } from '../../desk/ratings.ts'
import { recordOf, statsOf } from '../../desk/results.ts'
import { type Route, route } from '../ask.ts'
import type { House } from '../house.ts'
import { AtTable, tableFor } from './place.ts'

/** What remains of games. */
export function resultRoutes(house: House): Route[] {
  return [
    route({
      method: 'GET',
      path: '/tables/:id/record',
      says: 'The record of the game; with the seed once it is over.',
      who: 'anyone',
      params: AtTable,
      media: 'text/plain; charset=utf-8',
      refuses: ['unknown-table', 'private-table', 'not-started'],
      handle: async ({ params: { id }, player }) => {
        const table = await tableFor(house, id, player?.id)
        return recordOf(
          table,
          await house.names.at(
            id,
            table.seats.flatMap((seat) => seat.player ?? []),
          ),
        )
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/stats',
      says: 'Where the points of each seat come from.',
      who: 'anyone',
      params: AtTable,
      answer: Stats,
      refuses: ['unknown-table', 'private-table', 'not-started'],
      handle: async ({ params: { id }, player }) => statsOf(await tableFor(house, id, player?.id)),
    }),
    route({
      method: 'GET',
      path: '/tables/:id/ratings',
      says: 'How strong the people at a table are; after a rated game what it has changed, or why it does not count.',
      who: 'anyone',
      params: AtTable,
      answer: TableRatings,
      refuses: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, player }) => tableRatings(house.store, await tableFor(house, id, player?.id)),
    }),
    route({
      method: 'GET',
      path: '/ladder',
      says: 'The players with the best ratings, for games of so many players, live or by correspondence.',
      who: 'anyone',
      query: z.object({
        players: z.coerce.number().pipe(z.union([z.literal(2), z.literal(3), z.literal(4)])),
        pace: Pace.default('live'),
      }),
      answer: Ladder,
      refuses: [],
      handle: ({ query: { players, pace } }) => ladderOf(house, players, pace),
    }),
  ]
}
