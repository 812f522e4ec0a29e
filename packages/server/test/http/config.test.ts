import { expect, test } from 'vitest'
import { addressesOf, ConfigProblem, ownAddress, readConfig } from '../../src/config.ts'

const config = (env: Record<string, string> = {}, ...args: string[]) => readConfig(env, args)
const fault = (env: Record<string, string>, ...args: string[]) => {
  try {
    config(env, ...args)
    return undefined
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message
    throw error
  }
}

test('without anything said it listens to its own computer alone', () => {
  const usual = config()
  expect(usual).toMatchObject({
    host: '127.0.0.1',
    port: 8590,
    database: undefined,
    url: undefined,
    log: 'warn',
    rate: 1,
  })
  expect(addressesOf(usual, 8590)).toEqual([])
  expect(ownAddress(usual, 8590)).toBe('http://127.0.0.1:8590/')
})

test('with --lan it tells where others find it', () => {
  const lan = config({}, '--lan')
  const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
    ({
      address,
      internal,
      family,
      netmask: '',
      mac: '',
      cidr: null,
      ...(family === 'IPv6' ? { scopeid: 0 } : {}),
    }) as never
  const interfaces = { lo: [at('127.0.0.1', true)], eth0: [at('192.168.1.7'), at('fe80::1', false, 'IPv6')] }
  expect(lan.host).toBe('0.0.0.0')
  expect(addressesOf(lan, 80, interfaces)).toEqual(['http://192.168.1.7:80/'])
  expect(ownAddress(lan, 80)).toBe('http://localhost:80/')
})

test('a public address is what everyone is told', () => {
  const open = config({ AMYITIS_URL: 'https://amyitis.example/game', HOST: '::' })
  expect(open.url).toBe('https://amyitis.example/game/')
  expect(addressesOf(open, 1)).toEqual(['https://amyitis.example/game/'])
  expect(ownAddress(open, 1)).toBe('https://amyitis.example/game/')
  expect(ownAddress(config({ HOST: '::1' }), 7)).toBe('http://[::1]:7/')
})

test('what is wrong is said in one line, without passwords', () => {
  for (const [env, ...args] of [
    [{ PORT: 'x' }],
    [{ PORT: '70000' }],
    [{ AMYITIS_URL: 'amyitis.example' }],
    [{ AMYITIS_URL: 'ftp://amyitis.example' }],
    [{ AMYITIS_LOG: 'loud' }],
    [{ AMYITIS_RATE: '-1' }],
    [{}, '--lam'],
  ] as [Record<string, string>, ...string[]][]) {
    const line = fault(env, ...args)
    expect(line, JSON.stringify([env, args])).toBeDefined()
    expect(line).not.toContain('\n')
  }
  expect(fault({ DATABASE_URL: 'mysql://me:swordfish@x' })).not.toContain('swordfish')
  expect(fault({ PORT: '', AMYITIS_URL: '' })).toBeUndefined()
})
