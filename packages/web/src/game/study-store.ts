import type { DBSchema } from 'idb'
import { database } from './database.ts'

/** A record with variations and remarks on a game that isn't one of this browser's own. */
export interface Study {
  /** Of the game that it is about. */
  readonly key: string
  readonly record: string
  readonly changed: number
  /** Keys of the records whose remarks are already in it. */
  readonly from?: readonly string[]
}

/** Where such analyses are kept. Everything may fail. */
export interface StudyStore {
  /** The last changed first. */
  list(): Promise<Study[]>
  load(key: string): Promise<Study | undefined>
  keep(study: Study): Promise<void>
  remove(key: string): Promise<void>
}

interface Tables extends DBSchema {
  studies: { key: string; value: Study }
}

const studies = database<Tables>('amyitis-studies', 1, (db) => {
  db.createObjectStore('studies', { keyPath: 'key' })
})

/** All analyses of this browser go. */
export const eraseStudies = studies.erase

/** Whether anything has ever been kept: most people never do, and a database takes a while to open. */
const USED = 'amyitis.studies'

function isUsed(): boolean {
  try {
    return localStorage.getItem(USED) !== null
  } catch {
    return true
  }
}

function setUsed(): void {
  try {
    localStorage.setItem(USED, 'yes')
  } catch {
    // Then the database isn't there either.
  }
}

const lastChangedFirst = (all: Study[]): Study[] => all.sort((a, b) => b.changed - a.changed)

/** The analyses of this browser, in IndexedDB. */
export const idbStudies: StudyStore = {
  list: async () => (isUsed() ? studies.use(async (db) => lastChangedFirst(await db.getAll('studies'))) : []),
  load: async (key) => (isUsed() ? studies.use((db) => db.get('studies', key)) : undefined),
  keep: (study) =>
    studies.use(async (db) => {
      // First: the page may be left before the answer comes.
      setUsed()
      await db.put('studies', study)
    }),
  remove: (key) => studies.use((db) => db.delete('studies', key)),
}
