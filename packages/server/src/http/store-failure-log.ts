import type { FastifyBaseLogger } from 'fastify'
import type { StoreFailure } from '../store/store-failure.ts'

const MESSAGES: Readonly<Record<StoreFailure['reason'], string>> = {
  away: 'the database is unavailable',
  busy: 'the database is busy',
  'disk-full': 'the database disk is full: nothing can be written until there is space',
  'read-only': 'the database is read-only: nothing can be written',
  'disk-error': 'the database disk is failing',
  corrupt: 'the database is damaged: stop the server and restore a backup',
  unknown: 'database error',
}

/** A failure that lasts is logged once per interval, with a count: the log may be on the disk that is full. */
const LOG_INTERVAL_MS = 60_000

interface Repetition {
  last: StoreFailure
  count: number
}

/** An unavailable or busy database is only a warning: the server recovers by itself. */
function write(log: FastifyBaseLogger, { reason, cause }: StoreFailure, more: object): void {
  const details = { reason, problem: cause, ...more }
  if (reason === 'away' || reason === 'busy') log.warn(details, MESSAGES[reason])
  else log.error(details, MESSAGES[reason])
}

type LogFailure = (failure: StoreFailure, requestId: string | undefined) => void

function createFailureLogger(log: FastifyBaseLogger): LogFailure {
  const repetitions = new Map<StoreFailure['reason'], Repetition>()

  function countRepetitions(first: StoreFailure): void {
    const { reason } = first
    const repetition: Repetition = { last: first, count: 0 }
    repetitions.set(reason, repetition)
    setTimeout(() => {
      repetitions.delete(reason)
      if (repetition.count === 0) return
      write(log, repetition.last, { count: repetition.count })
      countRepetitions(repetition.last)
    }, LOG_INTERVAL_MS).unref()
  }

  return (failure, requestId) => {
    const known = repetitions.get(failure.reason)
    if (known !== undefined) {
      known.last = failure
      known.count++
      return
    }
    write(log, failure, requestId === undefined ? {} : { id: requestId })
    countRepetitions(failure)
  }
}

const loggers = new WeakMap<FastifyBaseLogger, LogFailure>()

/** Logs a failure of the store. `log` must be the server's own logger: failures of the same reason are counted together. */
export function logStoreFailure(log: FastifyBaseLogger, failure: StoreFailure, requestId?: string): void {
  const logger = loggers.get(log) ?? createFailureLogger(log)
  loggers.set(log, logger)
  logger(failure, requestId)
}
