import { CLOSE, frameOf, PING, TEXT } from '../wire/frames.ts'
import { openSocket } from '../wire/socket.ts'
import { bend, type Json, nasty, pick } from './nasty.ts'
import type { Ground } from './requests.ts'
import { make } from './shapes.ts'

/** A message that is right, or has been bent so often. */
function someMessage(ground: Ground, bends: number): string {
  const { random, api } = ground
  const named = api.components.schemas
  let message: Json = make(named.ClientMessage, { random, named, pool: ground.pool() })
  for (let i = 0; i < bends; i++) message = bend(message, random)
  return JSON.stringify(message) ?? ''
}

/** Frames that no browser sends. */
function someFrame({ random }: Ground): Buffer {
  const frame = frameOf(Buffer.alloc(random(200), 97), TEXT)
  switch (random(8)) {
    case 0:
      return frameOf('x'.repeat(20_000))
    case 1:
      return frameOf(Buffer.alloc(300), 2)
    case 2:
      return frameOf(Buffer.alloc(125), PING)
    case 3:
      return frameOf(Buffer.from([3, 0xff, 0xfe]), CLOSE)
    case 4:
      frame[0] = random(256)
      return frame
    case 5:
      frame[1] = random(256)
      return frame
    case 6:
      return frameOf(Buffer.from([0xff, 0xfe, 0xc0]), TEXT)
    default:
      return Buffer.from(Array.from({ length: 1 + random(60) }, () => random(256)))
  }
}

/** Every message of the server is one of its own; a refusal says why. */
function judge({ verdict }: Ground, table: string, words: string): void {
  verdict.bytes(`the socket of ${table}`, words)
  const { type, problem } = JSON.parse(words) as { type: string; problem?: { status: number; code: string } }
  verdict.counts.set(
    `socket: ${problem?.code ?? type}`,
    (verdict.counts.get(`socket: ${problem?.code ?? type}`) ?? 0) + 1,
  )
  if (problem !== undefined && problem.status >= 500) verdict.problem(`the socket of ${table}: ${words}`)
}

const PATIENCE = 2000

/** One socket, a number of messages, and an end of some sort. */
function attack(ground: Ground): Promise<void> {
  const { random, port, verdict } = ground
  const table = random(10) === 0 ? 'aaaaaaaaaaaaaaaa' : pick(random, ground.pool().tables)
  const after =
    random(8) > 0
      ? 0
      : encodeURIComponent((JSON.stringify(nasty(random)) ?? '').slice(0, 500).replace(/[\ud800-\udfff]/g, ''))
  const path = `/api/v1/tables/${table}/socket?after=${after}`
  return new Promise((resolve) => {
    const timer = setTimeout(() => line.cut(), PATIENCE)
    const line = openSocket(
      { port, path, headers: ground.who() },
      {
        open: () => {
          // The first message that can't be read is the last one that is: some only send what can be.
          const polite = random(2) === 0
          for (let i = 1 + random(20); i > 0; i--)
            line.send(polite || random(4) > 0 ? someMessage(ground, polite ? 0 : random(3)) : someFrame(ground))
          const end = random(4)
          if (end === 0) line.cut()
          else if (end === 1) line.raw.end()
          else setTimeout(() => line.cut(), 20 + random(60))
        },
        text: (words) => judge(ground, table, words),
        closed: (refusal) => {
          clearTimeout(timer)
          if (refusal !== undefined) {
            verdict.bytes(`the socket of ${table}`, refusal)
            if (!/^HTTP\/1\.1 4\d\d/.test(refusal)) verdict.problem(`the socket of ${table}: ${refusal.slice(0, 300)}`)
          }
          resolve()
        },
      },
    )
  })
}

export async function fuzzSockets(ground: Ground, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await attack(ground)
}
