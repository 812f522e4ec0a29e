import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { TableEvent } from '@amyitis/protocol'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string | undefined
}

const PATIENCE = 20_000

interface Given {
  readonly cookie?: string | undefined
  readonly body?: unknown
}

/** One request to the API of a server on this machine. Fails when the line breaks. */
export function ask(port: number, method: string, path: string, { cookie, body }: Given = {}): Promise<Answer> {
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, method, path: `/api/v1${path}`, headers, timeout: PATIENCE }
    const asked = request(to, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece) => {
        text += piece
      })
      response.on('error', reject)
      response.on('end', () => {
        const set = response.headers['set-cookie']?.[0].split(';')[0]
        resolve({ status: response.statusCode ?? 0, text, cookie: set })
      })
    })
    asked.on('error', reject)
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Somebody who may act, and how they prove it. */
export interface Identity {
  readonly id: string
  readonly cookie: string
}

export const newKey = (): string => randomBytes(12).toString('base64url')
export const newShare = (): string => randomBytes(32).toString('hex')

/** A server that dies and comes back gives no answer, or says that it can't just now. */
const isAnswer = ({ status }: Answer) => status < 500

/** Asks again until there is an answer; what is asked must bear being done twice. */
async function insist(port: number, method: string, path: string, given: Given = {}): Promise<Answer> {
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

/** Names are unique, and an answer that was lost may have taken one: each try has a name of its own. */
export async function newGuest(port: number, name: string): Promise<Identity> {
  const body = { name: `${name} ${newKey().slice(0, 8)}` }
  const answer = await insist(port, 'POST', '/players', { body })
  if (answer.status === 409) return newGuest(port, name)
  return { id: read<{ id: string }>(answer).id, cookie: answer.cookie ?? '' }
}

export async function newTable(
  port: number,
  { cookie }: Identity,
  settings: unknown,
  fair: 1 | 2 = 1,
): Promise<string> {
  const body = { key: newKey(), settings, ...(fair === 2 ? { fair } : {}) }
  return read<{ id: string }>(await insist(port, 'POST', '/tables', { cookie, body })).id
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
