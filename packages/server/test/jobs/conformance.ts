import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Job, type Jobs, MAX_ATTEMPTS } from '../../src/jobs/jobs.ts'

export interface Place {
  /** Opens the jobs as another process; `failed` is called with errors. */
  open(failed: (error: unknown) => void): Promise<Jobs>
  /** Schedules a job `left` of kind `bot`, lets another process start it, and kills that process. */
  die(): Promise<void>
  /** Makes all pending retries due. */
  hurry(): Promise<void>
}

const job = (key: string, at: number, data = ''): Job => ({ kind: 'bot', key, at, data })

/** Records calls, and lets a test wait for them. */
function recorder() {
  const calls: Job[] = []
  const waiting: { readonly count: number; resolve(): void }[] = []
  return {
    calls,
    keys: () => calls.map(({ key }) => key),
    note(one: Job) {
      calls.push(one)
      for (const { count, resolve } of waiting) if (calls.length >= count) resolve()
    },
    async reach(count: number) {
      if (calls.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }))
    },
  }
}

/** The contract of jobs, for both databases. */
export function describeJobs(fresh: () => Promise<Place>): void {
  let place: Place
  let opened: Jobs[]
  let failures: unknown[]
  const open = async () => {
    const jobs = await place.open((error) => failures.push(error))
    opened.push(jobs)
    return jobs
  }
  beforeEach(async () => {
    opened = []
    failures = []
    place = await fresh()
  })
  afterEach(async () => {
    for (const jobs of new Set(opened)) await jobs.close()
  })

  describe('a job', () => {
    test('that is due runs', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.process('bot', async (one) => done.note(one))
      for (let i = 0; i < 9; i++) {
        const at = Date.now()
        await jobs.schedule(job(`t${i}`, at, 'data'))
        await done.reach(i + 1)
        expect(done.calls[i]).toEqual(job(`t${i}`, at, 'data'))
      }
    })

    test('runs at its time and not before', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.process('bot', async (one) => done.note(one))
      const at = Date.now() + 700
      await jobs.schedule(job('t', at))
      await done.reach(1)
      expect(Date.now()).toBeGreaterThanOrEqual(at)
    })

    test('that is rescheduled moves, and runs once', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.process('bot', async (one) => done.note(one))
      const now = Date.now()
      await jobs.schedule(job('sooner', now + 3_600_000, 'old'))
      await jobs.schedule(job('later', now + 500))
      await jobs.schedule(job('later', now + 3_600_000))
      await jobs.schedule(job('sooner', now, 'new'))
      await done.reach(1)
      expect(done.calls).toEqual([job('sooner', now, 'new')])
      await jobs.schedule(job('last', now + 1000))
      await done.reach(2)
      expect(done.keys()).toEqual(['sooner', 'last'])
    })

    test('runs in only one of many processes', async () => {
      const jobs = await open()
      const other = await open()
      const done = recorder()
      for (const one of [jobs, other]) await one.process('bot', async (got) => done.note(got))
      const keys = Array.from({ length: 60 }, (_, i) => `t${i}`)
      const now = Date.now()
      await Promise.all(keys.map((key, i) => (i % 2 ? jobs : other).schedule(job(key, now))))
      await done.reach(60)
      await jobs.schedule(job('last', Date.now()))
      await done.reach(61)
      expect(done.keys().sort()).toEqual([...keys, 'last'].sort())
    })

    test('that is scheduled while it is running runs again afterwards', async () => {
      const jobs = await open()
      const done = recorder()
      let running = 0
      let most = 0
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      await jobs.process('bot', async (one) => {
        running += one.key === 't' ? 1 : 0
        most = Math.max(most, running)
        done.note(one)
        if (one.data === 'first') await gate
        running -= one.key === 't' ? 1 : 0
      })
      await jobs.schedule(job('t', Date.now(), 'first'))
      await done.reach(1)
      await jobs.schedule(job('t', Date.now(), 'second'))
      await jobs.schedule(job('t', Date.now(), 'third'))
      await jobs.schedule(job('beside', Date.now()))
      await done.reach(2)
      expect(done.keys()).toEqual(['t', 'beside'])
      release()
      await done.reach(3)
      expect(done.calls[2].data).toBe('third')
      expect(most).toBe(1)
    })

    test('that fails is retried later without blocking others', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.process('bot', async (one) => {
        done.note(one)
        if (one.key === 'bad' && done.calls.length === 1) throw new Error('not yet')
      })
      await jobs.schedule(job('bad', Date.now()))
      await done.reach(1)
      await jobs.schedule(job('good', Date.now()))
      await done.reach(3)
      expect(done.keys()).toEqual(['bad', 'good', 'bad'])
      expect(failures).toMatchObject([{ message: 'not yet' }])
    })

    test('that always fails is abandoned', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.process('bot', async (one) => {
        done.note(one)
        throw new Error('never')
      })
      await jobs.process('tidy', async (one) => done.note(one))
      await jobs.schedule(job('t', Date.now()))
      for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
        await done.reach(tries)
        while (failures.length < tries) await sleep(10)
        // The failure is stored a moment after it is reported.
        await sleep(100)
        await place.hurry()
      }
      // After the next poll.
      await jobs.schedule({ ...job('last', Date.now() + 1500), kind: 'tidy' })
      await done.reach(MAX_ATTEMPTS + 1)
      expect(done.keys()).toEqual([...Array(MAX_ATTEMPTS).fill('t'), 'last'])
    })

    test('that is rescheduled after failures gets all its attempts again', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.process('bot', async (one) => {
        done.note(one)
        throw new Error('never')
      })
      await jobs.process('tidy', async (one) => done.note(one))
      const before = 2
      const all = 2 + MAX_ATTEMPTS
      await jobs.schedule(job('t', Date.now(), 'old'))
      for (let tries = 1; tries <= all; tries++) {
        await done.reach(tries)
        while (failures.length < tries) await sleep(10)
        // The failure is stored a moment after it is reported; until then the job counts as running.
        await sleep(tries === before ? 1000 : 100)
        if (tries === before) await jobs.schedule(job('t', Date.now(), 'new'))
        else await place.hurry()
      }
      await jobs.schedule({ ...job('last', Date.now() + 1500, 'last'), kind: 'tidy' })
      await done.reach(all + 1)
      expect(done.calls.map(({ data }) => data)).toEqual(['old', 'old', ...Array(MAX_ATTEMPTS).fill('new'), 'last'])
    })

    test('waits for a handler', async () => {
      const before = await open()
      await before.schedule(job('t', Date.now(), 'kept'))
      await before.close()
      const done = recorder()
      await (await open()).process('bot', async (one) => done.note(one))
      await done.reach(1)
      expect(done.calls[0].data).toBe('kept')
    })

    test('that is running is finished before closing', async () => {
      const jobs = await open()
      const done = recorder()
      let finished = false
      await jobs.process('bot', async (one) => {
        done.note(one)
        await sleep(200)
        finished = true
      })
      await jobs.schedule(job('t', Date.now()))
      await done.reach(1)
      await jobs.close()
      expect(finished).toBe(true)
    })

    test('of a killed process is run by another', async () => {
      await place.die()
      const done = recorder()
      await (await open()).process('bot', async (one) => done.note(one))
      await done.reach(1)
      expect(done.keys()).toEqual(['left'])
    }, 40_000)
  })
}
