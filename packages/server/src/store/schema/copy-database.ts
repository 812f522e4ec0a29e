import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { backup, type DatabaseSync } from 'node:sqlite'

/** All pages in one step: what a server writes meanwhile would make it begin again. */
const ALL_PAGES = 2_000_000_000

/** A consistent copy of a database in a new file: all of it, or none. */
export async function copyDatabase(source: DatabaseSync, file: string): Promise<void> {
  const half = `${file}.part`
  try {
    // There are secrets in it, as in the original.
    writeFileSync(half, '', { mode: 0o600 })
    await backup(source, half, { rate: ALL_PAGES })
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}
