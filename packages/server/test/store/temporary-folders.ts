import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Data folders for a test file, removed at its end. */
export function temporaryFolders() {
  const folders: string[] = []
  return {
    create(): string {
      const folder = mkdtempSync(join(tmpdir(), 'amyitis-store-'))
      folders.push(folder)
      return folder
    },
    removeAll(): void {
      for (const folder of folders) rmSync(folder, { recursive: true })
    },
  }
}
