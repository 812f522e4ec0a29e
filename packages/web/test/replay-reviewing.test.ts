import type { PartialReview, Review, ReviewedDeal, ReviewedDecision, ReviewStep } from '@amyitis/bots'
import { afterEach, describe, expect, it } from 'vitest'
import {
  MAX_REVIEWS,
  memoryReviews,
  reviewsWithFallback,
  type StoredReview,
} from '../src/replay/review/review-store.ts'
import { judgedIn, looksIn, type Reviewer, type Reviewing, startReviewer } from '../src/replay/review/reviewing.ts'
import { judgingNow } from '../src/replay/review/use-judging.ts'

const ALL = 6
const decision = (n: number) => ({ n, round: n, loss: costly.includes(n) ? 0.1 : 0, points: 0 }) as ReviewedDecision
const deal = (round: number) => ({ round }) as ReviewedDeal

/** A bot that judges a game of one deal and six decisions, one step each time it is told to. */
function slowBot() {
  const judged: string[] = []
  let goOn = () => {}
  const wait = () =>
    new Promise<void>((resolve) => {
      goOn = resolve
    })
  const judge = async (known: PartialReview, watch: (step: ReviewStep) => boolean): Promise<Review | undefined> => {
    const decisions: ReviewedDecision[] = []
    const deals: ReviewedDeal[] = []
    if (known.deals.length === 0) judged.push('deal')
    deals.push(deal(1))
    if (!watch({ kind: 'deal', deal: deal(1), done: 0, all: ALL })) return undefined
    for (let n = 1; n <= ALL; n++) {
      if (n > known.decisions.length) {
        await wait()
        judged.push(String(n))
      }
      decisions.push(known.decisions[n - 1] ?? decision(n))
      if (!watch({ kind: 'decision', decision: decisions[n - 1], done: n, all: ALL })) return undefined
    }
    return { decisions, deals } as unknown as Review
  }
  const lookCloser = async (
    next: () => number | undefined,
    found: (decision: ReviewedDecision) => void,
    signal: AbortSignal,
  ) => {
    for (let n = next(); n !== undefined; n = next()) {
      await wait()
      if (signal.aborted) return
      judged.push(`closer ${n}`)
      found({ ...decision(n), closer: true })
    }
  }
  const turn = async () => {
    goOn()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const revise = (review: Review, one: ReviewedDecision): Review => ({
    ...review,
    decisions: review.decisions.with(one.n - 1, one),
  })
  return { judge, lookCloser, revise, judged, turn }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

function setUp(store = memoryReviews(), judge = 'weights 1') {
  const bot = slowBot()
  const faults: unknown[] = []
  let time = 0
  const open = (): Reviewer =>
    startReviewer('game', judge, ALL, {
      store,
      judge: (...asked) => bot.judge(...asked),
      lookCloser: (...asked) => bot.lookCloser(...asked),
      revise: (...asked) => bot.revise(...asked),
      // With time passing, every step is shown and stored.
      now: () => (time += 5000),
      fault: (error) => faults.push(error),
    })
  return { bot, open, store, faults }
}

/** Decisions that cost enough to be looked at closely. */
let costly: readonly number[] = []
afterEach(() => {
  costly = []
})

const kindOf = (reviewer: Reviewer) => reviewer.get().kind

function looksOf(reviewer: Reviewer, looks: 'important' | 'all' = 'important') {
  const now = reviewer.get()
  return now.kind === 'done' ? looksIn(now.review, looks) : undefined
}

describe('the review of a game', () => {
  it('first checks whether there already is one', async () => {
    const { open } = setUp()
    const reviewer = open()
    expect(kindOf(reviewer)).toBe('looking')
    await soon()
    expect(kindOf(reviewer)).toBe('none')
  })

  it('reports its progress, and is stored when it is done', async () => {
    const { bot, open, store } = setUp()
    const reviewer = open()
    await soon()
    reviewer.start()
    expect(reviewer.get()).toMatchObject({ kind: 'running', done: 0, all: ALL })
    await bot.turn()
    await bot.turn()
    expect(reviewer.get()).toMatchObject({ kind: 'running', done: 2, decisions: [{ n: 1 }, { n: 2 }] })
    for (let n = 3; n <= ALL; n++) await bot.turn()
    expect(kindOf(reviewer)).toBe('done')
    expect(judgedIn(reviewer.get())).toHaveLength(ALL)
    expect((await store.load('game'))?.review?.decisions).toHaveLength(ALL)

    const again = open()
    await soon()
    expect(kindOf(again)).toBe('done')
    expect(bot.judged).toHaveLength(ALL + 1)
  })

  it('is shown and stored before the closer looks, and after each of them', async () => {
    costly = [2, 5]
    const { bot, open, store } = setUp()
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    expect(reviewer.get()).toMatchObject({ kind: 'done', final: false, looks: 'important' })
    expect(looksOf(reviewer)).toEqual({ done: 0, all: 2 })
    await bot.turn()
    expect(looksOf(reviewer)).toEqual({ done: 1, all: 2 })
    expect(judgedIn(reviewer.get())[1]).toMatchObject({ closer: true })
    reviewer.close()
    const half = await store.load('game')
    expect(half?.review?.decisions[1]).toMatchObject({ closer: true })
    expect(half?.unchecked).toBe(true)

    const again = open()
    await soon()
    expect(again.get()).toEqual({ kind: 'done', review: expect.anything(), final: false })
    again.lookCloser()
    expect(again.get()).toMatchObject({ kind: 'done', looks: 'important' })
    expect(looksOf(again)).toEqual({ done: 1, all: 2 })
    await bot.turn()
    expect(again.get()).toEqual({ kind: 'done', review: expect.anything(), final: true })
    const whole = await store.load('game')
    expect(whole?.review?.decisions[4]).toMatchObject({ closer: true })
    expect(whole?.unchecked).toBeUndefined()
    expect(bot.judged.slice(-2)).toEqual(['closer 2', 'closer 5'])
  })

  it('is final only when no verdict is in doubt any more', async () => {
    costly = [2]
    const { bot, open } = setUp()
    const { revise } = bot
    // What is found about the second decision casts doubt on the fifth.
    bot.revise = (review, one) =>
      revise(one.n === 2 ? revise(review, { ...review.decisions[4], loss: 0.1 }) : review, one)
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    expect(looksOf(reviewer)).toEqual({ done: 0, all: 1 })
    await bot.turn()
    expect(reviewer.get()).toMatchObject({ final: false, looks: 'important' })
    expect(looksOf(reviewer)).toEqual({ done: 1, all: 2 })
    await bot.turn()
    expect(reviewer.get()).toMatchObject({ final: true })
    expect(bot.judged.slice(-2)).toEqual(['closer 2', 'closer 5'])
  })

  it('can be paused between closer looks, and is not final until they have been taken', async () => {
    costly = [2, 5]
    const { bot, open } = setUp()
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    await bot.turn()
    reviewer.cancel()
    expect(reviewer.get()).toEqual({ kind: 'done', review: expect.anything(), final: false })
    await bot.turn()
    reviewer.lookCloser()
    await bot.turn()
    expect(reviewer.get()).toEqual({ kind: 'done', review: expect.anything(), final: true })
  })

  it('looks closely at every decision if asked, can be paused, and continues with the others', async () => {
    costly = [4]
    const { bot, open, store } = setUp()
    const reviewer = open()
    await soon()
    reviewer.lookEverywhere()
    expect(kindOf(reviewer)).toBe('none')
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    await bot.turn()
    expect(reviewer.get()).toEqual({ kind: 'done', review: expect.anything(), final: true })

    reviewer.lookEverywhere()
    await bot.turn()
    await bot.turn()
    expect(reviewer.get()).toMatchObject({ kind: 'done', final: true, looks: 'all' })
    expect(looksOf(reviewer, 'all')).toEqual({ done: 3, all: 6 })
    expect((await store.load('game'))?.review?.decisions.filter(({ closer }) => closer)).toHaveLength(3)
    reviewer.cancel()
    expect(reviewer.get()).toEqual({ kind: 'done', review: expect.anything(), final: true })
    await bot.turn()
    expect(judgedIn(reviewer.get()).filter(({ closer }) => closer)).toHaveLength(3)

    const again = open()
    await soon()
    expect(kindOf(again)).toBe('done')
    again.lookEverywhere()
    expect(looksOf(again, 'all')).toEqual({ done: 3, all: 6 })
    for (let n = 1; n <= 3; n++) await bot.turn()
    expect(again.get()).toEqual({ kind: 'done', review: expect.anything(), final: true })
    expect(judgedIn(again.get()).every(({ closer }) => closer)).toBe(true)
  })

  it('does without closer looks where they fail', async () => {
    costly = [1]
    const { bot, open, store, faults } = setUp()
    bot.lookCloser = () => Promise.reject(new Error('no worker'))
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    expect(reviewer.get()).toEqual({ kind: 'done', review: expect.anything(), final: true, failed: 'important' })
    expect(faults).toHaveLength(1)
    const stored = await store.load('game')
    expect(stored?.review?.decisions).toHaveLength(ALL)
    expect(stored?.unchecked).toBeUndefined()
  })

  it('makes up for a closer look that failed', async () => {
    costly = [1]
    const { bot, open } = setUp()
    const { lookCloser } = bot
    bot.lookCloser = () => Promise.reject(new Error('no worker'))
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    bot.lookCloser = lookCloser
    reviewer.lookCloser()
    await bot.turn()
    expect(reviewer.get()).toEqual({ kind: 'done', review: expect.anything(), final: true })
    expect(judgedIn(reviewer.get())[0]).toMatchObject({ closer: true })
  })

  it('ignores what arrives after it failed', async () => {
    const { bot, open } = setUp()
    let late: (step: ReviewStep) => boolean = () => true
    bot.judge = (_, watch) => {
      late = watch
      return Promise.reject(new Error('a worker broke'))
    }
    const reviewer = open()
    await soon()
    reviewer.start()
    await soon()
    expect(late({ kind: 'decision', decision: decision(1), done: 1, all: ALL })).toBe(false)
    expect(kindOf(reviewer)).toBe('failed')
  })

  it('starts nothing any more once it is closed', async () => {
    const { bot, open } = setUp()
    const reviewer = open()
    await soon()
    reviewer.close()
    reviewer.start()
    await bot.turn()
    expect(kindOf(reviewer)).toBe('none')
    expect(bot.judged).toEqual([])
  })

  it('resumes where it was interrupted', async () => {
    const { bot, open } = setUp()
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= 3; n++) await bot.turn()
    reviewer.cancel()
    expect(reviewer.get()).toMatchObject({ kind: 'paused', done: 3 })
    await bot.turn()
    expect(reviewer.get()).toMatchObject({ kind: 'paused', done: 3 })
    reviewer.start()
    await soon()
    for (let n = 4; n <= ALL; n++) await bot.turn()
    expect(kindOf(reviewer)).toBe('done')
    // Only the decision in progress when it was interrupted is judged again.
    expect(bot.judged).toEqual(['deal', '1', '2', '3', '4', '4', '5', '6'])
  })

  it('resumes after the page was left', async () => {
    const { bot, open } = setUp()
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= 2; n++) await bot.turn()
    reviewer.close()
    await bot.turn()
    const again = open()
    await soon()
    expect(again.get()).toMatchObject({ kind: 'paused', done: 2, decisions: [{ n: 1 }, { n: 2 }] })
    again.start()
    await soon()
    for (let n = 3; n <= ALL; n++) await bot.turn()
    expect(kindOf(again)).toBe('done')
    expect(bot.judged.filter((one) => one === '1')).toHaveLength(1)
  })

  it('of another bot does not count', async () => {
    const store = memoryReviews()
    const { bot, open } = setUp(store)
    const reviewer = open()
    await soon()
    reviewer.start()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    const other = setUp(store, 'weights 2').open()
    await soon()
    expect(kindOf(other)).toBe('none')
  })

  it('says when the bot failed, and can be tried again', async () => {
    const { open, bot, faults } = setUp()
    const { judge } = bot
    bot.judge = () => Promise.reject(new Error('no network'))
    const reviewer = open()
    await soon()
    reviewer.start()
    await soon()
    expect(kindOf(reviewer)).toBe('failed')
    expect(faults).toHaveLength(1)
    bot.judge = judge
    reviewer.start()
    await soon()
    for (let n = 1; n <= ALL; n++) await bot.turn()
    expect(kindOf(reviewer)).toBe('done')
  })
})

