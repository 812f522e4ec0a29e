/** How long a database is waited for, in milliseconds. Names are those of pg; all but the first are kept by PostgreSQL itself. */
export interface Patience {
  readonly query_timeout?: number
  readonly statement_timeout?: number
  /** For what another transaction has locked. */
  readonly lock_timeout?: number
  /** For the next statement of a transaction: a process that stands still holds up nobody for longer. */
  readonly idle_in_transaction_session_timeout?: number
}

/** Whatever becomes of a database or of another copy, nobody stands still for longer. */
export const PATIENCE: Patience = {
  query_timeout: 10_000,
  statement_timeout: 8000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 5000,
}

/** For bringing a database up to date, which takes its time, and for which copies wait for each other. */
export const ENDLESS: Patience = { idle_in_transaction_session_timeout: 30_000 }

/** What pg says when `query_timeout` is over. */
const LATE = 'Query read timeout'
export const isLate = (error: unknown): boolean => (error as Error | undefined)?.message === LATE

export const connection = (url: string, patience: Patience) => ({
  connectionString: url,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  ...patience,
})
