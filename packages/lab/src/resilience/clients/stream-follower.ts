import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { ServerMessage, TableEvent } from '@amyitis/protocol'
import { createLogRecorder } from './log-follower.ts'

/** Reads the NDJSON stream of a table and resumes where it broke off. */
export interface StreamFollower {
  readonly events: readonly TableEvent[]
  readonly problems: string[]
  readonly done: Promise<void>
  close(): void
}

export function followStream(port: number, id: string): StreamFollower {
  const problems: string[] = []
  const { events, record, table } = createLogRecorder(problems)
  const stop = new AbortController()

  async function readUntilClosed(): Promise<void> {
    const path = `/api/v1/tables/${id}/stream?after=${events.length}`
    const outgoing = get({ port, host: '127.0.0.1', path, agent: false, signal: stop.signal })
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    outgoing.on('error', () => undefined)
    const status = response.statusCode ?? 0
    if (status >= 400 && status < 500) problems.push(`the stream after event ${events.length} was rejected: ${status}`)
    if (status !== 200) return void outgoing.destroy()
    response.setEncoding('utf8')
    let partial = ''
    for await (const chunk of response) {
      const lines = `${partial}${chunk}`.split('\n')
      partial = lines.pop() ?? ''
      for (const line of lines) {
        const message = JSON.parse(line) as ServerMessage
        if (message.type === 'event') record(message.event)
      }
      if (table()?.status === 'over') break
    }
    outgoing.destroy()
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted && problems.length === 0 && table()?.status !== 'over') {
      await readUntilClosed().catch(() => undefined)
      await setTimeout(20 + 40 * Math.random())
    }
  }

  return { events, problems, done: run(), close: () => stop.abort() }
}
