import { type DBSchema, deleteDB, openDB } from 'idb'

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

const STUDIES = 'amyitis-studies'

/** All analyses of this browser go. */
export const eraseStudies = (): Promise<void> => deleteDB(STUDIES)

async function withStore<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const db = await open()
  return work(db).finally(() => db.close())
}

const open = () =>
  openDB<Tables>(STUDIES, 1, {
    upgrade(db) {
      db.createObjectStore('studies', { keyPath: 'key' })
    },
  })

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

const lastChangedFirst = (studies: Study[]): Study[] => studies.sort((a, b) => b.changed - a.changed)

/** The analyses of this browser, in IndexedDB. */
export const idbStudies: StudyStore = {
  list: async () => (isUsed() ? withStore(async (db) => lastChangedFirst(await db.getAll('studies'))) : []),
  load: async (key) => (isUsed() ? withStore((db) => db.get('studies', key)) : undefined),
  keep: (study) =>
    withStore(async (db) => {
      // First: the page may be left before the answer comes.
      setUsed()
      await db.put('studies', study)
    }),
  remove: (key) => withStore((db) => db.delete('studies', key)),
}
