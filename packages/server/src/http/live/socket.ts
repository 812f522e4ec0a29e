import type { Duplex } from 'node:stream'
import { ClientMessage, type ServerMessage } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { postChat } from '../../rooms/post-chat.ts'
import { MAX_BUFFERED_BYTES, type Subscriber, send, serialize, type Transport } from '../../rooms/room.ts'
import { elapsedOf } from '../../shared/clock.ts'
import { ProblemError, toProblem } from '../../shared/problem-error.ts'
import { requireChatAccess } from '../../table-service/table-view.ts'
import { authenticate, sessionHash } from '../auth.ts'
import type { AppContext } from '../context.ts'
import { toProblemError } from '../errors.ts'
import { recordTrace } from '../rating-traces.ts'
import type { AcceptedSocket } from './upgrade.ts'

/** Commands of one socket that may be pending at once. */
const MAX_PENDING_COMMANDS = 32
/** How long a successful authentication is reused. */
const AUTH_CACHE_MS = 10_000
const PING_INTERVAL_MS = 30_000
/** How long a client has to receive the last message. */
const CLOSE_GRACE_MS = 2000
/** Close codes of RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001
const TRY_LATER = 1013
const BAD_DATA = 1007
const POLICY = 1008

/** Messages of the same turn of the event loop, such as an event and the answer to its command, are sent together. */
function batchWrites(line: Duplex): () => void {
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    line.cork()
    setImmediate(() => {
      isCorked = false
      line.uncork()
    })
  }
}

function socketTransport({ socket, connection: raw }: AcceptedSocket): Transport {
  const batch = batchWrites(raw)
  return {
    send: (line) => {
      batch()
      socket.send(line)
    },
    bufferedBytes: () => socket.bufferedAmount,
    close: (why) => {
      socket.send(serialize({ type: 'bye', why }))
      socket.close(why === 'slow' ? TRY_LATER : GOING_AWAY, why)
      // A client that does not read gets no close frame either.
      setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref()
    },
  }
}

/** Terminates sockets that no longer answer pings. */
function terminateDeadSockets(socket: WebSocket): void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const ping = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, PING_INTERVAL_MS)
  socket.on('close', () => clearInterval(ping))
}

function parseMessage(data: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

interface SocketParams {
  readonly table: string
  readonly player: string | undefined
  readonly after: number
  readonly chat: number
}

/** Serves one socket at one table until it closes. */
export async function serveSocket(
  context: AppContext,
  accepted: AcceptedSocket,
  request: FastifyRequest,
  { table, player, after, chat }: SocketParams,
): Promise<void> {
  const { tables, rooms, clock, limits, metrics } = context
  const { socket } = accepted
  let subscriber: Subscriber | undefined
  let pending = 0
  let authenticatedAt = elapsedOf(clock)
  const early: ClientMessage[] = []

  const answer = (message: Extract<ServerMessage, { type: 'answer' }>) => {
    if (subscriber !== undefined) send(subscriber, serialize(message))
  }

  /** Sockets stay open for a long time: players who have been banned, erased or signed out since can no longer send commands. */
  async function requireAuthenticated(player: string): Promise<void> {
    const now = elapsedOf(clock)
    if (now - authenticatedAt < AUTH_CACHE_MS) return
    if ((await authenticate(context, request))?.id !== player) throw new ProblemError('who-are-you')
    authenticatedAt = now
  }

  async function execute(message: Extract<ClientMessage, { key: string }>): Promise<number | undefined> {
    if (player === undefined) throw new ProblemError('who-are-you')
    if (pending > MAX_PENDING_COMMANDS) throw new ProblemError('too-many')
    limits.consume('player', player)
    await requireAuthenticated(player)
    if (message.type === 'act') {
      await recordTrace(context, table, player, message.act.type === 'sit', request)
      return tables.execute(table, player, message)
    }
    const known = await tables.load(table)
    if (known === undefined) throw new ProblemError('unknown-table')
    requireChatAccess(known, player)
    await postChat(context, table, player, message)
    return undefined
  }

  async function reply(message: Extract<ClientMessage, { key: string }>): Promise<void> {
    pending++
    try {
      const seq = await execute(message)
      answer({ type: 'answer', key: message.key, ...(seq === undefined ? {} : { seq }) })
    } catch (error) {
      answer({ type: 'answer', key: message.key, problem: toProblem(toProblemError(error, request)) })
    } finally {
      pending--
    }
  }

  function handle(message: ClientMessage, to: Subscriber): void {
    if (message.type === 'ping') send(to, serialize({ type: 'pong', now: clock.now() }))
    else if (message.type === 'looking') rooms.setLooking(table, to, message.looking)
    else void reply(message)
  }

  /** Disconnects clients that send too much, or never read. */
  function isWithinLimits(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
    else if (limits.tryConsumeFrom('message', request.ip)) return true
    else {
      socket.close(POLICY, 'too many messages')
      setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref()
    }
    return false
  }

  socket.on('error', () => socket.terminate())
  socket.on('ping', isWithinLimits)
  socket.on('message', (data, binary) => {
    if (!isWithinLimits()) return
    const message = binary ? undefined : parseMessage(String(data))
    if (message === undefined) socket.close(BAD_DATA, 'no message of the protocol')
    else if (subscriber === undefined) {
      if (early.length < MAX_PENDING_COMMANDS) early.push(message)
    } else handle(message, subscriber)
  })
  terminateDeadSockets(socket)
  metrics.changeConnections(1)
  socket.on('close', () => {
    metrics.changeConnections(-1)
    if (subscriber !== undefined) rooms.unsubscribe(table, subscriber)
  })
  try {
    subscriber = await rooms.subscribe(table, {
      player,
      session: sessionHash(request),
      after,
      chat,
      transport: socketTransport(accepted),
    })
  } catch (error) {
    context.reportError(error)
    return socket.close(TRY_LATER)
  }
  if (socket.readyState !== socket.OPEN) return rooms.unsubscribe(table, subscriber)
  for (const message of early) handle(message, subscriber)
}
