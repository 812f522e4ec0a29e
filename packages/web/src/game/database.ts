import { type DBSchema, deleteDB, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

/** A small database of this browser, which is open only while it is used: another tab may erase it. */
export interface Database<Tables extends DBSchema> {
  use<T>(work: (db: IDBPDatabase<Tables>) => Promise<T>): Promise<T>
  erase(): Promise<void>
}

export const database = <Tables extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Tables>['upgrade']>,
): Database<Tables> => ({
  async use(work) {
    const db = await openDB<Tables>(name, version, { upgrade })
    return work(db).finally(() => db.close())
  },
  erase: () => deleteDB(name),
})
