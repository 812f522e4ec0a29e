import type { ServerMessage, TableEvent } from '@amyitis/protocol'
import { fold, type Table } from '@amyitis/tables'
import { type Line, openSocket } from '../wire/socket.ts'

interface Place {
  readonly port: number
  readonly table: string
  readonly cookie?: string | undefined
}

interface Ears {
  /** Something has changed: the table, or the line, which may have been opened anew. */
  stirred?(opened: boolean): void
  answered?(answer: Extract<ServerMessage, { type: 'answer' }>): void
}

/** Somebody who follows a table through all that happens to the line, and complains if the log is not told as promised. */
export interface Follower {
  readonly id: string
  readonly events: readonly TableEvent[]
  readonly problems: string[]
  table(): Table | undefined
  /** Is the line there, and all told that there was when it was opened? */
  upToDate(): boolean
  send(words: string): void
  close(): void
}

/** Keeps what has been told of a log, and finds fault with it. */
export function keeper(problems: string[]): {
  readonly events: TableEvent[]
  keep(event: TableEvent): void
  table(): Table | undefined
} {
  const events: TableEvent[] = []
  let table: Table | undefined
  return {
    events,
    table: () => table,
    keep: (event) => {
      if (event.seq !== events.length + 1) {
        problems.push(`event ${event.seq} was told after event ${events.length}`)
        return
      }
      events.push(event)
      try {
        table = fold(table, event)
      } catch (error) {
        problems.push(`event ${event.seq} can't be: ${(error as Error).message}`)
      }
    },
  }
}

const RETRY = 15

/** What the server says to who asks for events that it does not have, or for a table that it does not know. */
const isForgotten = (refusal: string) => /^HTTP\/1\.1 4\d\d/.test(refusal)

export function follow({ port, table: id, cookie }: Place, ears: Ears): Follower {
  const problems: string[] = []
  const { events, keep, table } = keeper(problems)
  let line: Line | undefined
  let told = Number.POSITIVE_INFINITY
  let closed = false

  function hear(words: string): void {
    const message = JSON.parse(words) as ServerMessage
    if (message.type === 'hello') told = message.seq
    if (message.type === 'event') keep(message.event)
    if (message.type === 'answer') ears.answered?.(message)
    if (message.type === 'hello' || message.type === 'event') ears.stirred?.(message.type === 'hello')
  }

  function open(): void {
    if (closed) return
    told = Number.POSITIVE_INFINITY
    line = openSocket(
      {
        port,
        path: `/api/v1/tables/${id}/socket?after=${events.length}`,
        headers: cookie === undefined ? {} : { cookie },
      },
      {
        text: hear,
        closed: (refusal) => {
          line = undefined
          if (refusal !== undefined && isForgotten(refusal)) {
            problems.push(`after event ${events.length}: ${refusal.slice(0, 12)} ${refusal.split('\r\n\r\n')[1]}`)
            closed = true
          }
          if (closed) return ears.stirred?.(false)
          setTimeout(open, RETRY * (1 + 3 * Math.random()))
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
    upToDate: () => line !== undefined && events.length >= told,
    send: (words) => line?.send(words),
    close: () => {
      closed = true
      line?.cut()
    },
  }
}
