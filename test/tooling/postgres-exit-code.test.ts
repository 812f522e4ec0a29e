import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a process that uses the test PostgreSQL keeps its exit code', () => {
  const postgres = new URL('../../scripts/postgres.ts', import.meta.url).href
  const script = `await import(${JSON.stringify(postgres)}); process.exitCode = 3`
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(3)
})
