import type { PartialReview, Review } from '@amyitis/bots'
import { type DBSchema, deleteDB, openDB } from 'idb'

/** What has been judged of a game: all of it, or what there was when it was broken off. */
export interface StoredReview {
  /** What is judged: the record of the game, without names and remarks. */
  readonly subject: string
  /** Which bot reviewed: another one starts over. */
  readonly judge: string
  readonly judged: PartialReview
  /** Once all is judged. */
  readonly review?: Review
  readonly used: number
}

/** Where reviews are kept. Everything may fail: what is lost is judged again. */
export interface ReviewStore {
  load(subject: string): Promise<StoredReview | undefined>
  keep(review: StoredReview): Promise<void>
}

/** Beyond this many, the least recently opened one is dropped. */
export const MAX_REVIEWS = 24

interface Tables extends DBSchema {
  reviews: { key: string; value: StoredReview; indexes: { used: number } }
}

const REVIEWS = 'amyitis-reviews'

/** All reviews of this browser go. */
export const eraseReviews = (): Promise<void> => deleteDB(REVIEWS)

/** Reviews of this browser, in IndexedDB. */
export function idbReviews(): ReviewStore {
  const open = () =>
    openDB<Tables>(REVIEWS, 1, {
      upgrade(db) {
        db.createObjectStore('reviews', { keyPath: 'subject' }).createIndex('used', 'used')
      },
    })
  const withStore = async <T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    const db = await open()
    return work(db).finally(() => db.close())
  }
  return {
    load: (subject) => withStore((db) => db.get('reviews', subject)),
    keep: (review) =>
      withStore(async (db) => {
        const tx = db.transaction('reviews', 'readwrite')
        await tx.store.put(review)
        let left = (await tx.store.count()) - MAX_REVIEWS
        for (
          let one = await tx.store.index('used').openCursor();
          one !== null && left > 0;
          one = await one.continue()
        ) {
          await one.delete()
          left--
        }
        await tx.done
      }),
  }
}

/** Reviews that live as long as the page. */
export function memoryReviews(): ReviewStore {
  const kept = new Map<string, StoredReview>()
  return {
    load: async (subject) => kept.get(subject),
    async keep(review) {
      kept.delete(review.subject)
      kept.set(review.subject, review)
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_REVIEWS) break
        kept.delete(oldest)
      }
    },
  }
}

/** Where the browser keeps nothing, the page does. */
export function reviewsWithFallback(kept: ReviewStore, page: ReviewStore = memoryReviews()): ReviewStore {
  return {
    load: async (subject) => (await page.load(subject)) ?? (await kept.load(subject).catch(() => undefined)),
    async keep(review) {
      await page.keep(review)
      await kept.keep(review).catch(() => {})
    },
  }
}
