import type { ServerResponse } from 'node:http'
import { serialize, type Transport } from '../../rooms/room.ts'
import type { Subscription } from '../../rooms/rooms.ts'
import type { AppContext } from '../context.ts'

/** Often enough that no proxy closes the stream as idle. */
const PING_INTERVAL_MS = 15_000

function streamTransport(response: ServerResponse): Transport {
  response.on('error', () => response.destroy())
  return {
    send: (line) => {
      if (!response.writableEnded) response.write(`${line}\n`)
    },
    bufferedBytes: () => response.writableLength,
    close: (why) => {
      if (!response.writableEnded) response.end(`${serialize({ type: 'bye', why })}\n`)
      setTimeout(() => response.destroy(), 2000).unref()
    },
  }
}

/** Streams what happens at a table as lines of JSON until the client disconnects. */
export async function serveStream(
  { rooms, clock, metrics, reportError }: AppContext,
  response: ServerResponse,
  params: Omit<Subscription, 'transport'> & { readonly table: string },
): Promise<void> {
  const { table } = params
  const transport = streamTransport(response)
  const subscriber = await rooms.subscribe(table, { ...params, transport }).catch(reportError)
  if (subscriber === undefined) return void response.destroy()
  metrics.changeConnections(1)
  const ping = setInterval(() => transport.send(serialize({ type: 'pong', now: clock.now() })), PING_INTERVAL_MS)
  const leave = () => {
    clearInterval(ping)
    metrics.changeConnections(-1)
    rooms.unsubscribe(table, subscriber)
  }
  if (response.destroyed) leave()
  else response.on('close', leave)
}
