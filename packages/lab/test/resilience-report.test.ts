import { describe, expect, test } from 'vitest'
import { UsageError } from '../src/options.ts'
import { isDetected } from '../src/resilience/faults/run.ts'
import { checkTargets, type LoadMeasurements, TARGETS } from '../src/resilience/load/run.ts'
import { loadReport } from '../src/resilience/report.ts'
import { readParameters, SUITES } from '../src/resilience/suites.ts'

const latency = { count: 15_000, p50: 4, p95: 12, p99: 20, max: 60 }
const steady = { ...latency, rate: 600, missed: 0, serverCpu: 0.5, clientCpu: 0.5, megabytes: 200, clientDelayP99: 2 }
const measurements = (problems: readonly string[]): LoadMeasurements => ({
  sockets: 2000,
  disk: latency,
  steady,
  steps: [],
  maxThroughput: 3000,
  withoutRules: undefined,
  problems,
})

describe('a load run is checked against fixed targets, not against its own parameters', () => {
  test('a run that reaches all targets passes', () => {
    expect(checkTargets(2000, steady)).toEqual([])
  })
  test.each([
    ['too few sockets', 1999, steady],
    ['too low throughput', 2000, { ...steady, rate: 100 }],
    ['too high latency', 2000, { ...steady, p99: TARGETS.p99 }],
    ['nothing measured', 2000, { ...steady, p99: Number.NaN, rate: Number.NaN }],
    ['moves that could not be sent', 2000, { ...steady, missed: 1 }],
  ])('%s is a problem', (_, sockets, measured) => {
    expect(checkTargets(sockets, measured)).not.toEqual([])
  })
})

test('the report of a failed run says so', () => {
  expect(loadReport('`x` (rate 600).', measurements([]))).toContain('Passed.')
  const text = loadReport('`x` (rate 100).', measurements(['throughput was 100 moves/s, not 500']))
  expect(text).not.toContain('Passed.')
  expect(text).toContain('Failed')
  expect(text).toContain('throughput was 100 moves/s, not 500')
  expect(text).toContain('(rate 100)')
})

test('a bug counts as detected only if the log is wrong, not if the server hangs or logs errors', () => {
  expect(isDetected({ problems: ['no event has arrived for 60 s', 'the server logged: {"level":50}'] })).toBe(false)
  expect(isDetected({ problems: ['lost: move with key k should be event 9'] })).toBe(true)
})

test.each([
  ['load', { rate: '100' }],
  ['load', { alone: true }],
  ['faults', { kills: '8' }],
  ['attack', { postgres: '0' }],
] as const)('--write rejects a run that is too small: %s %o', (name, options) => {
  expect(() => readParameters(SUITES[name], options)).not.toThrow()
  expect(() => readParameters(SUITES[name], { ...options, write: true })).toThrow(UsageError)
})
