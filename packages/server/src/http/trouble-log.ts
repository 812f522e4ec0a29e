import type { FastifyBaseLogger } from 'fastify'
import type { Trouble } from '../store/trouble.ts'

const WORDS: Readonly<Record<Trouble['reason'], string>> = {
  away: 'the database is away',
  busy: 'the database is busy',
  'disk-full': 'the disk of the database is full: nothing can be written until there is room',
  'read-only': 'the database is read-only: nothing can be written',
  'disk-error': 'the disk of the database fails',
  corrupt: 'the database is damaged: stop the server and restore a backup',
  unknown: 'the database fails',
}

/** What fails again is logged once in so many milliseconds, with how often it did: the log may be on the disk that is full. */
const INTERVAL = 60_000

interface Repeated {
  last: Trouble
  count: number
}

/** A database that is away or busy is no fault of this server, which goes on by itself once it is back. */
function write(log: FastifyBaseLogger, { reason, cause }: Trouble, more: object): void {
  const about = { reason, problem: cause, ...more }
  if (reason === 'away' || reason === 'busy') log.warn(about, WORDS[reason])
  else log.error(about, WORDS[reason])
}

type TroubleLog = (trouble: Trouble, id: string | undefined) => void

function createTroubleLog(log: FastifyBaseLogger): TroubleLog {
  const repeated = new Map<Trouble['reason'], Repeated>()

  function count(first: Trouble): void {
    const { reason } = first
    const since: Repeated = { last: first, count: 0 }
    repeated.set(reason, since)
    setTimeout(() => {
      repeated.delete(reason)
      if (since.count === 0) return
      write(log, since.last, { count: since.count })
      count(since.last)
    }, INTERVAL).unref()
  }

  return (trouble, id) => {
    const known = repeated.get(trouble.reason)
    if (known !== undefined) {
      known.last = trouble
      known.count++
      return
    }
    write(log, trouble, id === undefined ? {} : { id })
    count(trouble)
  }
}

const logs = new WeakMap<FastifyBaseLogger, TroubleLog>()

/** Logs what the store suffers from; `log` is the one of the server, in which everything of the same reason counts together. */
export function logTrouble(log: FastifyBaseLogger, trouble: Trouble, id?: string): void {
  const known = logs.get(log) ?? createTroubleLog(log)
  logs.set(log, known)
  known(trouble, id)
}
