/**
 * Errors of a database that can't be reached, is starting or stopping, or has timed out; pg has no code for some of them.
 */
const UNAVAILABLE_CODES =
  /^(08\w{3}|25P03|40P01|53300|55P03|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|LISTEN\/NOTIFY|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** Is the database unavailable for now, so that a retry may succeed? pg-boss reports objects that are no `Error`. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  return UNAVAILABLE_CODES.test(String(code)) || UNAVAILABLE_MESSAGES.test(String(message))
}

/** Why the store can't work for now: stable names for /readyz and the log. */
export interface StoreFailure {
  readonly reason: 'away' | 'busy' | 'disk-full' | 'read-only' | 'disk-error' | 'corrupt' | 'unknown'
  /** The message of the database or the operating system, with its code. */
  readonly cause: string
}

type Reason = StoreFailure['reason']

/** https://www.sqlite.org/rescode.html, the primary codes. */
const SQLITE: Readonly<Record<number, readonly [name: string, reason: Reason]>> = {
  5: ['SQLITE_BUSY', 'busy'],
  6: ['SQLITE_LOCKED', 'busy'],
  8: ['SQLITE_READONLY', 'read-only'],
  10: ['SQLITE_IOERR', 'disk-error'],
  11: ['SQLITE_CORRUPT', 'corrupt'],
  13: ['SQLITE_FULL', 'disk-full'],
  14: ['SQLITE_CANTOPEN', 'disk-error'],
  26: ['SQLITE_NOTADB', 'corrupt'],
}

/** PostgreSQL's error codes, and those of the operating system. */
const CODES: Readonly<Record<string, Reason>> = {
  '53100': 'disk-full',
  '53200': 'busy',
  '25006': 'read-only',
  '58030': 'disk-error',
  '58P01': 'disk-error',
  XX001: 'corrupt',
  XX002: 'corrupt',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EIO: 'disk-error',
}

/** Classifies an error; undefined if it is not a failure of the store. */
export function storeFailure(error: unknown): StoreFailure | undefined {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown }
  const sqlite = typeof errcode === 'number' ? SQLITE[errcode & 0xff] : undefined
  if (sqlite !== undefined) return { reason: sqlite[1], cause: `${sqlite[0]}: ${message}` }
  const reason = CODES[String(code)]
  if (reason !== undefined) return { reason, cause: `${code}: ${message}` }
  return isUnavailable(error) ? { reason: 'away', cause: String(message) } : undefined
}

/** How long a failure is assumed to last if nothing more is known. */
const FAILURE_TTL_MS = 10_000

/** Remembers the last failure; damage is remembered for good. */
export interface FailureLog {
  record(error: unknown): void
  recordDamage(cause: string): void
  recent(): StoreFailure | undefined
}

export function createFailureLog(elapsed = () => performance.now()): FailureLog {
  let last: { readonly failure: StoreFailure; readonly at: number } | undefined
  let damage: StoreFailure | undefined
  return {
    record(error) {
      const failure = storeFailure(error)
      // A lock timeout does not affect the whole store.
      if (failure === undefined || failure.reason === 'busy') return
      if (failure.reason === 'corrupt') damage ??= failure
      last = { failure, at: elapsed() }
    },
    recordDamage(cause) {
      damage ??= { reason: 'corrupt', cause }
    },
    recent: () => damage ?? (last !== undefined && elapsed() - last.at < FAILURE_TTL_MS ? last.failure : undefined),
  }
}
