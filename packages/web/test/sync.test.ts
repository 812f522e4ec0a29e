import type { AllProgress, ProgressKind } from '@amyitis/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEditions, readStoredEdition } from '../src/app/new/own-edition.ts'
import { CHALLENGE_IDS } from '../src/challenges/challenge.ts'
import { mergeStars, readStars } from '../src/challenges/progress.ts'
import { EXERCISE_PARTS } from '../src/learn/exercises/exercise.ts'
import { mergeLessons } from '../src/learn/progress.ts'
import { mergeResults, readResults } from '../src/puzzles/model/results.ts'
import { DOCUMENTS, type SyncedDocument } from '../src/sync/documents.ts'
import { type ProgressApi, syncProgress } from '../src/sync/sync-progress.ts'

const outcome = fc.constantFrom('solved', 'failed')
const results = fc
  .record({
    rating: fc.integer({ min: 100, max: 3000 }),
    rated: fc.nat(5),
    outcomes: fc.dictionary(fc.constantFrom('a', 'b', 'c', '10', '9'), outcome),
    days: fc.uniqueArray(fc.nat(20)),
  })
  .map((data) => readResults(JSON.stringify(data)))
const stars = fc
  .dictionary(fc.constantFrom(...CHALLENGE_IDS), fc.integer({ min: 1, max: 3 }))
  .map((data) => readStars(JSON.stringify(data)))
const lessons = fc.record({ guided: fc.boolean(), solved: fc.subarray([...EXERCISE_PARTS]) })
const editions = fc.record({ text: fc.constantFrom('', 'a', 'b'), changed: fc.nat(3) })

describe.each([
  ['results of puzzles', results, mergeResults],
  ['stars of challenges', stars, mergeStars],
  ['lessons', lessons, mergeLessons],
  ['editions', editions, mergeEditions],
] as [string, fc.Arbitrary<unknown>, (a: unknown, b: unknown) => unknown][])(
  '%s of several devices',
  (_, any, merge) => {
    const words = (value: unknown) => JSON.stringify(value)

    it('are the same in whichever order they come together, and however often', () => {
      fc.assert(
        fc.property(any, any, any, (a, b, c) => {
          expect(words(merge(a, b))).toBe(words(merge(b, a)))
          expect(words(merge(merge(a, b), c))).toBe(words(merge(a, merge(b, c))))
          const both = merge(a, b)
          expect(words(merge(both, a))).toBe(words(both))
          expect(words(merge(both, both))).toBe(words(both))
        }),
      )
    })
  },
)

describe('merging', () => {
  it('keeps what was solved, the most stars, and the rating with more puzzles behind it', () => {
    const a = readResults('{"rating":1300,"rated":9,"outcomes":{"x":"failed","y":"solved"},"days":[3]}')
    const b = readResults('{"rating":1900,"rated":2,"outcomes":{"x":"solved","z":"failed"},"days":[1]}')
    expect(mergeResults(a, b)).toEqual({
      rating: 1300,
      rated: 9,
      outcomes: { x: 'solved', y: 'solved', z: 'failed' },
      days: [1, 3],
    })
    expect(mergeStars({ summit: 2 }, { summit: 3, dry: 1 })).toEqual({ summit: 3, dry: 1 })
    expect(mergeLessons({ guided: false, solved: ['fields'] }, { guided: true, solved: ['court'] })).toEqual({
      guided: true,
      solved: ['fields', 'court'],
    })
  })

  it('keeps the edition that was changed last, and none that cannot be played', () => {
    const old = readStoredEdition({ text: '', changed: 1 })
    const own = { text: '{"version":2,"extends":"standard","id":"my-box"}', changed: 2 }
    expect(mergeEditions(old, readStoredEdition(own))).toEqual(own)
    expect(readStoredEdition({ text: '{"version":2}', changed: 5 })).toEqual({ text: '', changed: 0 })
    for (const wrong of [undefined, null, {}, { text: 7, changed: 1 }, { text: '' }, 'x'])
      expect(readStoredEdition(wrong)).toEqual({ text: '', changed: 0 })
  })
})

/** A server that stores documents as the real one does. */
function account() {
  const documents = new Map<ProgressKind, { version: number; data: Record<string, unknown> }>()
  let writes = 0
  /** Called before the next write. */
  let meanwhile: (() => Promise<unknown>) | undefined
  const api: ProgressApi = {
    get: async () => ({ ok: true, value: Object.fromEntries(documents) as AllProgress }),
    async put(kind, after, data) {
      const other = meanwhile
      meanwhile = undefined
      await other?.()
      if ((documents.get(kind)?.version ?? 0) !== after) return { ok: false, code: 'stale' }
      documents.set(kind, { version: after + 1, data: JSON.parse(JSON.stringify(data)) })
      writes++
      return { ok: true, value: undefined }
    },
  }
  return {
    api,
    writes: () => writes,
    beforeWrite: (work: () => Promise<unknown>) => {
      meanwhile = work
    },
  }
}

