import { expect, test } from 'vitest'
import { logError } from '../../src/http/errors.ts'
import { isUnavailable } from '../../src/store/store-failure.ts'

test.each([
  ['PostgreSQL that stops', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['an error reported by pg-boss', { message: 'terminating connection (Queue: tidy)', code: '57P01' }],
  ['a port where nobody listens', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a lock that is not to be had', Object.assign(new Error('canceling statement'), { code: '55P03' })],
  ['two who wait for each other', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['what takes too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['a transaction that stood still', Object.assign(new Error('terminating connection'), { code: '25P03' })],
  ['no answer to pg-boss, which listens', { message: 'LISTEN/NOTIFY heartbeat timed out' }],
  ['no answer', new Error('Query read timeout')],
  ['a connection that is lost', new Error('Connection terminated unexpectedly')],
])('%s means that the database is unavailable', (_, error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  ['a mistake in a query', Object.assign(new Error('syntax error'), { code: '42601' })],
  ['a mistake in the program', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s does not', (_, error) => {
  expect(isUnavailable(error)).toBe(false)
})

test('an unavailable database is distinguished from other errors', () => {
  const logged: unknown[] = []
  const log = {
    warn: (_: object, what: string) => logged.push(['warn', what]),
    error: (_: object, what: string) => logged.push(['error', what]),
  } as unknown as Parameters<typeof logError>[0]
  logError(log, { message: 'terminating connection (Queue: tidy)', code: '57P01' }, 'a job failed')
  logError(log, new TypeError('x is not a function'), 'a job failed')
  expect(logged).toEqual([
    ['warn', 'the database is unavailable'],
    ['error', 'a job failed'],
  ])
})
