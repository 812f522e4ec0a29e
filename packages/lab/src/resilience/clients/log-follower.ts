import type { ServerMessage, TableEvent } from '@amyitis/protocol'
import { fold, type Table } from '@amyitis/tables'
import { openSocket, type SocketConnection } from './websocket.ts'

interface TableAddress {
  readonly port: number
  readonly table: string
  readonly cookie?: string | undefined
}

interface FollowerListeners {
  /** The table has changed, or the socket was (re)opened. */
  changed?(opened: boolean): void
  answered?(answer: Extract<ServerMessage, { type: 'answer' }>): void
}

/** Follows the log of a table across reconnects, and reports gaps, duplicates and invalid events. */
export interface LogFollower {
  readonly id: string
  readonly events: readonly TableEvent[]
  readonly problems: string[]
  table(): Table | undefined
  /** Is the socket open, and has everything arrived that existed when it was opened? */
  upToDate(): boolean
  send(text: string): void
  close(): void
}

/** Records the events of a log in order, and reports those that are out of order or invalid. */
export function createLogRecorder(problems: string[]): {
  readonly events: TableEvent[]
  record(event: TableEvent): void
  table(): Table | undefined
} {
  const events: TableEvent[] = []
  let table: Table | undefined
  return {
    events,
    table: () => table,
    record: (event) => {
      if (event.seq !== events.length + 1) {
        problems.push(`event ${event.seq} was received after event ${events.length}`)
        return
      }
      events.push(event)
      try {
        table = fold(table, event)
      } catch (error) {
        problems.push(`event ${event.seq} is invalid: ${(error as Error).message}`)
      }
    },
  }
}

const RETRY_DELAY_MS = 15

/** The server rejects clients that ask for events or tables it does not know. */
const isRejected = (rejection: string) => /^HTTP\/1\.1 4\d\d/.test(rejection)

export function followLog({ port, table: id, cookie }: TableAddress, listeners: FollowerListeners): LogFollower {
  const problems: string[] = []
  const { events, record, table } = createLogRecorder(problems)
  let socket: SocketConnection | undefined
  let expectedSeq = Number.POSITIVE_INFINITY
  let closed = false

  function receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'hello') expectedSeq = message.seq
    if (message.type === 'event') record(message.event)
    if (message.type === 'answer') listeners.answered?.(message)
    if (message.type === 'hello' || message.type === 'event') listeners.changed?.(message.type === 'hello')
  }

  function open(): void {
    if (closed) return
    expectedSeq = Number.POSITIVE_INFINITY
    socket = openSocket(
      {
        port,
        path: `/api/v1/tables/${id}/socket?after=${events.length}`,
        headers: cookie === undefined ? {} : { cookie },
      },
      {
        text: receive,
        closed: (rejection) => {
          socket = undefined
          if (rejection !== undefined && isRejected(rejection)) {
            problems.push(`after event ${events.length}: ${rejection.slice(0, 12)} ${rejection.split('\r\n\r\n')[1]}`)
            closed = true
          }
          if (closed) return listeners.changed?.(false)
          setTimeout(open, RETRY_DELAY_MS * (1 + 3 * Math.random()))
        },
      },
    )
  }

  open()
  return {
    id,
    events,
    problems,
    table,
    upToDate: () => socket !== undefined && events.length >= expectedSeq,
    send: (text) => socket?.send(text),
    close: () => {
      closed = true
      socket?.destroy()
    },
  }
}
