import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { openSocket, type SocketConnection } from '../clients/websocket.ts'
import { encodeFrame, PING } from '../clients/websocket-frames.ts'

const FRAMES = 1000
const SOCKETS = 4

/** WebSockets that keep sending and never read: their responses must not pile up in the server's memory. */
export async function runSlowConsumers(port: number, table: string, seconds: number): Promise<void> {
  const pings = Buffer.concat(Array.from({ length: FRAMES }, () => encodeFrame(Buffer.alloc(125), PING)))
  const messages = Buffer.concat(Array.from({ length: FRAMES }, () => encodeFrame('{"type":"ping"}')))
  const end = performance.now() + seconds * 1000

  async function sendUntilEnd(socket: SocketConnection, frames: Buffer): Promise<void> {
    while (performance.now() < end && !socket.raw.destroyed) {
      if (!socket.raw.write(frames))
        await once(socket.raw, 'drain', { signal: AbortSignal.timeout(200) }).catch(() => undefined)
      await setTimeout(1)
    }
    socket.destroy()
  }

  const open = (frames: Buffer) =>
    new Promise<void>((resolve) => {
      const socket = openSocket(
        { port, path: `/api/v1/tables/${table}/socket` },
        {
          open: () => {
            socket.raw.pause()
            sendUntilEnd(socket, frames).then(resolve)
          },
          text: () => undefined,
          closed: () => resolve(),
        },
      )
    })
  await Promise.all(Array.from({ length: SOCKETS }, (_, i) => open(i % 2 === 0 ? pings : messages)))
}
