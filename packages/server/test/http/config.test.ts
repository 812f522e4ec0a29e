import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, localAddress, publicAddresses, readConfig } from '../../src/config.ts'
import { requireWritableFolder } from '../../src/config-values.ts'

const config = (env: Record<string, string> = {}, ...args: string[]) => readConfig(env, args)
const reportError = (env: Record<string, string>, ...args: string[]) => {
  try {
    config(env, ...args)
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('listens on localhost only by default', () => {
  const usual = config()
  expect(usual).toMatchObject({
    host: '127.0.0.1',
    port: 8590,
    database: undefined,
    url: undefined,
    log: 'warn',
    rate: 1,
  })
  expect(publicAddresses(usual, 8590)).toEqual([])
  expect(localAddress(usual, 8590)).toBe('http://127.0.0.1:8590/')
})

test('with --lan it prints the address for others', () => {
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
  expect(publicAddresses(lan, 80, interfaces)).toEqual(['http://192.168.1.7:80/'])
  expect(localAddress(lan, 80)).toBe('http://localhost:80/')
})

test('with a public address it prints that address', () => {
  const open = config({ AMYITIS_URL: 'https://amyitis.example/game', HOST: '::' })
  expect(open.url).toBe('https://amyitis.example/game/')
  expect(publicAddresses(open, 1)).toEqual(['https://amyitis.example/game/'])
  expect(localAddress(open, 1)).toBe('https://amyitis.example/game/')
  expect(localAddress(config({ HOST: '::1' }), 7)).toBe('http://[::1]:7/')
})

test('reports an invalid setting in one line, without passwords', () => {
  for (const [env, ...args] of [
    [{ PORT: 'x' }],
    [{ PORT: '70000' }],
    [{ PORT: '1e3' }],
    [{ PORT: '-1' }],
    [{ HOST: '300.1.1.1' }],
    [{ HOST: 'http://localhost' }],
    [{ AMYITIS_URL: 'amyitis.example' }],
    [{ AMYITIS_URL: 'https://user:pass@amyitis.example' }],
    [{ AMYITIS_PROXY: 'garbage' }],
    [{ AMYITIS_PROXY: '10.0.0.0/64' }],
    [{ AMYITIS_SMTP: 'garbage' }],
    [{ AMYITIS_SMTP: 'https://mail.example' }],
    [{ AMYITIS_SMTP: 'smtp://' }],
    [{ AMYITIS_MAIL_FROM: 'Amyitis' }],
    [{ AMYITIS_MAIL_FROM: 'Amyitis <a@b>\r\nBcc: x@y' }],
    [{ AMYITIS_RATE: 'fast' }],
    [{ AMYITIS_METRICS_TOKEN: 'two words' }],
    [{ DATABASE_URL: 'mysql://x/y' }],
    [{ AMYITIS_URL: 'ftp://amyitis.example' }],
    [{ AMYITIS_LOG: 'loud' }],
    [{ AMYITIS_RATE: '-1' }],
    [{}, '--lam'],
  ] as [Record<string, string>, ...string[]][]) {
    const line = reportError(env, ...args)
    expect(line, JSON.stringify([env, args])).toBeDefined()
    expect(line).not.toContain('\n')
    for (const name of Object.keys(env)) expect(line).toContain(name)
    if (args.length === 0) expect(line).toMatch(/such as|one of/)
  }
  expect(reportError({ DATABASE_URL: 'mysql://me:swordfish@x' })).not.toContain('swordfish')
  expect(reportError({ AMYITIS_SMTP: 'x://me:swordfish@x' })).not.toContain('swordfish')
  expect(reportError({ PORT: '', AMYITIS_URL: '' })).toBeUndefined()
})

test('accepts valid settings', () => {
  const right = {
    HOST: '::',
    AMYITIS_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
    AMYITIS_SMTP: 'smtps://user:pass%40word@mail.example.org:465',
    AMYITIS_MAIL_FROM: 'Amyitis <garden@example.org>',
    DATABASE_URL: 'postgresql://me@db/amyitis?sslmode=require',
    AMYITIS_RATE: '0.5',
  }
  expect(reportError(right)).toBeUndefined()
  expect(config(right)).toMatchObject({ host: '::', rate: 0.5, proxy: '127.0.0.1,10.0.0.0/8,::1' })
  for (const HOST of ['localhost', '0.0.0.0', '192.168.1.7', 'games.local', '[::1]'])
    expect(reportError({ HOST })).toBeUndefined()
  expect(reportError({ AMYITIS_MAIL_FROM: 'garden@example.org' })).toBeUndefined()
})

test('rejects a data folder that is not writable, by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const wrong = (path: string) => expect(() => requireWritableFolder(path))
  wrong(file).toThrow(/^AMYITIS_DATA must be a folder .* such as .* is a file$/)
  wrong(join(file, 'below')).toThrow(/^AMYITIS_DATA .* is inside /)
  expect(() => requireWritableFolder(join(folder, 'new', 'one'))).not.toThrow()
  rmSync(folder, { recursive: true })
})
