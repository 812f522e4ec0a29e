import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measurement } from './measurement.ts'

const PROGRAM = fileURLToPath(new URL('../../../server/test/store/measure.ts', import.meta.url))

/** Throughput and job latency of the server's storage, in a process of its own. */
export function measureStore(): Measurement[] {
  const { appends, jobWait } = JSON.parse(execFileSync(process.execPath, [PROGRAM, '--json']).toString())
  return [
    { name: 'SQLite: durable moves, 64 writers', value: appends, unit: '/s' },
    { name: 'SQLite: due job starts, latency p50', value: jobWait, unit: 'ms' },
  ]
}
