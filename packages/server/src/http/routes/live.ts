import { ClientMessage, ServerMessage } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refused } from '../../refused.ts'
import { serveSocket } from '../../ws/socket.ts'
import { serveStream } from '../../ws/stream.ts'
import type { Upgrades } from '../../ws/upgrade.ts'
import { type Route, route } from '../ask.ts'
import { HEADERS } from '../headers.ts'
import type { House } from '../house.ts'
import { sessionOf } from '../who.ts'
import { AtTable, tableFor } from './place.ts'

const number = z.coerce.number().int().min(0).default(0)

/** The last event and the last line of chat that were seen: what is missing follows. */
const Seen = z.object({ after: number, chat: number })

/** What happens at a table, as it happens. */
export function liveRoutes(house: House, upgrades: Upgrades): Route[] {
  const opens = (ip: string) => house.limits.demandFrom('socket', ip)
  const holds = ({ ip, raw }: FastifyRequest) => {
    const release = house.limits.hold(ip)
    if (release === undefined) throw new Refused('too-many', { detail: 'too many sockets and streams are open' })
    raw.socket.once('close', release)
  }
  return [
    route({
      method: 'GET',
      path: '/tables/:id/socket',
      says: 'A WebSocket: ServerMessage comes, ClientMessage goes. Exactly the events after the given number follow, each once.',
      who: 'anyone',
      params: AtTable,
      query: Seen,
      media: 'application/json',
      lines: ServerMessage,
      takes: ClientMessage,
      refuses: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, query, player, request, reply }) => {
        opens(request.ip)
        await tableFor(house, id, player?.id, query.after)
        holds(request)
        const accepted = upgrades.accept(request)
        reply.hijack()
        await serveSocket(house, await accepted, request, { table: id, player: player?.id, ...query })
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/stream',
      says: 'The same as lines of JSON that do not end: ServerMessage, one a line.',
      who: 'anyone',
      params: AtTable,
      query: Seen,
      media: 'application/x-ndjson',
      lines: ServerMessage,
      refuses: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, query, player, request, reply }) => {
        opens(request.ip)
        await tableFor(house, id, player?.id, query.after)
        holds(request)
        reply.hijack()
        const type = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
        reply.raw.writeHead(200, { ...HEADERS, ...type })
        await serveStream(house, reply.raw, { table: id, player: player?.id, session: sessionOf(request), ...query })
      },
    }),
  ]
}
