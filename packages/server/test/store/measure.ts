import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../../scripts/postgres.ts'
import { createSqliteJobs } from '../../src/jobs/sqlite.ts'
import { systemClock } from '../../src/shared/clock.ts'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { newTable, row } from './samples.ts'

const MOVE = { type: 'moved', seat: 0, move: 'recruit 1 farmer' } as const
const SUMMARY = JSON.stringify({ padding: 'x'.repeat(400) })

interface Measured {
  readonly rate: number
  readonly line: string
}

/** The throughput of durable moves with this many concurrent writers. */
async function measure(store: Store, writers: number, seconds: number): Promise<Measured> {
  const ids = Array.from({ length: writers }, (_, i) => `${writers} ${i}`)
  for (const id of ids) await store.createTable(newTable(id))
  const times: number[] = []
  const start = performance.now()
  const cpu = process.cpuUsage()
  const write = async (table: string) => {
    for (let after = 1; performance.now() - start < seconds * 1000; after++) {
      const began = performance.now()
      const events = [{ seq: after + 1, at: 1_700_000_000_000, body: MOVE }]
      const idempotencyKey = `hhhhhhhhhhhhhhhh:${after}-key`
      const done = await store.append({
        table,
        after,
        events,
        idempotencyKey,
        row: row(after + 1, { summary: SUMMARY }),
      })
      if (done.kind !== 'done') throw new Error(done.kind)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(ids.map(write))
  const passed = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)].toFixed(1)
  const rate = (times.length / passed) * 1000
  const work = ((user + system) / times.length).toFixed(0)
  const line = `${rate.toFixed(0)} appends/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${work} µs of this process each`
  return { rate, line: `${store.kind}, ${writers} at once: ${line}` }
}

/** The start delays of due jobs in milliseconds, shortest first. */
async function measureJobs(store: SqliteStore): Promise<number[]> {
  // The timers of jobs don't keep the process alive.
  const alive = setInterval(() => {}, 1000)
  const waits: number[] = []
  let begun = () => {}
  const jobs = createSqliteJobs(store, systemClock, () => undefined)
  await jobs.process('bot', async () => begun())
  for (let i = 0; i < 50; i++) {
    const began = new Promise<void>((resolve) => {
      begun = resolve
    })
    await jobs.schedule({ kind: 'bot', key: `t${i}`, at: Date.now(), data: '' })
    const planned = performance.now()
    await began
    waits.push(performance.now() - planned)
  }
  await jobs.close()
  clearInterval(alive)
  return waits.sort((a, b) => a - b)
}

/** Prints one line of JSON about SQLite, for `npm run bench`. */
async function report(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-measure-'))
  const store = await openSqliteStore(folder)
  const { rate } = await measure(store, 64, 2)
  const waits = await measureJobs(store)
  process.stdout.write(`${JSON.stringify({ appends: rate, jobWait: waits[Math.floor(waits.length / 2)] })}\n`)
  await store.close()
  rmSync(folder, { recursive: true })
}

/** `npx node packages/server/test/store/measure.ts`: both databases with 1, 8 and 64 writers. */
if (process.argv.includes('--json')) await report()
else {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-measure-'))
  const postgres = await startPostgres([])
  const stores = [await openSqliteStore(folder), await openPostgresStore(await postgres.database())]
  for (const store of stores) {
    for (const writers of [1, 8, 64]) process.stdout.write(`${(await measure(store, writers, 2)).line}\n`)
    await store.close()
  }
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
