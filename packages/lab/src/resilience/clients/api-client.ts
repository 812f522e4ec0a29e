import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { TableEvent } from '@amyitis/protocol'

export interface ApiResponse {
  readonly status: number
  readonly text: string
  readonly cookie: string | undefined
}

const TIMEOUT_MS = 20_000

interface RequestOptions {
  readonly cookie?: string | undefined
  readonly body?: unknown
}

/** Sends one request to the API of a server on this machine. Rejects if the connection breaks. */
export function callApi(
  port: number,
  method: string,
  path: string,
  { cookie, body }: RequestOptions = {},
): Promise<ApiResponse> {
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: `/api/v1${path}`, headers, timeout: TIMEOUT_MS }
    const outgoing = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => {
        const set = response.headers['set-cookie']?.[0].split(';')[0]
        resolve({ status: response.statusCode ?? 0, text, cookie: set })
      })
    })
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** A player and their session cookie. */
export interface Identity {
  readonly id: string
  readonly cookie: string
}

export const newKey = (): string => randomBytes(12).toString('base64url')
export const newShare = (): string => randomBytes(32).toString('hex')

/** A server that is killed or restarting does not respond, or responds 5xx. */
const isFinal = ({ status }: ApiResponse) => status < 500

/** Retries until there is a response; the request must be idempotent. */
async function callApiWithRetry(
  port: number,
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<ApiResponse> {
  for (let attempts = 0; ; attempts++) {
    const response = await callApi(port, method, path, options).catch((error: unknown) => {
      if (attempts > 1000) throw error
      return undefined
    })
    if (response !== undefined && isFinal(response)) return response
    if (attempts > 1000) throw new Error(`${method} ${path} still returns ${response?.status} ${response?.text}`)
    await setTimeout(20 + 60 * Math.random())
  }
}

function parseSuccess<T>({ status, text }: ApiResponse): T {
  if (status < 300) return JSON.parse(text) as T
  throw new Error(`rejected: ${status} ${text}`)
}

/** Names are unique, and a request whose response was lost may have taken one: each attempt uses a new name. */
export async function createGuest(port: number, name: string): Promise<Identity> {
  const body = { name: `${name} ${newKey().slice(0, 8)}` }
  const answer = await callApiWithRetry(port, 'POST', '/players', { body })
  if (answer.status === 409) return createGuest(port, name)
  return { id: parseSuccess<{ id: string }>(answer).id, cookie: answer.cookie ?? '' }
}

export async function createTable(
  port: number,
  { cookie }: Identity,
  settings: unknown,
  fair: 1 | 2 = 1,
): Promise<string> {
  const body = { key: newKey(), settings, ...(fair === 2 ? { fair } : {}) }
  return parseSuccess<{ id: string }>(await callApiWithRetry(port, 'POST', '/tables', { cookie, body })).id
}

/** The whole log of a table, as a new client reads it. */
export async function readLog(port: number, table: string, cookie?: string): Promise<TableEvent[]> {
  const log: TableEvent[] = []
  for (;;) {
    const page = await callApiWithRetry(port, 'GET', `/tables/${table}/events?after=${log.length}`, { cookie })
    const { events } = parseSuccess<{ events: TableEvent[] }>(page)
    if (events.length === 0) return log
    log.push(...events)
  }
}
