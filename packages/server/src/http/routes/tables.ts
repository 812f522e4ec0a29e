import {
  ActAnswer,
  ActRequest,
  Invitation,
  ListCursor,
  ListName,
  Lobby,
  NewInvitation,
  NewTable,
  NewTableAnswer,
  TableEvent,
  TableList,
  TableView,
} from '@amyitis/protocol'
import { z } from 'zod'
import { createTable } from '../../desk/create.ts'
import { invitationOf } from '../../desk/ground.ts'
import { listOf, lobbyOf } from '../../desk/lobby.ts'
import { rematch } from '../../desk/rematch.ts'
import { tableLimits } from '../../desk/table-limits.ts'
import { viewOf } from '../../desk/view.ts'
import { newSecret } from '../../random.ts'
import { noteTrace } from '../../rating/traces.ts'
import { Refused } from '../../refused.ts'
import { type Route, route } from '../ask.ts'
import type { House } from '../house.ts'
import { AtTable, tableFor } from './place.ts'

/** Events that are answered at once; who wants more asks again. */
const MOST_EVENTS = 1000

/** Tables and what is done there. */
export function tableRoutes(house: House): Route[] {
  const { store, desk, limits, idKey } = house
  return [
    route({
      method: 'GET',
      path: '/tables',
      says: 'The lobby: tables to join, yours, and games that are over.',
      who: 'anyone',
      answer: Lobby,
      refuses: [],
      handle: ({ player }) => lobbyOf(house, player?.id),
    }),
    route({
      method: 'GET',
      path: '/lists/:list',
      says: 'A list of the lobby, page by page: `after` is the `next` of the page before.',
      who: 'anyone',
      params: z.object({ list: ListName }),
      query: z.object({ after: ListCursor.optional() }),
      answer: TableList,
      refuses: [],
      handle: ({ player, params: { list }, query: { after } }) => listOf(house, list, player?.id, after),
    }),
    route({
      method: 'POST',
      path: '/tables',
      says: 'Sets up a table, whose host you are. The same key finds the same table.',
      who: 'player',
      body: NewTable,
      answer: NewTableAnswer,
      status: 201,
      refuses: ['bad-edition', 'only-bots', 'key-reused', 'too-many-tables'],
      makes: 1,
      handle: async ({ player, body, request }) => ({
        id: await createTable(desk, idKey, player.id, body, tableLimits(limits.rate, idKey, request.ip)),
      }),
    }),
    route({
      method: 'GET',
      path: '/tables/:id',
      says: 'A table with all that has happened there.',
      who: 'anyone',
      params: AtTable,
      answer: TableView,
      refuses: ['unknown-table', 'private-table'],
      weight: 2,
      handle: async ({ params: { id }, player }) => {
        const table = await tableFor(house, id, player?.id)
        return viewOf(house, table, player?.id, await desk.secretOf(id))
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/events',
      says: `The events of a table after a number, at most ${MOST_EVENTS}.`,
      who: 'anyone',
      params: AtTable,
      query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
      answer: z.object({ events: z.array(TableEvent) }),
      refuses: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, query: { after }, player }) => {
        await tableFor(house, id, player?.id, after)
        return { events: await store.events(id, after, MOST_EVENTS) }
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/acts',
      says: 'Does something at a table: sits down, reveals its share, moves, takes back. A repeated key has no second effect.',
      who: 'player',
      params: AtTable,
      body: ActRequest,
      answer: ActAnswer,
      refuses: [
        'unknown-table',
        'key-reused',
        'stale',
        'seat-taken',
        'no-seat',
        'not-invited',
        'not-seated',
        'already-seated',
        'not-host',
        'not-full',
        'not-started',
        'already-started',
        'game-over',
        'bad-share',
        'only-bots',
        'not-your-turn',
        'illegal-move',
        'cannot-undo',
        'too-many-undos',
        'log-full',
        'nothing-asked',
        'already-answered',
        'too-soon',
        'not-away',
        'away',
      ],
      handle: async ({ params: { id }, player, body, request }) => {
        limits.demand('player', player.id)
        await noteTrace(house, id, player.id, body.act.type === 'sit', request)
        const seq = await desk.act(id, player.id, body)
        const events = await store.events(id, body.after, MOST_EVENTS)
        return { seq, events: events.filter((event) => event.seq <= seq) }
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/invitations',
      says: 'Makes the invitation of a seat anew; the one before opens it no more.',
      who: 'player',
      params: AtTable,
      body: NewInvitation,
      answer: Invitation,
      status: 201,
      refuses: ['unknown-table', 'not-host', 'no-seat', 'already-started'],
      handle: async ({ params: { id }, player, body: { seat } }) => {
        const table = await tableFor(house, id, player.id)
        if (table.host !== player.id) throw new Refused('not-host')
        if (table.status !== 'open') throw new Refused('already-started')
        if (table.seats[seat] === undefined) throw new Refused('no-seat')
        await store.invite(id, seat, newSecret())
        return { seat, invitation: invitationOf(await desk.secretOf(id), seat) }
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/rematch',
      says: 'The same people play again, each one seat further. Whoever asks first makes the table.',
      who: 'player',
      params: AtTable,
      answer: NewTableAnswer,
      status: 201,
      refuses: ['unknown-table', 'not-seated', 'not-over', 'too-many-tables'],
      handle: async ({ params: { id }, player, request }) => ({
        id: await rematch(desk, idKey, id, player.id, tableLimits(limits.rate, idKey, request.ip)),
      }),
    }),
  ]
}
