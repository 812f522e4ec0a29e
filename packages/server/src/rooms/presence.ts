import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '../shared/clock.ts'
import { newId } from '../shared/random.ts'
import type { Store } from '../store/store.ts'
import { type Room, type Subscriber, send, serialize } from './room.ts'

/** Who follows a table through one process. Processes broadcast these to each other. */
const PresenceReport = z.object({
  /** The id of the process. */
  from: z.string(),
  players: z.array(z.string()),
  /** Those of the players who have the table in sight. */
  looking: z.array(z.string()),
  spectators: z.int(),
  /** The sender would like to have the reports of the others. */
  asks: z.boolean(),
  /** By this id the sender recognizes its own query. */
  call: z.string().optional(),
})
type PresenceReport = z.infer<typeof PresenceReport>

function parseReport(message: string): PresenceReport | undefined {
  try {
    return PresenceReport.safeParse(JSON.parse(message)).data
  } catch {
    return undefined
  }
}

/** A process that has not reported for this long is dead. */
const PROCESS_TIMEOUT_MS = 150_000

/** For how many players and tables the time of the last look is kept. */
const MAX_LOOKS = 20_000

interface PresenceTimeouts {
  /** How long each attempt waits until this process receives its own query. */
  readonly echoMs: readonly number[]
  /** How long the others then have to answer. */
  readonly answersMs: number
}

/** Long enough to re-establish a connection that has broken without an error. */
const TIMEOUTS: PresenceTimeouts = { echoMs: [5000, 5000, 5000, 5000], answersMs: 500 }

const unique = (ids: readonly string[]) => [...new Set(ids)].sort()

function localReport(subscribers: ReadonlySet<Subscriber>, from: string, asks: boolean): PresenceReport {
  const seated = [...subscribers].filter((subscriber) => subscriber.seated)
  return {
    from,
    players: unique(seated.flatMap(({ player }) => player ?? [])),
    looking: unique(seated.flatMap(({ player, looking }) => (looking ? (player ?? []) : []))),
    spectators: subscribers.size - seated.length,
    asks,
  }
}

export interface Presence {
  /** The message that tells a subscriber who is present. */
  message(room: Room): string
  /** Somebody has come, gone or looked away. `asks`: requests the reports of other processes. */
  publish(room: Room, asks?: boolean): void
  /** Publishes again for those who have missed it. */
  republish(room: Room, asks?: boolean): void
  /**
   * Asks the other processes about a table. Resolves once this process has received all earlier reports and the others have had
   * time to answer; or after a timeout, if nothing arrives at all.
   */
  query(table: string, room: Room | undefined): Promise<void>
  /** Handles a report of another process, whether or not the table has a room here. */
  receive(table: string, message: string, room: Room | undefined): void
  /** The number of spectators, as far as this process knows. */
  spectators(table: string, room: Room | undefined): number
  isLooking(player: string, table: string, room: Room | undefined): boolean
  /** When the player last had the table in sight, as far as this process knows: now, if they do. */
  lookedAt(player: string, table: string, room: Room | undefined): number
  /** The player has had the table in sight until now. */
  recordLook(player: string, table: string): void
}

interface ReceivedReport {
  readonly report: PresenceReport
  readonly at: number
}

