import type { ProgressKind } from '@amyitis/protocol'
import {
  mergeEditions,
  OWN_EDITION_CHANGED_KEY,
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
  /** Under which names this device stores it. */
  readonly keys: readonly string[]
  /** What this device has. */
  local(): T
  /** Reads what another device has written; whatever isn't understood is left out. */
  read(data: unknown): T
  /** The same, from everything that a device has stored. */
  readKept(kept: Readonly<Record<string, string>>): T
  /** Both together, in the same words whichever comes first. Merging something again changes nothing. */
  merge(a: T, b: T): T
  store(merged: T): void
}

const document = <T>(spec: SyncedDocument<T>) => spec as SyncedDocument<unknown>

/** Statistics are not among them: they follow from the games. */
export const DOCUMENTS: readonly SyncedDocument<unknown>[] = [
  document({
    kind: 'puzzles',
    keys: [RESULTS_KEY],
    local: getResults,
    read: (data) => readResults(JSON.stringify(data)),
    readKept: (kept) => readResults(kept[RESULTS_KEY] ?? null),
    merge: mergeResults,
    store: storeResults,
  }),
  document({
    kind: 'challenges',
    keys: [STARS_KEY],
    local: getStars,
    read: (data) => readStars(JSON.stringify(data)),
    readKept: (kept) => readStars(kept[STARS_KEY] ?? null),
    merge: mergeStars,
    store: storeStars,
  }),
  document({
    kind: 'lessons',
    keys: [LEARNT_KEY],
    local: () => lessonsOf(getLearnt()),
    read: (data) => lessonsOf(readLearnt(JSON.stringify(data))),
    readKept: (kept) => lessonsOf(readLearnt(kept[LEARNT_KEY] ?? null)),
    merge: mergeLessons,
    store: keepLearnt,
  }),
  document({
    kind: 'edition',
    keys: [OWN_EDITION_KEY, OWN_EDITION_CHANGED_KEY],
    local: () => storedEdition(),
    read: readStoredEdition,
    readKept: storedEdition,
    merge: mergeEditions,
    store: replaceEdition,
  }),
]
