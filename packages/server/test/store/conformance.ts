import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { describeLogs } from './logs.ts'
import { describePeople } from './people.ts'
import { describeTables } from './tables.ts'

/** What every store promises. `fresh` gives empty data, and a way to open it as often as one likes. */
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
    // Some tests close one themselves.
    for (const store of new Set(opened)) await store.close().catch(() => undefined)
    opened = []
  })
  const subject = { store: () => opened[0], open }
  describeLogs(subject)
  describeTables(subject)
  describePeople(subject)
}
