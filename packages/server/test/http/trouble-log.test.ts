import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFault } from '../../src/http/faults.ts'
import { logTrouble } from '../../src/http/trouble-log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function recorder() {
  const lines: object[] = []
  const keep = (about: object) => lines.push(about)
  return { lines, log: { warn: keep, error: keep } as unknown as Parameters<typeof logFault>[0] }
}

const FULL = { reason: 'disk-full', cause: 'SQLITE_FULL: full' } as const
const line = { reason: 'disk-full', problem: 'SQLITE_FULL: full' }

test('a cause is logged once, then once a minute with a count for as long as it lasts', () => {
  const { lines, log } = recorder()
  for (let i = 0; i < 100; i++) logTrouble(log, FULL, `request ${i}`)
  expect(lines).toEqual([{ ...line, id: 'request 0' }])
  vi.advanceTimersByTime(59_999)
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(lines.slice(1)).toEqual([{ ...line, count: 99 }])
  logTrouble(log, { ...FULL, cause: 'ENOSPC: no space' }, 'later')
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(2)).toEqual([{ reason: 'disk-full', problem: 'ENOSPC: no space', count: 1 }])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(3)
  logTrouble(log, FULL, 'again')
  expect(lines.slice(3)).toEqual([{ ...line, id: 'again' }])
})

test('another cause, and another server, are not held back by it', () => {
  const [one, other] = [recorder(), recorder()]
  logTrouble(one.log, FULL)
  logTrouble(other.log, FULL)
  logFault(one.log, { code: '57P01', message: 'terminating connection' }, 'a job has failed')
  logFault(one.log, { code: 'ENOSPC', message: 'no space' }, 'a job has failed')
  for (let i = 0; i < 2; i++) logFault(one.log, new TypeError('x is not a function'), 'unexpected')
  expect(one.lines).toMatchObject([line, { reason: 'away' }, { err: {} }, { err: {} }])
  expect(other.lines).toEqual([line])
})
