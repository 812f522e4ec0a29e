import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { dataFile } from './driver.ts'
import { StoreProblem } from './migrations.ts'

/** All pages in one step: what a server writes meanwhile would make it begin again. */
const ALL = 2_000_000_000

/** Copies the data of a folder to a new file while a server may be running on it. */
export async function backupTo(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new StoreProblem(`${file} is there already: choose another name`)
  const source = new DatabaseSync(dataFile(folder), { timeout: 5000 })
  const half = `${file}.part`
  try {
    // There are secrets in it, as in the original.
    writeFileSync(half, '', { mode: 0o600 })
    await backup(source, half, { rate: ALL })
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw new StoreProblem(`no backup was made: ${(error as Error).message}`)
  } finally {
    source.close()
  }
}
