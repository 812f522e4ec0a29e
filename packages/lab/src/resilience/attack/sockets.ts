import { openSocket } from '../clients/websocket.ts'
import { CLOSE, encodeFrame, PING, TEXT } from '../clients/websocket-frames.ts'
import { generate } from './json-schema.ts'
import { type Json, mutate, oddValue, pick } from './odd-values.ts'
import type { FuzzContext } from './requests.ts'

/** A valid client message, mutated the given number of times. */
function randomMessage(context: FuzzContext, mutations: number): string {
  const { random, api } = context
  const schemas = api.components.schemas
  let message: Json = generate(schemas.ClientMessage, { random, schemas, pool: context.pool() })
  for (let i = 0; i < mutations; i++) message = mutate(message, random)
  return JSON.stringify(message) ?? ''
}

/** Frames that no browser sends. */
function randomFrame({ random }: FuzzContext): Buffer {
  const frame = encodeFrame(Buffer.alloc(random(200), 97), TEXT)
  switch (random(8)) {
    case 0:
      return encodeFrame('x'.repeat(20_000))
    case 1:
      return encodeFrame(Buffer.alloc(300), 2)
    case 2:
      return encodeFrame(Buffer.alloc(125), PING)
    case 3:
      return encodeFrame(Buffer.from([3, 0xff, 0xfe]), CLOSE)
    case 4:
      frame[0] = random(256)
      return frame
    case 5:
      frame[1] = random(256)
      return frame
    case 6:
      return encodeFrame(Buffer.from([0xff, 0xfe, 0xc0]), TEXT)
    default:
      return Buffer.from(Array.from({ length: 1 + random(60) }, () => random(256)))
  }
}

/** Counts the server's messages; an error must be a client error. */
function checkMessage({ findings }: FuzzContext, table: string, text: string): void {
  findings.checkForSecrets(`the socket of ${table}`, text)
  const { type, problem } = JSON.parse(text) as { type: string; problem?: { status: number; code: string } }
  findings.counts.set(
    `socket: ${problem?.code ?? type}`,
    (findings.counts.get(`socket: ${problem?.code ?? type}`) ?? 0) + 1,
  )
  if (problem !== undefined && problem.status >= 500) findings.report(`the socket of ${table}: ${text}`)
}

const TIMEOUT_MS = 2000

/** Opens a socket, sends random messages and closes it in some way. */
function fuzzSocket(context: FuzzContext): Promise<void> {
  const { random, port, findings } = context
  const table = random(10) === 0 ? 'aaaaaaaaaaaaaaaa' : pick(random, context.pool().tables)
  const after =
    random(8) > 0
      ? 0
      : encodeURIComponent((JSON.stringify(oddValue(random)) ?? '').slice(0, 500).replace(/[\ud800-\udfff]/g, ''))
  const path = `/api/v1/tables/${table}/socket?after=${after}`
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), TIMEOUT_MS)
    const socket = openSocket(
      { port, path, headers: context.credentials() },
      {
        open: () => {
          // The server closes the socket at the first invalid message, so half of the sockets send only valid ones.
          const valid = random(2) === 0
          for (let i = 1 + random(20); i > 0; i--)
            socket.send(valid || random(4) > 0 ? randomMessage(context, valid ? 0 : random(3)) : randomFrame(context))
          const end = random(4)
          if (end === 0) socket.destroy()
          else if (end === 1) socket.raw.end()
          else setTimeout(() => socket.destroy(), 20 + random(60))
        },
        text: (text) => checkMessage(context, table, text),
        closed: (rejection) => {
          clearTimeout(timer)
          if (rejection !== undefined) {
            findings.checkForSecrets(`the socket of ${table}`, rejection)
            if (!/^HTTP\/1\.1 4\d\d/.test(rejection))
              findings.report(`the socket of ${table}: ${rejection.slice(0, 300)}`)
          }
          resolve()
        },
      },
    )
  })
}

export async function fuzzSockets(context: FuzzContext, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await fuzzSocket(context)
}
