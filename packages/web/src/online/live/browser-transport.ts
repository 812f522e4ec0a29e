import { freshId } from '../../game/create-game.ts'
import { apiUrl, whyNoTable } from '../api/client.ts'
import type { ConnectionDeps } from './transport.ts'

function socketUrl(table: string, seq: number, chat: number): string {
  const url = apiUrl(`tables/${table}/socket`)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.search = String(new URLSearchParams({ after: String(seq), chat: String(chat) }))
  return url.href
}

/** The WebSocket of a table. It needs no secure context. */
export const browserConnectionDeps = (table: string): ConnectionDeps => ({
  open({ seq, chat }, { onMessage, onClose }) {
    const socket = new WebSocket(socketUrl(table, seq, chat))
    socket.onmessage = ({ data }) => onMessage(String(data))
    socket.onclose = onClose
    return {
      send(words) {
        if (socket.readyState === WebSocket.OPEN) socket.send(words)
      },
      close() {
        socket.onmessage = null
        // Browsers complain about a socket that is closed before it is open.
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
        else socket.close()
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
