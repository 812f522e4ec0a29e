import type { ChatLine, ClientMessage, ServerMessage, TableEvent } from '@amyitis/protocol'
import { WebSocket } from 'ws'

/** A socket at a table that remembers all it was told. */
export interface Listener {
  readonly messages: ServerMessage[]
  readonly events: TableEvent[]
  readonly chat: ChatLine[]
  send(message: ClientMessage | string): void
  /** Waits until something is so. */
  until(so: () => boolean): Promise<void>
  /** Cuts the line without a word. */
  cut(): void
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
}

const PATIENCE = 15_000

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
    // What arrives after the cut has not been seen.
    if (cut) return
    const message = JSON.parse(String(data)) as ServerMessage
    messages.push(message)
    if (message.type === 'event') events.push(message.event)
    if (message.type === 'chat') lines.push(message.chat)
    for (const look of waiting) look()
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
    until: (so) =>
      new Promise((resolve, reject) => {
        if (so()) return resolve()
        const look = () => {
          if (!so()) return
          waiting.delete(look)
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`waited in vain; told so far: ${messages.map(({ type }) => type).join(' ')}`))
        }, PATIENCE)
        waiting.add(look)
      }),
    cut: () => {
      cut = true
      socket.terminate()
    },
  }
}
