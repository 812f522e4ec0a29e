import { ChatLine, ChatRequest, NewReport } from '@amyitis/protocol'
import { postChat } from '../../rooms/post-chat.ts'
import { requireChatAccess } from '../../table-service/table-view.ts'
import type { AppContext } from '../context.ts'
import { type Route, route } from '../route.ts'
import { readableTable, TableParams } from './table-params.ts'

/** Chat, and reports about players. */
export function chatRoutes(context: AppContext): Route[] {
  const { store, clock, sharedLimits } = context
  return [
    route({
      method: 'POST',
      path: '/tables/:id/chat',
      summary: 'Posts a chat line at a table.',
      access: 'player',
      params: TableParams,
      body: ChatRequest,
      response: ChatLine,
      status: 201,
      errors: ['unknown-table', 'private-table', 'muted', 'key-reused'],
      handle: async ({ params: { id }, player, body }) => {
        requireChatAccess(await readableTable(context, id, player.id), player.id)
        return postChat(context, id, player.id, body)
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/reports',
      summary: 'Reports a player to the host of the server.',
      access: 'player',
      params: TableParams,
      body: NewReport,
      errors: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, player, body: { about, line, text } }) => {
        await readableTable(context, id, player.id)
        await sharedLimits.consume('report', player.id)
        await store.report({ at: clock.now(), table: id, by: player.id, about, line, text })
      },
    }),
  ]
}
