import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logError } from '../../src/http/errors.ts'
import { logStoreFailure } from '../../src/http/store-failure-log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function recorder() {
  const lines: object[] = []
  const keep = (about: object) => lines.push(about)
  return { lines, log: { warn: keep, error: keep } as unknown as Parameters<typeof logError>[0] }
}

const FULL = { reason: 'disk-full', cause: 'SQLITE_FULL: full' } as const
const line = { reason: 'disk-full', problem: 'SQLITE_FULL: full' }

test('a failure is logged once, then once a minute with a count for as long as it lasts', () => {
  const { lines, log } = recorder()
  for (let i = 0; i < 100; i++) logStoreFailure(log, FULL, `request ${i}`)
  expect(lines).toEqual([{ ...line, id: 'request 0' }])
  vi.advanceTimersByTime(59_999)
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(lines.slice(1)).toEqual([{ ...line, count: 99 }])
  logStoreFailure(log, { ...FULL, cause: 'ENOSPC: no space' }, 'later')
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(2)).toEqual([{ reason: 'disk-full', problem: 'ENOSPC: no space', count: 1 }])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(3)
  logStoreFailure(log, FULL, 'again')
  expect(lines.slice(3)).toEqual([{ ...line, id: 'again' }])
})

test('other failures and other servers are logged independently', () => {
  const one = recorder()
  const other = recorder()
  logStoreFailure(one.log, FULL)
  logStoreFailure(other.log, FULL)
  logError(one.log, { code: '57P01', message: 'terminating connection' }, 'a job failed')
  logError(one.log, { code: 'ENOSPC', message: 'no space' }, 'a job failed')
  for (let i = 0; i < 2; i++) logError(one.log, new TypeError('x is not a function'), 'unexpected error')
  expect(one.lines).toMatchObject([line, { reason: 'away' }, { err: {} }, { err: {} }])
  expect(other.lines).toEqual([line])
})
