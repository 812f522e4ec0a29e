import { legalMoves, toState } from '@amyitis/engine'
import { TableState } from '@amyitis/protocol'
import { decider, seatOf } from '@amyitis/tables'
import { Refused } from '../../refused.ts'
import { type Route, route } from '../ask.ts'
import type { House } from '../house.ts'
import { AtTable, tableFor } from './place.ts'

/** For programs that do not know the rules themselves. */
export function stateRoutes(house: House): Route[] {
  return [
    route({
      method: 'GET',
      path: '/tables/:id/state',
      says: 'How the game stands, and every legal move of the seat that is to decide.',
      who: 'anyone',
      params: AtTable,
      answer: TableState,
      refuses: ['unknown-table', 'private-table', 'not-started'],
      weight: 2,
      handle: async ({ params: { id }, player }) => {
        const table = await tableFor(house, id, player?.id)
        const { game, seq, status } = table
        if (game === undefined) throw new Refused('not-started')
        const turn = decider(table)
        return {
          seq,
          status,
          ...(turn === undefined ? {} : { turn }),
          yours: turn !== undefined && turn === seatOf(table, player?.id),
          legal: turn === undefined ? [] : legalMoves(game),
          rules: game.position.box.rules.version,
          state: { ...toState(game.position) },
        }
      },
    }),
  ]
}
