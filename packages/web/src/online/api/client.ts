import type { Problem, ProblemCode } from '@amyitis/protocol'

/** Beside the problem codes of servers: no server behind this page, none that can be reached now, or a long wait. */
export type ApiProblem = ProblemCode | 'no-server' | 'no-network' | 'too-often'

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ApiProblem }

/** A longer wait is reported as such. */
const LONG_WAIT_SECONDS = 30

const failure = (code: ApiProblem) => ({ ok: false, code }) as const

/** An address of the API, wherever the page itself lies. */
export const apiUrl = (path: string): URL => new URL(`api/v1/${path}`, document.baseURI.split('#')[0])

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '')

/** A server of this game answers with JSON, and with a problem code if it refuses; anything else isn't one. */
async function read<T>(response: Response): Promise<Result<T>> {
  if (response.status === 204) return { ok: true, value: undefined as T }
  const found: unknown = isJson(response) ? await response.json() : undefined
  if (response.ok && found !== undefined) return { ok: true, value: found as T }
  const { code } = (found ?? {}) as Partial<Problem>
  if (code === 'too-many' && Number(response.headers.get('retry-after')) > LONG_WAIT_SECONDS)
    return failure('too-often')
  return failure((code as ProblemCode | undefined) ?? (response.status >= 500 ? 'unavailable' : 'no-server'))
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const MAX_ATTEMPTS = 3
const MAX_RETRY_SECONDS = 5

/** The delay after which an unavailable server may be asked again; undefined if it doesn't say. */
function retryAfterSeconds({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 503 && seconds >= 0 ? Math.min(seconds, MAX_RETRY_SECONDS) : undefined
}

/** One request, retried while the server is unavailable; failures are results too. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Result<T>> {
  try {
    for (let tries = 1; ; tries++) {
      const response = await fetch(apiUrl(path), {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const seconds = retryAfterSeconds(response)
      if (seconds === undefined || tries === MAX_ATTEMPTS) return await read<T>(response)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  } catch {
    return failure('no-network')
  }
}

/** Problem codes that a retry can't resolve. */
const PERMANENT: readonly string[] = ['unknown-table', 'private-table', 'banned', 'who-are-you']

/** Why a table refuses our socket; undefined if a retry may help. */
export async function whyNoTable(table: string): Promise<string | undefined> {
  const found = await call('GET', `tables/${table}`)
  return !found.ok && PERMANENT.includes(found.code) ? found.code : undefined
}

/** The record of a table's game; undefined if there is none, or none for us. */
export async function getRecord(table: string): Promise<string | undefined> {
  try {
    const response = await fetch(apiUrl(`tables/${encodeURIComponent(table)}/record`), { credentials: 'same-origin' })
    const plain = /^text\/plain\b/.test(response.headers.get('content-type') ?? '')
    return response.ok && plain ? await response.text() : undefined
  } catch {
    return undefined
  }
}
