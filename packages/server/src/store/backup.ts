import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dataFile } from './database.ts'
import { copyDatabase } from './schema/copy-database.ts'
import { StoreError } from './schema/migrations.ts'

/** Copies the data of a folder to a new file while a server may be running on it. */
export async function backupTo(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new StoreError(`${file} is there already: choose another name`)
  const source = new DatabaseSync(dataFile(folder), { timeout: 5000 })
  try {
    await copyDatabase(source, file)
  } catch (error) {
    throw new StoreError(`no backup was made: ${(error as Error).message}`)
  } finally {
    source.close()
  }
}
