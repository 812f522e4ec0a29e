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

  async function once(): Promise<void> {
    const address = `http://127.0.0.1:${port}/api/v1/tables/${id}/stream?after=${events.length}`
    const response = await fetch(address, { signal: stop.signal })
    if (response.status >= 400 && response.status < 500) problems.push(`${response.status} ${await response.text()}`)
    if (response.status !== 200 || response.body === null) return
    let rest = ''
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = `${rest}${piece}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const message = JSON.parse(line) as ServerMessage
        if (message.type === 'event') keep(message.event)
      }
      if (table()?.status === 'over') return
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted && problems.length === 0 && table()?.status !== 'over') {
      await once().catch(() => undefined)
      await setTimeout(20 + 40 * Math.random())
    }
  }

  return { events, problems, done: run(), close: () => stop.abort() }
}
