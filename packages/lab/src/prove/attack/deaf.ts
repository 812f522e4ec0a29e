import { setTimeout } from 'node:timers/promises'
import { frameOf, PING } from '../wire/frames.ts'
import { type Line, openSocket } from '../wire/socket.ts'

const FRAMES = 1000
const SOCKETS = 4

/** Sockets that ask all the time and never read an answer. What they would be told must not pile up. */
export async function deafen(port: number, table: string, seconds: number): Promise<void> {
  const pings = Buffer.concat(Array.from({ length: FRAMES }, () => frameOf(Buffer.alloc(125), PING)))
  const words = Buffer.concat(Array.from({ length: FRAMES }, () => frameOf('{"type":"ping"}')))
  const end = performance.now() + seconds * 1000

  async function shout(line: Line, frames: Buffer): Promise<void> {
    while (performance.now() < end && !line.raw.destroyed) {
      if (!line.raw.write(frames))
        await Promise.race([new Promise((go) => line.raw.once('drain', go)), setTimeout(200)])
      await setTimeout(1)
    }
    line.cut()
  }

  const open = (frames: Buffer) =>
    new Promise<void>((resolve) => {
      const line = openSocket(
        { port, path: `/api/v1/tables/${table}/socket` },
        {
          open: () => {
            line.raw.pause()
            shout(line, frames).then(resolve)
          },
          text: () => undefined,
          closed: () => resolve(),
        },
      )
    })
  await Promise.all(Array.from({ length: SOCKETS }, (_, i) => open(i % 2 === 0 ? pings : words)))
}
