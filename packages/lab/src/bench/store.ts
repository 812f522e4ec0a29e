import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measured } from './measured.ts'

const PROGRAM = fileURLToPath(new URL('../../../server/test/store/measure.ts', import.meta.url))

/** What the server's storage does, in a process of its own. */
export function measureStore(): Measured[] {
  const { appends, jobWait } = JSON.parse(execFileSync(process.execPath, [PROGRAM, '--json']).toString())
  return [
    { name: 'SQLite: moves of 64 writers at once, each safe on the disk', value: appends, unit: '/s' },
    { name: 'SQLite: 50 of 100 due jobs begin within', value: jobWait, unit: 'ms' },
  ]
}
