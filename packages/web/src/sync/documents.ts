import type { ProgressKind } from '@amyitis/protocol'
import {
  mergeEditions,
  OWN_EDITION_KEY,
  readStoredEdition,
  replaceEdition,
  storedEdition,
} from '../app/new/own-edition.ts'
import { getStars, mergeStars, readStars, STARS_KEY, storeStars } from '../challenges/progress.ts'
import { getLearnt, keepLearnt, LEARNT_KEY, lessonsOf, mergeLessons, readLearnt } from '../learn/progress.ts'
import { getResults, mergeResults, RESULTS_KEY, readResults, storeResults } from '../puzzles/model/results.ts'

/** Something that an account carries to other devices. */
export interface SyncedDocument<T> {
  readonly kind: ProgressKind
  /** Under which name this device stores it. */
  readonly key: string
  /** What this device has. */
  local(): T
  /** Reads what another device has written; whatever isn't understood is left out. */
  read(data: unknown): T
  /** Both together, in the same words whichever comes first. Merging something again changes nothing. */
  merge(a: T, b: T): T
  store(merged: T): void
}

const document = <T>(spec: SyncedDocument<T>) => spec as SyncedDocument<unknown>

/** Statistics are not among them: they follow from the games. */
export const DOCUMENTS: readonly SyncedDocument<unknown>[] = [
  document({
    kind: 'puzzles',
    key: RESULTS_KEY,
    local: getResults,
    read: (data) => readResults(JSON.stringify(data)),
    merge: mergeResults,
    store: storeResults,
  }),
  document({
    kind: 'challenges',
    key: STARS_KEY,
    local: getStars,
    read: (data) => readStars(JSON.stringify(data)),
    merge: mergeStars,
    store: storeStars,
  }),
  document({
    kind: 'lessons',
    key: LEARNT_KEY,
    local: () => lessonsOf(getLearnt()),
    read: (data) => lessonsOf(readLearnt(JSON.stringify(data))),
    merge: mergeLessons,
    store: keepLearnt,
  }),
  document({
    kind: 'edition',
    key: OWN_EDITION_KEY,
    local: storedEdition,
    read: readStoredEdition,
    merge: mergeEditions,
    store: replaceEdition,
  }),
]
