import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe } from 'vitest'
import type { Jobs } from '../../src/jobs/jobs.ts'
import { createSqliteJobs } from '../../src/jobs/sqlite.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { describeJobs } from './conformance.ts'
import { killWorker } from './kill-worker.ts'

let store: SqliteStore | undefined
let folder: string
afterEach(async () => {
  await store?.close()
  store = undefined
  rmSync(folder, { recursive: true })
})

describe('SQLite', () =>
  describeJobs(async () => {
    folder = mkdtempSync(join(tmpdir(), 'amyitis-jobs-'))
    let turned = 0
    const clock = { now: () => Date.now() + turned }
    let open: Jobs | undefined
    return {
      // Only one process uses the data, so opening twice returns the same jobs until they are closed.
      async open(failed) {
        if (open !== undefined) return open
        store ??= await openSqliteStore(folder)
        const jobs = createSqliteJobs(store, clock, failed)
        open = {
          ...jobs,
          close() {
            open = undefined
            return jobs.close()
          },
        }
        return open
      },
      die: () => killWorker('sqlite', folder),
      async hurry() {
        turned += 120_000
      },
    }
  }))
