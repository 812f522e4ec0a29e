import type { ChatLine, ClientMessage, ServerMessage, TableEvent } from '@amyitis/protocol'
import { WebSocket } from 'ws'

/** A socket at a table that records all messages. */
export interface Listener {
  readonly messages: ServerMessage[]
  readonly events: TableEvent[]
  readonly chat: ChatLine[]
  send(message: ClientMessage | string): void
  /** Waits until a condition holds. */
  until(condition: () => boolean): Promise<void>
  /** Terminates the connection without a closing handshake. */
  cut(): void
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
}

const TIMEOUT_MS = 15_000

export async function listen(
  url: string,
  table: string,
  {
    headers = {},
    after = 0,
    chat = 0,
  }: { headers?: Readonly<Record<string, string>>; after?: number; chat?: number } = {},
): Promise<Listener> {
  const address = `${url.replace('http', 'ws')}/api/v1/tables/${table}/socket?after=${after}&chat=${chat}`
  const socket = new WebSocket(address, { headers: { ...headers } })
  const messages: ServerMessage[] = []
  const events: TableEvent[] = []
  const lines: ChatLine[] = []
  const waiting = new Set<() => void>()
  let cut = false
  socket.on('message', (data) => {
    // Messages after the cut are lost.
    if (cut) return
    const message = JSON.parse(String(data)) as ServerMessage
    messages.push(message)
    if (message.type === 'event') events.push(message.event)
    if (message.type === 'chat') lines.push(message.chat)
    for (const check of waiting) check()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => reject(new Error(`${response.statusCode} ${text}`)))
    })
    socket.on('error', reject)
  })
  return {
    messages,
    events,
    chat: lines,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    until: (condition) =>
      new Promise((resolve, reject) => {
        if (condition()) return resolve()
        const check = () => {
          if (!condition()) return
          waiting.delete(check)
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(check)
          reject(new Error(`timed out; messages so far: ${messages.map(({ type }) => type).join(' ')}`))
        }, TIMEOUT_MS)
        waiting.add(check)
      }),
    cut: () => {
      cut = true
      socket.terminate()
    },
  }
}
