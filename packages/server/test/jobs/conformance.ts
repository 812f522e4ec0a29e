import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Job, type Jobs, MOST_TRIES } from '../../src/jobs/jobs.ts'

export interface Place {
  /** Jobs as another process has them; `failed` hears what goes wrong. */
  open(failed: (error: unknown) => void): Promise<Jobs>
  /** Plans a job `left` of kind `bot`, takes it in hand in another process, and kills that. */
  die(): Promise<void>
  /** Lets so much time pass that everything that waits to be tried again is due. */
  hurry(): Promise<void>
}

const job = (key: string, at: number, data = ''): Job => ({ kind: 'bot', key, at, data })

/** Remembers what was called, and lets a test wait for it. */
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

/** What jobs promise, on either database. */
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
    test('whose time is now is done', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.work('bot', async (one) => done.note(one))
      for (let i = 0; i < 9; i++) {
        const at = Date.now()
        await jobs.plan(job(`t${i}`, at, 'data'))
        await done.reach(i + 1)
        expect(done.calls[i]).toEqual(job(`t${i}`, at, 'data'))
      }
    })

    test('is done at its time and not before', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.work('bot', async (one) => done.note(one))
      const at = Date.now() + 700
      await jobs.plan(job('t', at))
      await done.reach(1)
      expect(Date.now()).toBeGreaterThanOrEqual(at)
    })

    test('that is planned again moves, and is done once', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.work('bot', async (one) => done.note(one))
      const now = Date.now()
      await jobs.plan(job('sooner', now + 3_600_000, 'old'))
      await jobs.plan(job('later', now + 500))
      await jobs.plan(job('later', now + 3_600_000))
      await jobs.plan(job('sooner', now, 'new'))
      await done.reach(1)
      expect(done.calls).toEqual([job('sooner', now, 'new')])
      await jobs.plan(job('last', now + 1000))
      await done.reach(2)
      expect(done.keys()).toEqual(['sooner', 'last'])
    })

    test('goes to one of all processes, in whatever number they come', async () => {
      const [jobs, other] = [await open(), await open()]
      const done = recorder()
      for (const one of [jobs, other]) await one.work('bot', async (got) => done.note(got))
      const keys = Array.from({ length: 60 }, (_, i) => `t${i}`)
      const now = Date.now()
      await Promise.all(keys.map((key, i) => (i % 2 ? jobs : other).plan(job(key, now))))
      await done.reach(60)
      await jobs.plan(job('last', Date.now()))
      await done.reach(61)
      expect(done.keys().sort()).toEqual([...keys, 'last'].sort())
    })

    test('that is planned while it is in hand is done after that, not beside it', async () => {
      const jobs = await open()
      const done = recorder()
      let inHand = 0
      let most = 0
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      await jobs.work('bot', async (one) => {
        inHand += one.key === 't' ? 1 : 0
        most = Math.max(most, inHand)
        done.note(one)
        if (one.data === 'first') await gate
        inHand -= one.key === 't' ? 1 : 0
      })
      await jobs.plan(job('t', Date.now(), 'first'))
      await done.reach(1)
      await jobs.plan(job('t', Date.now(), 'second'))
      await jobs.plan(job('t', Date.now(), 'third'))
      await jobs.plan(job('beside', Date.now()))
      await done.reach(2)
      expect(done.keys()).toEqual(['t', 'beside'])
      release()
      await done.reach(3)
      expect(done.calls[2].data).toBe('third')
      expect(most).toBe(1)
    })

    test('that fails is tried again after a while, and holds up nobody', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.work('bot', async (one) => {
        done.note(one)
        if (one.key === 'bad' && done.calls.length === 1) throw new Error('not yet')
      })
      await jobs.plan(job('bad', Date.now()))
      await done.reach(1)
      await jobs.plan(job('good', Date.now()))
      await done.reach(3)
      expect(done.keys()).toEqual(['bad', 'good', 'bad'])
      expect(failures).toMatchObject([{ message: 'not yet' }])
    })

    test('that always fails is given up', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.work('bot', async (one) => {
        done.note(one)
        throw new Error('never')
      })
      await jobs.work('tidy', async (one) => done.note(one))
      await jobs.plan(job('t', Date.now()))
      for (let tries = 1; tries <= MOST_TRIES; tries++) {
        await done.reach(tries)
        while (failures.length < tries) await sleep(10)
        // Its failure is written a moment after it was told.
        await sleep(100)
        await place.hurry()
      }
      // Later than the next look at what is due.
      await jobs.plan({ ...job('last', Date.now() + 1500), kind: 'tidy' })
      await done.reach(MOST_TRIES + 1)
      expect(done.keys()).toEqual([...Array(MOST_TRIES).fill('t'), 'last'])
    })

    test('that is planned again after failures has all its tries', async () => {
      const jobs = await open()
      const done = recorder()
      await jobs.work('bot', async (one) => {
        done.note(one)
        throw new Error('never')
      })
      await jobs.work('tidy', async (one) => done.note(one))
      const [before, all] = [2, 2 + MOST_TRIES]
      await jobs.plan(job('t', Date.now(), 'old'))
      for (let tries = 1; tries <= all; tries++) {
        await done.reach(tries)
        while (failures.length < tries) await sleep(10)
        // Its failure is written a moment after it was told; until then it would still be in hand.
        await sleep(tries === before ? 1000 : 100)
        if (tries === before) await jobs.plan(job('t', Date.now(), 'new'))
        else await place.hurry()
      }
      await jobs.plan({ ...job('last', Date.now() + 1500, 'last'), kind: 'tidy' })
      await done.reach(all + 1)
      expect(done.calls.map(({ data }) => data)).toEqual(['old', 'old', ...Array(MOST_TRIES).fill('new'), 'last'])
    })

    test('waits for somebody who does it', async () => {
      const before = await open()
      await before.plan(job('t', Date.now(), 'kept'))
      await before.close()
      const done = recorder()
      await (await open()).work('bot', async (one) => done.note(one))
      await done.reach(1)
      expect(done.calls[0].data).toBe('kept')
    })

    test('that is in hand is finished before all is closed', async () => {
      const jobs = await open()
      const done = recorder()
      let finished = false
      await jobs.work('bot', async (one) => {
        done.note(one)
        await sleep(200)
        finished = true
      })
      await jobs.plan(job('t', Date.now()))
      await done.reach(1)
      await jobs.close()
      expect(finished).toBe(true)
    })

    test('of a process that is killed is done by another', async () => {
      await place.die()
      const done = recorder()
      await (await open()).work('bot', async (one) => done.note(one))
      await done.reach(1)
      expect(done.keys()).toEqual(['left'])
    }, 40_000)
  })
}
