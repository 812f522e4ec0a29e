import type { ServerResponse } from 'node:http'
import { lineOf, type Pipe } from '../desk/room.ts'
import type { Joining as JoiningRoom } from '../desk/rooms.ts'
import type { House } from '../http/house.ts'

type Joining = Omit<JoiningRoom, 'pipe'>

/** A line at least this often, so that nothing between takes the stream for dead. */
const BEAT = 15_000

function pipeTo(response: ServerResponse): Pipe {
  response.on('error', () => response.destroy())
  return {
    send: (line) => {
      if (!response.writableEnded) response.write(`${line}\n`)
    },
    waiting: () => response.writableLength,
    close: (why) => {
      if (!response.writableEnded) response.end(`${lineOf({ type: 'bye', why })}\n`)
      setTimeout(() => response.destroy(), 2000).unref()
    },
  }
}

/** Tells what happens at a table, a JSON object a line, until the reader goes. */
export async function serveStream(
  { rooms, clock, metrics, fault }: House,
  response: ServerResponse,
  place: Joining & { readonly table: string },
): Promise<void> {
  const { table } = place
  const pipe = pipeTo(response)
  const guest = await rooms.join(table, { ...place, pipe }).catch(fault)
  if (guest === undefined) return void response.destroy()
  metrics.socket(1)
  const beat = setInterval(() => pipe.send(lineOf({ type: 'pong', now: clock.now() })), BEAT)
  const leave = () => {
    clearInterval(beat)
    metrics.socket(-1)
    rooms.leave(table, guest)
  }
  if (response.destroyed) leave()
  else response.on('close', leave)
}
