import { expect, test } from 'vitest'
import { logFault } from '../../src/http/faults.ts'
import { isAway } from '../../src/store/away.ts'

test.each([
  ['PostgreSQL that stops', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['one that is told of by pg-boss', { message: 'terminating connection (Queue: tidy)', code: '57P01' }],
  ['a port where nobody listens', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a lock that is not to be had', Object.assign(new Error('canceling statement'), { code: '55P03' })],
  ['two who wait for each other', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['what takes too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['a transaction that stood still', Object.assign(new Error('terminating connection'), { code: '25P03' })],
  ['no answer to pg-boss, which listens', { message: 'LISTEN/NOTIFY heartbeat timed out' }],
  ['no answer', new Error('Query read timeout')],
  ['a connection that is lost', new Error('Connection terminated unexpectedly')],
])('%s is away for now', (_, error) => {
  expect(isAway(error)).toBe(true)
})

test.each([
  ['a mistake in a query', Object.assign(new Error('syntax error'), { code: '42601' })],
  ['a mistake in the program', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s is not', (_, error) => {
  expect(isAway(error)).toBe(false)
})

test('a database that is away is no error of the server, anything else is', () => {
  const said: unknown[] = []
  const log = {
    warn: (_: object, what: string) => said.push(['warn', what]),
    error: (_: object, what: string) => said.push(['error', what]),
  } as unknown as Parameters<typeof logFault>[0]
  logFault(log, { message: 'terminating connection (Queue: tidy)', code: '57P01' }, 'a job has failed')
  logFault(log, new TypeError('x is not a function'), 'a job has failed')
  expect(said).toEqual([
    ['warn', 'the database is away'],
    ['error', 'a job has failed'],
  ])
})
