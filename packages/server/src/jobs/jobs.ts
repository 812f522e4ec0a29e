/** Work that is done later, and again after a crash, by any process. */

export const JOB_KINDS = ['bot', 'clock', 'waiting', 'rate', 'notify', 'tidy', 'erase'] as const
export type JobKind = (typeof JOB_KINDS)[number]

export interface Job {
  readonly kind: JobKind
  /** There is one waiting job per kind and key; scheduling it again moves it. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly data: string
}

export interface Jobs {
  /** Resolves once the job is safely stored. */
  schedule(job: Job): Promise<void>
  /**
   * Each job is passed to one handler of one process at a time, at its time or soon after. It is retried a limited number of
   * times if the process dies or the handler throws, so handlers must be idempotent.
   */
  process(kind: JobKind, handler: (job: Job) => Promise<void>): Promise<void>
  /** Stops taking jobs and waits for running ones. */
  close(): Promise<void>
}

export const MAX_ATTEMPTS = 6
export const JOB_TIMEOUT_SECONDS = 300

/** Exponential backoff: 1 s, then twice as long each time. */
export const MAX_RETRY_DELAY_MS = 60_000
export const retryDelay = (tries: number): number => Math.min(MAX_RETRY_DELAY_MS, 500 * 2 ** tries)
