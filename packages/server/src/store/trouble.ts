import { isAway } from './away.ts'

/** Why a store can't do its work for now: stable words for /readyz and the log. */
export interface Trouble {
  readonly reason: 'away' | 'busy' | 'disk-full' | 'read-only' | 'disk-error' | 'corrupt' | 'unknown'
  /** What the database or the operating system says, with its code. */
  readonly cause: string
}

type Reason = Trouble['reason']

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

/** What keeps the store from working, if that is what this error is about. */
export function troubleOf(error: unknown): Trouble | undefined {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown }
  const sqlite = typeof errcode === 'number' ? SQLITE[errcode & 0xff] : undefined
  if (sqlite !== undefined) return { reason: sqlite[1], cause: `${sqlite[0]}: ${message}` }
  const reason = CODES[String(code)]
  if (reason !== undefined) return { reason, cause: `${code}: ${message}` }
  return isAway(error) ? { reason: 'away', cause: String(message) } : undefined
}

/** For how long a failure is believed to last if nothing else is heard, in milliseconds. */
const LASTS = 10_000

/** Remembers what went wrong lately; damage is not forgotten. */
export interface Troubles {
  note(error: unknown): void
  damaged(cause: string): void
  recent(): Trouble | undefined
}

export function createTroubles(elapsed = () => performance.now()): Troubles {
  let last: { readonly trouble: Trouble; readonly at: number } | undefined
  let damage: Trouble | undefined
  return {
    note(error) {
      const trouble = troubleOf(error)
      // One who waits for another's lock in vain is nothing that the whole store suffers from.
      if (trouble === undefined || trouble.reason === 'busy') return
      if (trouble.reason === 'corrupt') damage ??= trouble
      last = { trouble, at: elapsed() }
    },
    damaged(cause) {
      damage ??= { reason: 'corrupt', cause }
    },
    recent: () => damage ?? (last !== undefined && elapsed() - last.at < LASTS ? last.trouble : undefined),
  }
}
