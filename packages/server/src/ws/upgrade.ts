import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { refuseWith } from '../http/unreadable.ts'
import { Refused } from '../refused.ts'

/** Who says more at once is not of this game. */
const MOST_BYTES = 16 * 1024

/** A socket, and the line that it goes over. */
export interface Accepted {
  readonly socket: WebSocket
  readonly line: Duplex
}

export interface Upgrades {
  /** Turns a request into a socket. */
  accept(request: FastifyRequest): Promise<Accepted>
  close(): void
}

/**
 * Requests for sockets go through the same routes as all others, with the same checks and the same refusals, until the
 * route accepts them.
 */
export function takeUpgrades(app: FastifyInstance): Upgrades {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  sockets.on('wsClientError', (error, socket) =>
    refuseWith(socket, new Refused('bad-request', { detail: error.message })),
  )
  const asked = new WeakMap<IncomingMessage, { readonly socket: Duplex; readonly head: Buffer }>()

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    asked.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0])
    response.on('finish', () => socket.end())
    app.routing(request, response)
  })

  return {
    accept: (request) => {
      const found = asked.get(request.raw)
      if (found === undefined || request.headers.upgrade?.toLowerCase() !== 'websocket')
        throw new Refused('bad-request', { detail: 'a WebSocket is expected here' })
      return new Promise((resolve) => {
        sockets.handleUpgrade(request.raw, found.socket, found.head, (socket) =>
          resolve({ socket, line: found.socket }),
        )
      })
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
