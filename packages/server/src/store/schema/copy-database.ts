import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { backup, type DatabaseSync } from 'node:sqlite'

/** All pages in one step: a concurrent write would restart the copy. */
const ALL_PAGES = 2_000_000_000

/** A consistent copy of a database in a new file: all of it, or none. */
export async function copyDatabase(source: DatabaseSync, file: string): Promise<void> {
  const half = `${file}.part`
  try {
    // It contains secrets, like the original.
    writeFileSync(half, '', { mode: 0o600 })
    await backup(source, half, { rate: ALL_PAGES })
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}
