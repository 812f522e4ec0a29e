import {
  CommandRequest,
  CommandResponse,
  Invitation,
  ListCursor,
  ListName,
  Lobby,
  NewInvitation,
  NewTable,
  NewTableResponse,
  TableEvent,
  TableList,
  TableView,
} from '@amyitis/protocol'
import { z } from 'zod'
import { ProblemError } from '../../shared/problem-error.ts'
import { newSecret } from '../../shared/random.ts'
import { invitationOf } from '../../table-service/command-context.ts'
import { createTable } from '../../table-service/create-table.ts'
import { loadLobby, loadTableList } from '../../table-service/lobby.ts'
import { createRematch } from '../../table-service/rematch.ts'
import { tableLimits } from '../../table-service/table-limits.ts'
import { loadTableView } from '../../table-service/table-view.ts'
import type { AppContext } from '../context.ts'
import { recordTrace } from '../rating-traces.ts'
import { type Route, route } from '../route.ts'
import { readableTable, TableParams } from './table-params.ts'

/** Per response; clients request more. */
const MAX_EVENTS = 1000

/** Tables, and commands of players there. */
export function tableRoutes(context: AppContext): Route[] {
  const { store, tables, clock, limits, idKey } = context
  return [
    route({
      method: 'GET',
      path: '/tables',
      summary: 'The lobby: tables to join, your own tables, and finished games.',
      access: 'anyone',
      response: Lobby,
      errors: [],
      handle: ({ player }) => loadLobby(context, player?.id),
    }),
    route({
      method: 'GET',
      path: '/lists/:list',
      summary:
        'A list of the lobby, or of running games to watch, page by page: `after` is the `next` of the previous page.',
      access: 'anyone',
      params: z.object({ list: ListName }),
      query: z.object({ after: ListCursor.optional() }),
      response: TableList,
      errors: [],
      handle: ({ player, params: { list }, query: { after } }) => loadTableList(context, list, player?.id, after),
    }),
    route({
      method: 'POST',
      path: '/tables',
      summary: 'Creates a table with you as its host. The same key returns the same table.',
      access: 'player',
      body: NewTable,
      response: NewTableResponse,
      status: 201,
      errors: ['bad-edition', 'only-bots', 'key-reused', 'too-many-tables'],
      creates: 1,
      handle: async ({ player, body, request }) => ({
        id: await createTable(tables, idKey, player.id, body, tableLimits(limits.rate, idKey, request.ip)),
      }),
    }),
    route({
      method: 'GET',
      path: '/tables/:id',
      summary: 'A table with its whole log.',
      access: 'anyone',
      params: TableParams,
      response: TableView,
      errors: ['unknown-table', 'private-table'],
      weight: 2,
      handle: async ({ params: { id }, player }) => {
        const table = await readableTable(context, id, player?.id)
        return loadTableView(context, table, player?.id, await tables.secretOf(id))
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/events',
      summary: `The events of a table after a number, at most ${MAX_EVENTS}.`,
      access: 'anyone',
      params: TableParams,
      query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
      response: z.object({ events: z.array(TableEvent) }),
      errors: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, query: { after }, player }) => {
        await readableTable(context, id, player?.id, after)
        return { events: await store.events(id, after, MAX_EVENTS) }
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/acts',
      summary: 'Sends a command to a table: sit down, reveal a share, move, undo. A repeated key has no second effect.',
      access: 'player',
      params: TableParams,
      body: CommandRequest,
      response: CommandResponse,
      errors: [
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
        'not-ready',
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
        limits.consume('player', player.id)
        await recordTrace(context, id, player.id, body.act.type === 'sit', request)
        const seq = await tables.execute(id, player.id, body)
        const events = await store.events(id, body.after, MAX_EVENTS)
        return { seq, events: events.filter((event) => event.seq <= seq) }
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/invitations',
      summary: 'Renews the invitation of a seat; the previous one no longer works.',
      access: 'player',
      params: TableParams,
      body: NewInvitation,
      response: Invitation,
      status: 201,
      errors: ['unknown-table', 'not-host', 'no-seat', 'already-started'],
      handle: async ({ params: { id }, player, body: { seat } }) => {
        const table = await readableTable(context, id, player.id)
        if (table.host !== player.id) throw new ProblemError('not-host')
        if (table.status !== 'open') throw new ProblemError('already-started')
        if (table.seats[seat] === undefined) throw new ProblemError('no-seat')
        await store.setInvitation(id, seat, newSecret())
        return { seat, invitation: invitationOf(await tables.secretOf(id), seat) }
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/rematch',
      summary:
        'A rematch of the same people, each one seat further. The first request creates the table and reserves their seats.',
      access: 'player',
      params: TableParams,
      response: NewTableResponse,
      status: 201,
      errors: ['unknown-table', 'not-seated', 'not-over', 'too-many-tables'],
      handle: async ({ params: { id }, player, request }) => ({
        id: await createRematch(tables, idKey, id, player.id, clock.now(), tableLimits(limits.rate, idKey, request.ip)),
      }),
    }),
  ]
}
