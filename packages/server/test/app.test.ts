import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/index.ts'

const web = mkdtempSync(join(tmpdir(), 'web-'))
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Amyitis</title>')
  writeFileSync(join(web, 'index-de.html'), '<!doctype html><title>Amyitis auf Deutsch</title>')
  writeFileSync(join(web, 'assets', 'app-1234.js'), 'export {}')
  writeFileSync(join(web, 'assets', 'app-1234.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(web, 'assets', '2p-1234.weights'), 'weights')
  app = await createApp(web)
})

afterAll(async () => {
  await app.close()
  rmSync(web, { recursive: true })
})

test('the app is served at the root, and revalidated each time', async () => {
  const { statusCode, headers, body } = await app.inject('/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('Amyitis')
})

test('the page comes in the language of its reader, to each cache as its own', async () => {
  const titleFor = async (language: string | undefined) => {
    const { headers, body } = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'br', ...(language === undefined ? {} : { 'accept-language': language }) },
    })
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toContain('accept-language')
    return { title: /<title>(.*)<\/title>/.exec(body)?.[1], etag: headers.etag }
  }
  const english = await titleFor(undefined)
  expect(english.title).toBe('Amyitis')
  const german = await titleFor('de-AT,de;q=0.9,en;q=0.8')
  expect(german.title).toBe('Amyitis auf Deutsch')
  expect(german.etag).not.toBe(english.etag)
  expect((await titleFor('fr;q=0.1, en;q=0.2, de;q=0.7')).title).toBe('Amyitis auf Deutsch')
  expect((await titleFor('de;q=0, en')).title).toBe('Amyitis')
  // This build has no Hungarian page.
  expect((await titleFor('hu')).title).toBe('Amyitis')
  expect((await titleFor(',;q=x,*')).title).toBe('Amyitis')

  const again = await app.inject({
    url: '/',
    headers: { 'accept-language': 'de', 'if-none-match': String(german.etag) },
  })
  expect([again.statusCode, again.body, again.headers.vary]).toEqual([
    304,
    '',
    expect.stringContaining('accept-language'),
  ])
  expect((await app.inject({ method: 'HEAD', url: '/', headers: { 'accept-language': 'de' } })).statusCode).toBe(200)
})

test('the file of the page is the same for everybody, so that a service worker finds what it has stored', async () => {
  const { headers, body } = await app.inject({ url: '/index.html', headers: { 'accept-language': 'de' } })
  expect(headers.vary ?? '').not.toContain('accept-language')
  expect(body).toContain('<title>Amyitis</title>')
})

test('files with a hash in their names are cached for good', async () => {
  for (const file of ['app-1234.js', '2p-1234.weights']) {
    const { statusCode, headers } = await app.inject(`/assets/${file}`)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
  }
})

test('a compressed file is sent to clients that accept it, with its own content type', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/assets/app-1234.js',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toContain('immutable')
  expect(headers.vary).toContain('accept-encoding')
  expect(brotliDecompressSync(rawPayload).toString()).toBe('export {}')
  expect((await app.inject('/assets/app-1234.js')).headers['content-encoding']).toBeUndefined()
})

test('every response, including 404, has a strict content security policy', async () => {
  for (const path of ['/', '/assets/app-1234.js', '/nothing']) {
    const { headers } = await app.inject(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("font-src 'self'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).not.toContain("'unsafe-inline'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('files outside the folder are not served', async () => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/%00',
    '/assets/%2fetc%2fhostname',
    '/assets/',
    '/assets/nothing-1234.js',
  ])
    expect((await app.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400)
})

test('without a built app it explains what to do', async () => {
  await expect(createApp(join(web, 'nowhere'))).rejects.toThrow('npm start')
})

test('every response may be part of a page that shares memory among its threads', async () => {
  for (const url of ['/', '/index.html', '/assets/app-1234.js', '/assets/2p-1234.weights', '/nothing']) {
    const { headers } = await app.inject({ url, headers: { host: 'localhost:8590' } })
    expect(headers, url).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('the opener policy is sent only on secure connections', async () => {
  const policy = async (host: string, proto?: string) => {
    const headers = { host, ...(proto === undefined ? {} : { 'x-forwarded-proto': proto }) }
    return (await app.inject({ url: '/', headers })).headers['cross-origin-opener-policy']
  }
  for (const host of ['localhost:8590', '127.0.0.1:8590', '[::1]:8590'])
    expect(await policy(host), host).toBe('same-origin')
  expect(await policy('amyitis.example.org', 'https')).toBe('same-origin')
  for (const host of ['192.168.1.5:8590', 'amyitis.test', 'localhost.example.org'])
    expect(await policy(host), host).toBeUndefined()
})