/** Who follows which table, in this process and in others. */
export function createPresence(
  store: Store,
  clock: Clock,
  reportError: (error: unknown) => void,
  timeouts: PresenceTimeouts = TIMEOUTS,
): Presence {
  const self = newId()
  const started = clock.now()
  /** The last report of each other process, by table. */
  const received = new Map<string, Map<string, ReceivedReport>>()
  /** What was last sent to the subscribers of a room, and to other processes. */
  const lastMessage = new WeakMap<Room, string>()
  const lastReport = new WeakMap<Room, string>()
  const looks = new Map<string, number>()
  /** Queries that this process has not received itself yet. */
  const pendingQueries = new Map<string, () => void>()

  function recordLooks(table: string, players: readonly string[], at = clock.now()): void {
    for (const player of players) {
      looks.delete(`${table} ${player}`)
      looks.set(`${table} ${player}`, at)
    }
    for (const oldest of looks.keys()) {
      if (looks.size <= MAX_LOOKS) return
      looks.delete(oldest)
    }
  }

  function remoteReports(table: string): PresenceReport[] {
    const reports = received.get(table)
    if (reports === undefined) return []
    for (const [from, { report, at }] of reports) {
      if (clock.now() - at <= PROCESS_TIMEOUT_MS) continue
      reports.delete(from)
      recordLooks(table, report.looking, at)
    }
    if (reports.size === 0) received.delete(table)
    return [...reports.values()].map(({ report }) => report)
  }

  const allReports = (table: string, room: Room | undefined) => [
    ...(room === undefined ? [] : [localReport(room.subscribers, self, false)]),
    ...remoteReports(table),
  ]

  const spectators: Presence['spectators'] = (table, room) =>
    allReports(table, room).reduce((sum, report) => sum + report.spectators, 0)

  function message(room: Room): string {
    const reports = allReports(room.id, room)
    return serialize({
      type: 'present',
      players: unique(reports.flatMap(({ players }) => players)),
      looking: unique(reports.flatMap(({ looking }) => looking)),
      spectators: spectators(room.id, room),
    })
  }

  function sendToSubscribers(room: Room): void {
    const current = message(room)
    if (current === lastMessage.get(room)) return
    lastMessage.set(room, current)
    for (const subscriber of room.subscribers) send(subscriber, current)
  }

  function publish(room: Room, asks = false): void {
    sendToSubscribers(room)
    const report = JSON.stringify(localReport(room.subscribers, self, asks))
    if (report === lastReport.get(room) || store.kind === 'sqlite') return
    lastReport.set(room, report)
    store.broadcast(room.id, report).catch(reportError)
  }

  function republish(room: Room, asks = false): void {
    lastReport.delete(room)
    publish(room, asks)
  }

  /** Broadcasts arrive everywhere in the same order: whoever receives this has received everything before it. */
  async function broadcastQuery(table: string, room: Room | undefined, timeoutMs: number): Promise<boolean> {
    const call = newId()
    const echo = new Promise<boolean>((resolve) => pendingQueries.set(call, () => resolve(true)))
    try {
      const report = { ...localReport(room?.subscribers ?? new Set(), self, true), call }
      await store.broadcast(table, JSON.stringify(report))
      return await Promise.race([echo, sleep(timeoutMs, false, { ref: false })])
    } finally {
      pendingQueries.delete(call)
    }
  }

  async function query(table: string, room: Room | undefined): Promise<void> {
    if (store.kind === 'sqlite') return
    for (const timeoutMs of timeouts.echoMs)
      if (await broadcastQuery(table, room, timeoutMs)) return sleep(timeouts.answersMs, undefined, { ref: false })
  }

  function receive(table: string, json: string, room: Room | undefined): void {
    const report = parseReport(json)
    if (report?.from === self) pendingQueries.get(report.call ?? '')?.()
    if (report === undefined || report.from === self) return
    const reports = received.get(table) ?? new Map<string, ReceivedReport>()
    recordLooks(table, reports.get(report.from)?.report.looking ?? [])
    const isEmpty = report.players.length + report.spectators === 0
    if (isEmpty) reports.delete(report.from)
    else reports.set(report.from, { report, at: clock.now() })
    if (reports.size === 0) received.delete(table)
    else received.set(table, reports)
    if (room === undefined) return
    sendToSubscribers(room)
    if (report.asks) republish(room)
  }

  const isLooking: Presence['isLooking'] = (player, table, room) =>
    allReports(table, room).some(({ looking }) => looking.includes(player))

  return {
    message,
    publish,
    republish,
    query,
    receive,
    spectators,
    isLooking,
    lookedAt: (player, table, room) =>
      isLooking(player, table, room) ? clock.now() : (looks.get(`${table} ${player}`) ?? started),
    recordLook: (player, table) => recordLooks(table, [player]),
  }
}
