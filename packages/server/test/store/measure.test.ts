import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { measure } from './measure.ts'

test('SQLite takes 500 moves a second, each safe on the disk, when many come at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-measure-'))
  const store = await openSqliteStore(folder)
  try {
    const { rate, line } = await measure(store, 64, 1)
    expect(rate, line).toBeGreaterThan(500)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
})
