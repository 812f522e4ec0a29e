/** What is to be done later or again after a crash, by whichever process comes first. */

export const JOB_KINDS = ['bot', 'clock', 'rate', 'notify', 'tidy', 'erase'] as const
export type JobKind = (typeof JOB_KINDS)[number]

export interface Job {
  readonly kind: JobKind
  /** One job of a kind and key waits at a time; planning it again moves it. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly data: string
}

export interface Jobs {
  /** Safe on the disk when it answers. */
  plan(job: Job): Promise<void>
  /**
   * Every job is given to one handler of one process at a time, at its time or soon after, and again if that process dies
   * or the handler throws (after a while, a limited number of times): handlers must bear being called twice.
   */
  work(kind: JobKind, handler: (job: Job) => Promise<void>): Promise<void>
  /** Stops taking jobs and waits for those in hand. */
  close(): Promise<void>
}

/** How often a job is tried, and how long one may take. */
export const MOST_TRIES = 6
export const MOST_SECONDS = 300

/** How long to wait after so many failures: 1 s, then twice as long each time. */
export const LONGEST_WAIT = 60_000
export const backOff = (tries: number): number => Math.min(LONGEST_WAIT, 500 * 2 ** tries)
