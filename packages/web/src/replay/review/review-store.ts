import type { PartialReview, Review } from '@amyitis/bots'
import type { DBSchema } from 'idb'
import { database } from '../../game/database.ts'
import { keyOfSubject } from '../../game/subject.ts'

/** What has been judged of a game: all of it, or what there was when it was broken off. */
export interface StoredReview {
  /** What is judged: the record of the game, without names and remarks. */
  readonly subject: string
  /** Which bot reviewed: another one starts over. */
  readonly judge: string
  readonly judged: PartialReview
  /** Once all is judged. */
  readonly review?: Review
  /** Closer looks are still missing, and may change it. */
  readonly unchecked?: true
  readonly used: number
}

/** Where reviews are kept. Everything may fail: what is lost is judged again. */
export interface ReviewStore {
  load(subject: string): Promise<StoredReview | undefined>
  /** In no particular order. */
  all(): Promise<StoredReview[]>
  keep(review: StoredReview): Promise<void>
}

export const MAX_REVIEWS = 24

/** Has somebody had most decisions checked? That takes up to an hour. */
const isThorough = ({ judged: { decisions } }: StoredReview) =>
  2 * decisions.filter(({ closer }) => closer).length > decisions.length

/** What to drop when there are too many: the least recently opened, thorough ones last, and never the one just kept. */
function superfluous(oldestFirst: readonly StoredReview[], kept: StoredReview): string[] {
  const others = oldestFirst.filter(({ subject }) => subject !== kept.subject)
  const order = [...others.filter((one) => !isThorough(one)), ...others.filter(isThorough)]
  return order.slice(0, Math.max(0, oldestFirst.length - MAX_REVIEWS)).map(({ subject }) => subject)
}

/** How well each seat played, in percent; `null` for a seat that never had a choice. */
export type Accuracies = readonly (number | null)[]

interface Tables extends DBSchema {
  reviews: { key: string; value: StoredReview; indexes: { used: number } }
  /** By the key of the subject. They are small, and stay when the review is dropped. */
  accuracies: { key: string; value: Accuracies }
}

const accuraciesIn = ({ seats }: Review): Accuracies => seats.map(({ accuracy }) => accuracy)

const reviews = database<Tables>('amyitis-reviews', 2, async (db, before, _, tx) => {
  if (before < 1) db.createObjectStore('reviews', { keyPath: 'subject' }).createIndex('used', 'used')
  db.createObjectStore('accuracies')
  for (const { subject, review } of await tx.objectStore('reviews').getAll())
    if (review !== undefined) await tx.objectStore('accuracies').put(accuraciesIn(review), keyOfSubject(subject))
})

/** All reviews of this browser go. */
export const eraseReviews = reviews.erase

/** The accuracies of all games that were judged in this browser, by the key of their subject. */
export const storedAccuracies = (): Promise<ReadonlyMap<string, Accuracies>> =>
  reviews.use(async (db) => {
    const tx = db.transaction('accuracies')
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return new Map(keys.map((key, i) => [key, values[i]]))
  })

/** Reviews of this browser, in IndexedDB. */
export function idbReviews(): ReviewStore {
  return {
    load: (subject) => reviews.use((db) => db.get('reviews', subject)),
    all: () => reviews.use((db) => db.getAll('reviews')),
    keep: (review) =>
      reviews.use(async (db) => {
        const tx = db.transaction(['reviews', 'accuracies'], 'readwrite')
        const all = tx.objectStore('reviews')
        await all.put(review)
        if (review.review !== undefined && !review.unchecked)
          await tx.objectStore('accuracies').put(accuraciesIn(review.review), keyOfSubject(review.subject))
        if ((await all.count()) > MAX_REVIEWS)
          for (const subject of superfluous(await all.index('used').getAll(), review)) await all.delete(subject)
        await tx.done
      }),
  }
}

/** Reviews that live as long as the page. */
export function memoryReviews(): ReviewStore {
  const kept = new Map<string, StoredReview>()
  return {
    load: async (subject) => kept.get(subject),
    all: async () => [...kept.values()],
    async keep(review) {
      kept.delete(review.subject)
      kept.set(review.subject, review)
      for (const subject of superfluous([...kept.values()], review)) kept.delete(subject)
    },
  }
}

/** Where the browser keeps nothing, the page does. */
export function reviewsWithFallback(kept: ReviewStore, page: ReviewStore = memoryReviews()): ReviewStore {
  return {
    load: async (subject) => (await page.load(subject)) ?? (await kept.load(subject).catch(() => undefined)),
    async all() {
      const both = [...(await kept.all().catch(() => [])), ...(await page.all())]
      return [...new Map(both.map((one) => [one.subject, one])).values()]
    },
    async keep(review) {
      await page.keep(review)
      await kept.keep(review).catch(() => {})
    },
  }
}
