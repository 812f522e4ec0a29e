/** Timeouts in milliseconds, under the names that pg uses; all but the first are enforced by PostgreSQL itself. */
export interface Timeouts {
  readonly query_timeout?: number
  readonly statement_timeout?: number
  /** For rows that another transaction has locked. */
  readonly lock_timeout?: number
  /** Between two statements of a transaction: a process that hangs blocks nobody for longer. */
  readonly idle_in_transaction_session_timeout?: number
}

/** Whatever happens to the database or to another process, nothing hangs for longer. */
export const TIMEOUTS: Timeouts = {
  query_timeout: 10_000,
  statement_timeout: 8000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 5000,
}

/** For migrations, which take their time, and for which processes wait for each other. */
export const NO_TIMEOUT: Timeouts = { idle_in_transaction_session_timeout: 30_000 }

/** pg's message when `query_timeout` has passed. */
const TIMEOUT_MESSAGE = 'Query read timeout'
export const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.message === TIMEOUT_MESSAGE

export const connectionOptions = (url: string, timeouts: Timeouts) => ({
  connectionString: url,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  ...timeouts,
})
