import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { describeLogs } from './logs.ts'
import { describePairings } from './pairings.ts'
import { describePeople } from './people.ts'
import { describeProgress } from './progress.ts'
import { describeResults } from './results.ts'
import { describeTables } from './tables.ts'

/** The contract of every store. `fresh` creates an empty one, and returns a function that opens it any number of times. */
export function describeStore(fresh: () => Promise<() => Promise<Store>>): void {
  let opened: Store[] = []
  let again: () => Promise<Store>
  const open = async () => {
    const store = await again()
    opened.push(store)
    return store
  }
  beforeEach(async () => {
    again = await fresh()
    await open()
  })
  afterEach(async () => {
    // Some tests close a store themselves.
    for (const store of new Set(opened)) await store.close().catch(() => undefined)
    opened = []
  })
  const subject = { store: () => opened[0], open }
  describeLogs(subject)
  describeTables(subject)
  describePeople(subject)
  describeResults(subject)
  describePairings(subject)
  describeProgress(subject)
}
