import type { Duplex } from 'node:stream'
import { ClientMessage, type ServerMessage } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { elapsedOf } from '../clock.ts'
import { type Guest, lineOf, MOST_WAITING, type Pipe, send } from '../desk/room.ts'
import { say } from '../desk/say.ts'
import { demandTalk } from '../desk/view.ts'
import { refusedOf } from '../http/faults.ts'
import type { House } from '../http/house.ts'
import { sessionOf, whoAsks } from '../http/who.ts'
import { noteTrace } from '../rating/traces.ts'
import { problemOf, Refused } from '../refused.ts'
import type { Accepted } from './upgrade.ts'

/** Acts of one socket that may be under way at once. */
const MOST_UNDER_WAY = 32
/** For how long a player who was let in is believed to be welcome still, in milliseconds. */
const WELCOME = 10_000
/** How often it is asked whether anybody is there. */
const BEAT = 30_000
/** How long somebody has to hear that it is over. */
const FAREWELL = 2000
/** RFC 6455, 7.4.1. */
const GOING_AWAY = 1001
const TRY_LATER = 1013
const BAD_DATA = 1007
const POLICY = 1008

/** What is sent at about the same time, an event and the answer to who has caused it, goes out together. */
function gather(line: Duplex): () => void {
  let gathering = false
  return () => {
    if (gathering) return
    gathering = true
    line.cork()
    setImmediate(() => {
      gathering = false
      line.uncork()
    })
  }
}

function pipeTo({ socket, line: raw }: Accepted): Pipe {
  const begin = gather(raw)
  return {
    send: (line) => {
      begin()
      socket.send(line)
    },
    waiting: () => socket.bufferedAmount,
    close: (why) => {
      socket.send(lineOf({ type: 'bye', why }))
      socket.close(why === 'slow' ? TRY_LATER : GOING_AWAY, why)
      // Who does not read does not hear that it is over.
      setTimeout(() => socket.terminate(), FAREWELL).unref()
    },
  }
}

/** Ends sockets behind which nobody is any more. */
function watch(socket: WebSocket): void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const beat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, BEAT)
  socket.on('close', () => clearInterval(beat))
}

function read(data: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

interface Place {
  readonly table: string
  readonly player: string | undefined
  readonly after: number
  readonly chat: number
}

/** Serves one socket at one table until it closes. */
export async function serveSocket(
  house: House,
  accepted: Accepted,
  request: FastifyRequest,
  { table, player, after, chat }: Place,
): Promise<void> {
  const { desk, rooms, clock, limits, metrics } = house
  const { socket } = accepted
  let guest: Guest | undefined
  let underWay = 0
  let welcomed = elapsedOf(clock)
  const early: ClientMessage[] = []

  const answer = (message: Extract<ServerMessage, { type: 'answer' }>) => {
    if (guest !== undefined) send(guest, lineOf(message))
  }

  /** Sockets stay open for long: whoever is banned, forgotten or signed out meanwhile decides no more. */
  async function demandWelcome(player: string): Promise<void> {
    const now = elapsedOf(clock)
    if (now - welcomed < WELCOME) return
    if ((await whoAsks(house, request))?.id !== player) throw new Refused('who-are-you')
    welcomed = now
  }

  async function perform(message: Extract<ClientMessage, { key: string }>): Promise<number | undefined> {
    if (player === undefined) throw new Refused('who-are-you')
    if (underWay > MOST_UNDER_WAY) throw new Refused('too-many')
    limits.demand('player', player)
    await demandWelcome(player)
    if (message.type === 'act') {
      await noteTrace(house, table, player, message.act.type === 'sit', request)
      return desk.act(table, player, message)
    }
    const known = await desk.open(table)
    if (known === undefined) throw new Refused('unknown-table')
    demandTalk(known, player)
    await say(house, table, player, message)
    return undefined
  }

  async function reply(message: Extract<ClientMessage, { key: string }>): Promise<void> {
    underWay++
    try {
      const seq = await perform(message)
      answer({ type: 'answer', key: message.key, ...(seq === undefined ? {} : { seq }) })
    } catch (error) {
      answer({ type: 'answer', key: message.key, problem: problemOf(refusedOf(error, request)) })
    } finally {
      underWay--
    }
  }

  function handle(message: ClientMessage, to: Guest): void {
    if (message.type === 'ping') send(to, lineOf({ type: 'pong', now: clock.now() }))
    else if (message.type === 'looking') rooms.look(table, to, message.looking)
    else void reply(message)
  }

  /** Who asks without end, or without ever reading an answer, is shown out. */
  function bears(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
    else if (limits.takeFrom('message', request.ip)) return true
    else {
      socket.close(POLICY, 'too many messages')
      setTimeout(() => socket.terminate(), FAREWELL).unref()
    }
    return false
  }

  socket.on('error', () => socket.terminate())
  socket.on('ping', bears)
  socket.on('message', (data, binary) => {
    if (!bears()) return
    const message = binary ? undefined : read(String(data))
    if (message === undefined) socket.close(BAD_DATA, 'no message of the protocol')
    else if (guest === undefined) {
      if (early.length < MOST_UNDER_WAY) early.push(message)
    } else handle(message, guest)
  })
  watch(socket)
  metrics.socket(1)
  socket.on('close', () => {
    metrics.socket(-1)
    if (guest !== undefined) rooms.leave(table, guest)
  })
  try {
    guest = await rooms.join(table, { player, session: sessionOf(request), after, chat, pipe: pipeTo(accepted) })
  } catch (error) {
    house.fault(error)
    return socket.close(TRY_LATER)
  }
  if (socket.readyState !== socket.OPEN) return rooms.leave(table, guest)
  for (const message of early) handle(message, guest)
}
