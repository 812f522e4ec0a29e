import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { TableEvent } from '@amyitis/protocol'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string | undefined
}

const PATIENCE = 20_000

/** One request to the API of a server on this machine. Throws when the line breaks. */
export async function ask(
  port: number,
  method: string,
  path: string,
  { cookie, body }: { readonly cookie?: string | undefined; readonly body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

/** Somebody who may act, and how they prove it. */
export interface Identity {
  readonly id: string
  readonly cookie: string
}

export const newKey = (): string => randomBytes(12).toString('base64url')
export const newShare = (): string => randomBytes(16).toString('hex')

/** A server that dies and comes back gives no answer, or says that it can't just now. */
const isAnswer = ({ status }: Answer) => status < 500

/** Asks again until there is an answer; what is asked must bear being done twice. */
export async function insist(
  port: number,
  method: string,
  path: string,
  given: { readonly cookie?: string | undefined; readonly body?: unknown } = {},
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await ask(port, method, path, given).catch((error: unknown) => {
      if (tries > 1000) throw error
      return undefined
    })
    if (answer !== undefined && isAnswer(answer)) return answer
    if (tries > 1000) throw new Error(`${method} ${path} is answered with ${answer?.status} ${answer?.text}`)
    await setTimeout(20 + 60 * Math.random())
  }
}

function read<T>({ status, text }: Answer): T {
  if (status < 300) return JSON.parse(text) as T
  throw new Error(`refused: ${status} ${text}`)
}

export async function newGuest(port: number, name: string): Promise<Identity> {
  const answer = await insist(port, 'POST', '/players', { body: { name } })
  return { id: read<{ id: string }>(answer).id, cookie: answer.cookie ?? '' }
}

export async function newTable(port: number, { cookie }: Identity, settings: unknown): Promise<string> {
  return read<{ id: string }>(await insist(port, 'POST', '/tables', { cookie, body: { key: newKey(), settings } })).id
}

/** The whole log of a table, as somebody reads it who comes for the first time. */
export async function readLog(port: number, table: string, cookie?: string): Promise<TableEvent[]> {
  const log: TableEvent[] = []
  for (;;) {
    const page = await insist(port, 'GET', `/tables/${table}/events?after=${log.length}`, { cookie })
    const { events } = read<{ events: TableEvent[] }>(page)
    if (events.length === 0) return log
    log.push(...events)
  }
}
