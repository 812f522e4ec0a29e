import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { ProblemError } from '../../shared/problem-error.ts'
import { endWithProblem } from '../malformed-requests.ts'

const MAX_MESSAGE_BYTES = 16 * 1024

/** A WebSocket and its underlying connection. */
export interface AcceptedSocket {
  readonly socket: WebSocket
  readonly connection: Duplex
}

export interface Upgrades {
  /** Completes the upgrade of a request. */
  accept(request: FastifyRequest): Promise<AcceptedSocket>
  close(): void
}

/**
 * Requests for sockets go through the same routes as all others, with the same checks and the same refusals, until the
 * route accepts them.
 */
export function handleUpgrades(app: FastifyInstance): Upgrades {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  sockets.on('wsClientError', (error, socket) =>
    endWithProblem(socket, new ProblemError('bad-request', { detail: error.message })),
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
        throw new ProblemError('bad-request', { detail: 'this address expects a WebSocket' })
      return new Promise((resolve) => {
        sockets.handleUpgrade(request.raw, found.socket, found.head, (socket) =>
          resolve({ socket, connection: found.socket }),
        )
      })
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
