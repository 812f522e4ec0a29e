import { editionSchema } from '@amyitis/engine'
import { PROBLEMS } from '@amyitis/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, startServer, type TestServer } from './test-server.ts'

let server: TestServer
// biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary JSON
let api: any
beforeAll(async () => {
  server = await startServer()
  api = (await callApi(`${server.url}/api/openapi.json`)).body
})
afterAll(() => server.close())

interface Operation {
  readonly summary: string
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly responses: Record<string, { readonly description: string }>
}

const operations = () =>
  Object.entries(api.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('the document is valid OpenAPI 3.1, and all its references resolve', () => {
  expect(api.openapi).toMatch(/^3\.1\.\d$/)
  const refs = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref)
  expect(refs.length).toBeGreaterThan(20)
  for (const ref of refs) {
    expect(ref).toMatch(/^#\/components\/schemas\/\w+$/)
    expect(api.components.schemas[ref.split('/')[3]], ref).toBeDefined()
  }
  expect(JSON.stringify(api)).not.toContain('"$schema"')
})

test('links to the JSON Schema of custom editions', async () => {
  const { status, headers, text } = await callApi(`${server.url}${api.externalDocs.url}`)
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/schema+json')])
  expect(JSON.parse(text)).toEqual(editionSchema())
})

test('every operation has a unique id, its parameters and its errors', () => {
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const pathParameters = operation.parameters.filter((one) => one.in === 'path')
    expect(pathParameters.map(({ name }) => name)).toEqual(inPath)
    expect(pathParameters.every(({ required }) => required)).toBe(true)
    expect(Object.keys(operation.responses).some((status) => /^(2..|101)$/.test(status))).toBe(true)
    for (const [status, { description }] of Object.entries(operation.responses))
      if (Number(status) >= 400)
        for (const code of description.split(', ')) expect(PROBLEMS[code as keyof typeof PROBLEMS]).toBe(Number(status))
  }
})

test('lists all routes', async () => {
  const listed = operations().map(({ path, method }) => `${method} ${path.slice('/api/v1'.length)}`)
  expect(listed).toEqual(
    expect.arrayContaining([
      'post /players',
      'post /bots',
      'post /continue',
      'get /me',
      'patch /me',
      'delete /me',
      'get /me/export',
      'get /me/progress',
      'put /me/progress/{kind}',
      'post /me/links',
      'get /tables',
      'post /tables',
      'get /tables/{id}',
      'get /tables/{id}/events',
      'post /tables/{id}/acts',
      'post /tables/{id}/invitations',
      'post /tables/{id}/rematch',
      'get /tables/{id}/socket',
      'get /tables/{id}/stream',
      'post /tables/{id}/chat',
      'post /tables/{id}/reports',
      'get /tables/{id}/record',
      'get /tables/{id}/stats',
      'get /ladder',
      'get /players/{id}',
      'get /games',
      'get /me/turns',
      'get /me/pairing',
      'put /me/pairing',
      'delete /me/pairing',
    ]),
  )
  for (const { path, method } of operations()) {
    const url = `${server.url}${path.replace('{id}', 'aaaaaaaaaaaaaaaa').replace('{list}', 'open')}`
    const { body } = await callApi(url, { method: method.toUpperCase() })
    expect(body?.code, `${method} ${path}`).not.toBe('unknown-place')
    expect(body?.code, `${method} ${path}`).not.toBe('bad-method')
  }
})

test('the documentation works without scripts', async () => {
  const { status, headers, text } = await callApi(`${server.url}/api`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).not.toContain('<script')
  expect(text).not.toMatch(/ style=| on\w+=/)
  expect(text).toContain('POST /api/v1/tables/{id}/acts')
  for (const code of Object.keys(PROBLEMS)) expect(text).toContain(`id="${code}"`)
  expect((await callApi(`${server.url}/api/page.css`)).headers.get('content-type')).toContain('text/css')
})
