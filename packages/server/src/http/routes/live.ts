import { ClientMessage, ServerMessage } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProblemError } from '../../shared/problem-error.ts'
import { sessionHash } from '../auth.ts'
import type { AppContext } from '../context.ts'
import { serveSocket } from '../live/socket.ts'
import { serveStream } from '../live/stream.ts'
import type { Upgrades } from '../live/upgrade.ts'
import { type Route, route } from '../route.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { readableTable, TableParams } from './table-params.ts'

const number = z.coerce.number().int().min(0).default(0)

/** The last event and chat line that the client has seen. */
const Seen = z.object({ after: number, chat: number })

/** Live updates of a table. */
export function liveRoutes(context: AppContext, upgrades: Upgrades): Route[] {
  const opens = (ip: string) => context.limits.consumeFrom('socket', ip)
  const holds = ({ ip, raw }: FastifyRequest) => {
    const release = context.limits.openConnection(ip)
    if (release === undefined) throw new ProblemError('too-many', { detail: 'too many sockets and streams are open' })
    raw.socket.once('close', release)
  }
  return [
    route({
      method: 'GET',
      path: '/tables/:id/socket',
      summary:
        'A WebSocket: receive ServerMessage, send ClientMessage. Sends exactly the events after the given number, once each.',
      access: 'anyone',
      params: TableParams,
      query: Seen,
      mediaType: 'application/json',
      streams: ServerMessage,
      accepts: ClientMessage,
      errors: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, query, player, request, reply }) => {
        opens(request.ip)
        await readableTable(context, id, player?.id, query.after)
        holds(request)
        const accepted = upgrades.accept(request)
        reply.hijack()
        await serveSocket(context, await accepted, request, { table: id, player: player?.id, ...query })
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/stream',
      summary: 'The same as an endless stream of JSON lines: one ServerMessage per line.',
      access: 'anyone',
      params: TableParams,
      query: Seen,
      mediaType: 'application/x-ndjson',
      streams: ServerMessage,
      errors: ['unknown-table', 'private-table'],
      handle: async ({ params: { id }, query, player, request, reply }) => {
        opens(request.ip)
        await readableTable(context, id, player?.id, query.after)
        holds(request)
        reply.hijack()
        const type = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
        reply.raw.writeHead(200, { ...SECURITY_HEADERS, ...type })
        await serveStream(context, reply.raw, {
          table: id,
          player: player?.id,
          session: sessionHash(request),
          ...query,
        })
      },
    }),
  ]
}
