import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { ServerMessage, TableEvent } from '@amyitis/protocol'
import { keeper } from './follower.ts'

/** Somebody who reads the lines of a table's stream, again and again from where it broke off. */
export interface Reader {
  readonly events: readonly TableEvent[]
  readonly problems: string[]
  readonly done: Promise<void>
  close(): void
}

export function readStream(port: number, id: string): Reader {
  const problems: string[] = []
  const { events, keep, table } = keeper(problems)
  const stop = new AbortController()

  async function readOn(): Promise<void> {
    const path = `/api/v1/tables/${id}/stream?after=${events.length}`
    const asked = get({ port, host: '127.0.0.1', path, agent: false, signal: stop.signal })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    asked.on('error', () => undefined)
    const status = response.statusCode ?? 0
    if (status >= 400 && status < 500) problems.push(`the stream after event ${events.length} is refused: ${status}`)
    if (status !== 200) return void asked.destroy()
    response.setEncoding('utf8')
    let rest = ''
    for await (const piece of response) {
      const lines = `${rest}${piece}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const message = JSON.parse(line) as ServerMessage
        if (message.type === 'event') keep(message.event)
      }
      if (table()?.status === 'over') break
    }
    asked.destroy()
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted && problems.length === 0 && table()?.status !== 'over') {
      await readOn().catch(() => undefined)
      await setTimeout(20 + 40 * Math.random())
    }
  }

  return { events, problems, done: run(), close: () => stop.abort() }
}
