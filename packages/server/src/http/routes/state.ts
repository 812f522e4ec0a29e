import { legalMoves, toState } from '@amyitis/engine'
import { TableState } from '@amyitis/protocol'
import { decider, seatOf } from '@amyitis/tables'
import { ProblemError } from '../../shared/problem-error.ts'
import type { AppContext } from '../context.ts'
import { type Route, route } from '../route.ts'
import { readableTable, TableParams } from './table-params.ts'

/** For programs that don't know the rules. */
export function stateRoutes(context: AppContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/tables/:id/state',
      summary: 'The current state of the game, and every legal move of the seat to decide.',
      access: 'anyone',
      params: TableParams,
      response: TableState,
      errors: ['unknown-table', 'private-table', 'not-started'],
      weight: 2,
      handle: async ({ params: { id }, player }) => {
        const table = await readableTable(context, id, player?.id)
        const { game, seq, status } = table
        if (game === undefined) throw new ProblemError('not-started')
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
