import { ChatLine, ChatRequest, NewReport } from '@amyitis/protocol'
import { say } from '../../desk/say.ts'
import { demandTalk } from '../../desk/view.ts'
import { type Route, route } from '../ask.ts'
import type { House } from '../house.ts'
import { AtTable, tableFor } from './place.ts'

/** What people say at tables, and what others think of it. */
export function talkRoutes(house: House): Route[] {
  const { store, clock, shared } = house
  return [
    route({
      method: 'POST',
      path: '/tables/:id/chat',
      says: 'Says something at a table.',
      who: 'player',
      params: AtTable,
      body: ChatRequest,
      answer: ChatLine,
      status: 201,
      refuses: ['unknown-table', 'private-table', 'muted', 'key-reused'],
      handle: async ({ params: { id }, player, body }) => {
        demandTalk(await tableFor(house, id, player.id), player.id)
        return say(house, id, player.id, body)
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/reports',
      says: 'Tells the host of the server about somebody who spoils the game.',
      who: 'player',
      params: AtTable,
      body: NewReport,
      refuses: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, player, body: { about, line, text } }) => {
        await tableFor(house, id, player.id)
        await shared.demand('report', player.id)
        await store.report({ at: clock.now(), table: id, by: player.id, about, line, text })
      },
    }),
  ]
}
