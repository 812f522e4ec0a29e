import { GameQuery, PlayerId, PlayerPage, TableList } from '@amyitis/protocol'
import { z } from 'zod'
import { loadPlayerPage, searchGames } from '../../table-service/player-page.ts'
import type { AppContext } from '../context.ts'
import { type Route, route } from '../route.ts'

/** Public pages of players, and the search for finished games. */
export function gameRoutes(context: AppContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/players/:id',
      summary: 'The public page of a player: ratings with their history, results, latest public games.',
      access: 'anyone',
      params: z.object({ id: PlayerId }),
      response: PlayerPage,
      errors: ['unknown-player'],
      weight: 4,
      handle: ({ params: { id }, player }) => loadPlayerPage(context, id, player?.id),
    }),
    route({
      method: 'GET',
      path: '/games',
      summary:
        'Finished public games, most recent first: all, or by player, number of players, edition or period. `after` is the `next` of the previous page.',
      access: 'anyone',
      query: GameQuery,
      response: TableList,
      errors: [],
      weight: 2,
      handle: ({ query, player }) => searchGames(context, query, player?.id),
    }),
  ]
}
