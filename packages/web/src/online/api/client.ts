import type { Problem, ProblemCode } from '@amyitis/protocol'

/** Beside what servers say: there is no server behind this page, or none that can be reached now; or one must wait for long. */
export type Trouble = ProblemCode | 'no-server' | 'no-network' | 'too-often'

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Trouble }

/** Longer than so many seconds is more than a moment. */
const MOMENT = 30

const fault = (code: Trouble) => ({ ok: false, code }) as const

/** An address of the API, wherever the page itself lies. */
export const apiUrl = (path: string): URL => new URL(`api/v1/${path}`, document.baseURI.split('#')[0])

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '')

/** A server of this game answers with JSON, and with the code of a problem where it refuses; whatever else answers is none. */
async function read<T>(response: Response): Promise<Result<T>> {
  if (response.status === 204) return { ok: true, value: undefined as T }
  const found: unknown = isJson(response) ? await response.json() : undefined
  if (response.ok && found !== undefined) return { ok: true, value: found as T }
  const { code } = (found ?? {}) as Partial<Problem>
  if (code === 'too-many' && Number(response.headers.get('retry-after')) > MOMENT) return fault('too-often')
  return fault((code as ProblemCode | undefined) ?? (response.status >= 500 ? 'unavailable' : 'no-server'))
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const TRIES = 3
const LONGEST_WAIT = 5

/** When a server that could not do it says that it may be asked again, in seconds; undefined if it does not. */
function comesBack({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 503 && seconds >= 0 ? Math.min(seconds, LONGEST_WAIT) : undefined
}

/** One call, made again while the server is not ready for it; what goes wrong is an answer too. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Result<T>> {
  try {
    for (let tries = 1; ; tries++) {
      const response = await fetch(apiUrl(path), {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const seconds = comesBack(response)
      if (seconds === undefined || tries === TRIES) return await read<T>(response)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  } catch {
    return fault('no-network')
  }
}

/** Codes that waiting does not change. */
const LASTING: readonly string[] = ['unknown-table', 'private-table', 'banned', 'who-are-you']

/** Why a table has no socket for us; undefined if that may pass. */
export async function whyNoTable(table: string): Promise<string | undefined> {
  const found = await call('GET', `tables/${table}`)
  return !found.ok && LASTING.includes(found.code) ? found.code : undefined
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