interface Solved {
  readonly solved: readonly string[]
}

/** A device that knows which lessons were solved, and nothing else. */
function device(...parts: string[]) {
  let local: Solved = { solved: parts }
  const document: SyncedDocument<Solved> = {
    kind: 'lessons',
    keys: ['test'],
    local: () => local,
    read: (data) => ({ solved: [], ...(data as Partial<Solved>) }),
    readKept: () => ({ solved: [] }),
    merge: (a, b) => ({ solved: [...new Set([...a.solved, ...b.solved])].sort() }),
    store: (merged) => {
      local = merged
    },
  }
  return {
    document: document as SyncedDocument<unknown>,
    solved: () => local.solved,
    solve: (part: string) => document.store({ solved: [...local.solved, part] }),
  }
}

it('a file with the data of a device has the same as its account', () => {
  const results = { rating: 1300, rated: 2, outcomes: { a: 'solved' }, days: [7] }
  const stars = { [CHALLENGE_IDS[0]]: 2 }
  const lessons = { guided: true, solved: [EXERCISE_PARTS[0]] }
  const text = JSON.stringify({ version: 2, extends: 'standard', id: 'mine', endTiles: { 2: 12, 3: 15, 4: 15 } })
  const kept = {
    'amyitis.puzzles': JSON.stringify(results),
    'amyitis.challenges': JSON.stringify(stars),
    'amyitis.learn': JSON.stringify(lessons),
    'amyitis.own-edition': text,
    'amyitis.own-edition.changed': '5',
  }
  expect(DOCUMENTS.map(({ readKept }) => readKept(kept))).toEqual([results, stars, lessons, { text, changed: 5 }])
  expect(DOCUMENTS.flatMap(({ keys }) => keys)).toEqual(Object.keys(kept))
})

describe('two devices of an account', () => {
  it('have the same in the end, and write nothing that is there already', async () => {
    const { api, writes } = account()
    const [phone, laptop] = [device('fields'), device('court')]
    const sync = (one: typeof phone) => syncProgress(api, [one.document])
    expect(await sync(phone)).toBe(true)
    await sync(laptop)
    await sync(phone)
    expect([phone.solved(), laptop.solved()]).toEqual([
      ['court', 'fields'],
      ['court', 'fields'],
    ])
    expect(writes()).toBe(2)
    await sync(phone)
    await sync(laptop)
    expect(writes()).toBe(2)
    await syncProgress(api, [device().document])
    expect(writes()).toBe(2)
  })

  it('get nothing of what another account has left on one of them, unless they have nothing themselves', async () => {
    const { api } = account()
    const tablet = device('fields')
    await syncProgress(api, [tablet.document], true)
    expect(tablet.solved()).toEqual(['fields'])
    const shared = device('court')
    await syncProgress(api, [shared.document], true)
    expect(shared.solved()).toEqual(['fields'])
    await syncProgress(api, [tablet.document])
    expect(tablet.solved()).toEqual(['fields'])
  })

  it('lose nothing if both write at the same time', async () => {
    const { api, beforeWrite } = account()
    const [phone, laptop] = [device('fields'), device('court')]
    beforeWrite(() => syncProgress(api, [laptop.document]))
    expect(await syncProgress(api, [phone.document])).toBe(true)
    expect(phone.solved()).toEqual(['court', 'fields'])
    laptop.solve('temples')
    expect(await syncProgress(api, [laptop.document])).toBe(true)
    expect(laptop.solved()).toEqual(['court', 'fields', 'temples'])
  })

  it('stay as they are while the server is away, refuses, or never stops changing', async () => {
    const { api } = account()
    const phone = device('fields')
    const away: ProgressApi = { ...api, get: async () => ({ ok: false, code: 'no-network' }) }
    const full: ProgressApi = { ...api, put: async () => ({ ok: false, code: 'bad-request' }) }
    let asked = 0
    const busy: ProgressApi = {
      ...api,
      put: async () => {
        asked++
        return { ok: false, code: 'stale' }
      },
    }
    for (const bad of [away, full, busy]) expect(await syncProgress(bad, [phone.document])).toBe(false)
    expect(asked).toBe(5)
    expect(phone.solved()).toEqual(['fields'])
  })
})
