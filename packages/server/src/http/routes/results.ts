import { Ladder, Pace, Stats, TableRatings } from '@amyitis/protocol'
import { z } from 'zod'
import { loadLadder, loadTableRatings } from '../../table-service/ratings.ts'
import { formatTableRecord, gameStats } from '../../table-service/results.ts'
import type { AppContext } from '../context.ts'
import { type Route, route } from '../route.ts'
import { readableTable, TableParams } from './table-params.ts'

/** Results and ratings. */
export function resultRoutes(context: AppContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/tables/:id/record',
      summary: 'The record of the game, with the seed once it is over.',
      access: 'anyone',
      params: TableParams,
      mediaType: 'text/plain; charset=utf-8',
      errors: ['unknown-table', 'private-table', 'not-started'],
      handle: async ({ params: { id }, player }) => {
        const table = await readableTable(context, id, player?.id)
        return formatTableRecord(
          table,
          await context.names.getForTable(
            id,
            table.seats.flatMap((seat) => seat.player ?? []),
          ),
        )
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/stats',
      summary: 'Where the points of each seat come from.',
      access: 'anyone',
      params: TableParams,
      response: Stats,
      errors: ['unknown-table', 'private-table', 'not-started'],
      handle: async ({ params: { id }, player }) => gameStats(await readableTable(context, id, player?.id)),
    }),
    route({
      method: 'GET',
      path: '/tables/:id/ratings',
      summary:
        'The ratings of the players at a table; after a rated game also what it changed, or why it does not count.',
      access: 'anyone',
      params: TableParams,
      response: TableRatings,
      errors: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, player }) =>
        loadTableRatings(context.store, await readableTable(context, id, player?.id)),
    }),
    route({
      method: 'GET',
      path: '/ladder',
      summary: 'The players with the best ratings, by number of players, live or by correspondence.',
      access: 'anyone',
      query: z.object({
        players: z.coerce.number().pipe(z.union([z.literal(2), z.literal(3), z.literal(4)])),
        pace: Pace.default('live'),
      }),
      response: Ladder,
      errors: [],
      handle: ({ query: { players, pace } }) => loadLadder(context, players, pace),
    }),
  ]
}
