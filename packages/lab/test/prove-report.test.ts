import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isDetected } from '../src/resilience/faults/run.ts'
import { checkTargets, type LoadMeasurements, TARGETS } from '../src/resilience/load/run.ts'
import { loadReport } from '../src/resilience/report.ts'

const times = { count: 15_000, p50: 4, p95: 12, p99: 20, max: 60 }
const steady = { ...times, rate: 600, missed: 0, serverCpu: 0.5, clientCpu: 0.5, megabytes: 200, clientDelayP99: 2 }
const loaded = (problems: readonly string[]): LoadMeasurements => ({
  sockets: 2000,
  disk: times,
  steady,
  steps: [],
  maxThroughput: 3000,
  withoutRules: undefined,
  problems,
})

describe('a load is judged by what is wanted, not by what was asked for', () => {
  test('all of it', () => {
    expect(checkTargets(2000, steady)).toEqual([])
  })
  test.each([
    ['too few sockets', 1999, steady],
    ['too few moves', 2000, { ...steady, rate: 100 }],
    ['too slow', 2000, { ...steady, p99: TARGETS.p99 }],
    ['nothing measured', 2000, { ...steady, p99: Number.NaN, rate: Number.NaN }],
    ['moves that could not be sent', 2000, { ...steady, missed: 1 }],
  ])('%s', (_, sockets, measured) => {
    expect(checkTargets(sockets, measured)).not.toEqual([])
  })
})

test('a run that has failed says so', () => {
  expect(loadReport('`x` (rate 600).', loaded([]))).toContain('All is well.')
  const text = loadReport('`x` (rate 100).', loaded(['100 moves a second are fewer than 500']))
  expect(text).not.toContain('All is well.')
  expect(text).toContain('Failed')
  expect(text).toContain('100 moves a second are fewer than 500')
  expect(text).toContain('(rate 100)')
})

test('a dishonest server that only hangs or complains is not found out', () => {
  expect(isDetected({ problems: ['no event has arrived for 60 s', 'the server logged: {"level":50}'] })).toBe(false)
  expect(isDetected({ problems: ['lost: move with key k should be event 9'] })).toBe(true)
})

test.each([
  ['load', '--rate', '100'],
  ['load', '--alone'],
  ['faults', '--kills', '8'],
  ['attack', '--postgres', '0'],
])('less than what is to be proved is not written: %s %s', (...given) => {
  const main = fileURLToPath(new URL('../src/resilience/main.ts', import.meta.url))
  const run = () => execFileSync(process.execPath, [main, ...given, '--write'], { stdio: 'pipe', encoding: 'utf8' })
  expect(run).toThrow(/resilience: (less than|without)/)
})
