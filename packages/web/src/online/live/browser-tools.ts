import { freshId } from '../../game/begin.ts'
import { apiUrl, whyNoTable } from '../api/client.ts'
import type { ConnectionTools } from './tools.ts'

function socketUrl(table: string, seq: number, chat: number): string {
  const url = apiUrl(`tables/${table}/socket`)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.search = String(new URLSearchParams({ after: String(seq), chat: String(chat) }))
  return url.href
}

/** A table's socket as browsers have it. Nothing here needs a secure page. */
export const browserTools = (table: string): ConnectionTools => ({
  dial({ seq, chat }, { heard, closed }) {
    const socket = new WebSocket(socketUrl(table, seq, chat))
    socket.onmessage = ({ data }) => heard(String(data))
    socket.onclose = closed
    return {
      send(words) {
        if (socket.readyState === WebSocket.OPEN) socket.send(words)
      },
      close() {
        socket.close()
      },
    }
  },
  probe: () => whyNoTable(table),
  key: () => freshId(16),
  now: Date.now,
  random: Math.random,
  wait(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})
