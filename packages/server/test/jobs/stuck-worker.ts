import { openStorage } from '../../src/jobs/open.ts'
import { systemClock } from '../../src/shared/clock.ts'

/** Takes a job and never finishes it. */
const [, , kind, where] = process.argv
const place = kind === 'sqlite' ? { folder: where } : { database: where }
// The timers of jobs don't keep a process alive; this one runs until it is killed.
setInterval(() => undefined, 1000)
const { jobs } = await openStorage(place, systemClock, () => undefined)
await jobs.process('bot', () => {
  process.stdout.write('in hand\n')
  return new Promise(() => undefined)
})
await jobs.schedule({ kind: 'bot', key: 'left', at: Date.now(), data: '' })