describe('the reviews that are kept', () => {
  const review = (subject: string): StoredReview => ({
    subject,
    judge: '',
    judged: { decisions: [], deals: [] },
    used: 0,
  })

  it('are limited in number', async () => {
    const store = memoryReviews()
    for (let n = 0; n < MAX_REVIEWS + 3; n++) await store.keep(review(String(n)))
    expect(await store.load('2')).toBeUndefined()
    expect(await store.load('3')).toBeDefined()
  })

  it('are dropped last if every decision was checked', async () => {
    const store = memoryReviews()
    const checked = [{ ...decision(1), closer: true }] as ReviewedDecision[]
    await store.keep({ ...review('thorough'), judged: { decisions: checked, deals: [] } })
    for (let n = 0; n < MAX_REVIEWS + 3; n++) await store.keep(review(String(n)))
    expect(await store.load('thorough')).toBeDefined()
    expect(await store.load('3')).toBeUndefined()
    expect(await store.load('4')).toBeDefined()
    for (let n = 0; n < MAX_REVIEWS; n++)
      await store.keep({ ...review(`also ${n}`), judged: { decisions: checked, deals: [] } })
    expect(await store.load('thorough')).toBeUndefined()
    await store.keep(review('new'))
    expect(await store.load('new')).toBeDefined()
  })

  it('stay in memory if the browser blocks storage', async () => {
    const blocked = () => Promise.reject(new Error('blocked'))
    const store = reviewsWithFallback({ load: blocked, all: blocked, keep: blocked })
    await store.keep(review('game'))
    expect((await store.load('game'))?.subject).toBe('game')
    expect(await store.load('other')).toBeUndefined()
    expect((await store.all()).map(({ subject }) => subject)).toEqual(['game'])
  })
})

