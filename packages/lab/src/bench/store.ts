import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measurement } from './measurement.ts'

const PROGRAM = fileURLToPath(new URL('../../../server/test/store/measure.ts', import.meta.url))

/** The server's storage, measured in a process of its own. */
export function measureStore(): Measurement[] {
  const { appends, jobWait } = JSON.parse(execFileSync(process.execPath, [PROGRAM, '--json']).toString())
  return [
    { name: 'SQLite: throughput of 64 concurrent writers, durable moves', value: appends, unit: '/s' },
    { name: 'SQLite: delay of due jobs, p50', value: jobWait, unit: 'ms' },
  ]
}