describe('the bot', () => {
  const running = (kind: 'running' | 'paused'): Reviewing => ({ kind, done: 0, all: ALL, decisions: [] })
  const review = (...decisions: ReviewedDecision[]) => ({ decisions }) as unknown as Review
  const judging = (reviewing: Reviewing, options: Partial<Parameters<typeof judgingNow>[0]> = {}) =>
    judgingNow({ seen: true, wanted: true, paused: false, wantedEverywhere: false, reviewing, ...options })

  it('works while the review is open, and continues when it is opened again', () => {
    expect(judging({ kind: 'none' })).toBe('start')
    expect(judging(running('running'))).toBeUndefined()
    expect(judging(running('running'), { seen: false })).toBe('stop')
    expect(judging(running('paused'))).toBe('start')
  })

  it('does nothing while the table is shown, nothing twice, and nothing while paused', () => {
    const done: Reviewing = { kind: 'done', review: review(decision(1)), final: true }
    for (const reviewing of [
      { kind: 'looking' },
      { kind: 'none' },
      { kind: 'failed' },
      running('paused'),
      done,
    ] as const)
      expect(judging(reviewing, { seen: false })).toBeUndefined()
    for (const reviewing of [{ kind: 'looking' }, { kind: 'failed' }, done] as const)
      expect(judging(reviewing)).toBeUndefined()
    for (const reviewing of [{ kind: 'none' }, running('paused')] as const)
      expect(judging(reviewing, { wanted: false })).toBeUndefined()
  })

  it('checks every decision only while the review is open, until all are checked or it fails', () => {
    const wantedEverywhere = true
    const some = review(decision(1))
    const done = { kind: 'done', review: some, final: true } as const
    expect(judging({ ...done, looks: 'all' }, { wantedEverywhere })).toBeUndefined()
    expect(judging({ ...done, looks: 'all' }, { wantedEverywhere, seen: false })).toBe('stop')
    expect(judging(done, { wantedEverywhere, seen: false })).toBeUndefined()
    expect(judging(done, { wantedEverywhere })).toBe('look everywhere')
    expect(judging({ ...done, failed: 'all' }, { wantedEverywhere })).toBeUndefined()
    const all = review({ ...decision(1), closer: true })
    expect(judging({ ...done, review: all }, { wantedEverywhere })).toBeUndefined()
  })

  it('takes the closer looks of every review that are missing, unless it was paused or failed', () => {
    const reviewing = { kind: 'done', review: review(decision(1)), final: false } as const
    expect(judging(reviewing, { wanted: false })).toBe('look closer')
    expect(judging(reviewing, { seen: false })).toBeUndefined()
    expect(judging(reviewing, { paused: true })).toBeUndefined()
    expect(judging({ ...reviewing, failed: 'important' })).toBeUndefined()
  })

  it('finishes what every review looks at closely, even while the table is shown', () => {
    const reviewing = { kind: 'done', review: review(decision(1)), final: false, looks: 'important' } as const
    expect(judging(reviewing, { seen: false })).toBeUndefined()
  })
})
