import type { Random } from '@amyitis/engine'
import type { Findings } from './findings.ts'
import { type HttpRequest, send } from './http-client.ts'
import { generate, type JsonSchema, type ValuePool } from './json-schema.ts'
import { type Json, mutate, oddValue, pick } from './odd-values.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: JsonSchema
}

interface ApiOperation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } }
}

/** The OpenAPI description, from which requests are generated. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

export interface FuzzContext {
  readonly port: number
  readonly random: Random
  readonly api: OpenApi
  readonly findings: Findings
  /** Values that attackers know at the moment. */
  pool(): ValuePool
  /** Request headers of an attacker, or of nobody. */
  credentials(): Readonly<Record<string, string>>
}

const ODD_CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json\u00e9',
  '',
]

const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { cookie: 'amyitis=' },
  { cookie: `amyitis=${'A'.repeat(43)}` },
  { cookie: 'amyitis=%00; amyitis=x; __proto__=y' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'A'.repeat(43)}` },
  { authorization: 'Basic YTpi' },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': '*', range: 'bytes=0-0,2-1' },
  { accept: '\u00ff', 'accept-language': '*' },
  { upgrade: 'websocket', connection: 'Upgrade' },
]

/** The text truncated, doubled, replaced by something huge, or with random bytes in it. */
function corrupt(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text)
  const mutation = random(5)
  if (mutation === 0) return bytes.subarray(0, random(bytes.length + 1))
  if (mutation === 1) return Buffer.concat([bytes, bytes])
  if (mutation === 2) return Buffer.alloc(1 << (10 + random(8)), '[')
  if (mutation === 3) return Buffer.from(`{"a":"${'x'.repeat(1 << (10 + random(8)))}"}`)
  const corrupted = Buffer.from(bytes)
  if (corrupted.length > 0) for (let i = 0; i <= random(4); i++) corrupted[random(corrupted.length)] = random(256)
  return corrupted
}

function buildUrl(path: string, parameters: readonly Parameter[], context: FuzzContext): string {
  const { random, api } = context
  const pool = context.pool()
  const value = ({ name, schema }: Parameter) => {
    const generated =
      random(8) === 0 ? oddValue(random) : generate(schema, { random, pool, schemas: api.components.schemas }, name)
    const text = typeof generated === 'string' ? generated : JSON.stringify(generated)
    return random(30) === 0 ? text.replace(/[^!-~]|[?#]/g, '') : encode(text)
  }
  let url = path
  const query: string[] = []
  for (const parameter of parameters)
    if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, value(parameter).slice(0, 3000))
    else if (random(4) > 0) query.push(`${parameter.name}=${value(parameter).slice(0, 3000)}`)
  if (random(10) === 0) query.push('__proto__[a]=1&a[]=1&a=%')
  return query.length === 0 ? url : `${url}?${query.join('&')}`
}

/** As a browser would; lone surrogates can't be encoded. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

function buildBody(shape: JsonSchema | undefined, context: FuzzContext): string | Buffer | undefined {
  const { random, api } = context
  if (shape === undefined) return random(8) === 0 ? JSON.stringify(oddValue(random)) : undefined
  let body: Json = generate(shape, { random, pool: context.pool(), schemas: api.components.schemas })
  for (let mutations = random(3); mutations > 0; mutations--) body = mutate(body, random)
  const text = JSON.stringify(body) ?? ''
  return random(12) === 0 ? corrupt(text, random) : text
}

/** A request that is valid, nearly valid or quite wrong. */
function randomRequest(context: FuzzContext): HttpRequest {
  const { random, api } = context
  // Most routes that change something belong to tables.
  const paths = Object.entries(api.paths)
  const [path, methods] = pick(random, random(2) === 0 ? paths : paths.filter(([name]) => name.includes('/tables')))
  const [method, { parameters, requestBody }] = pick(random, Object.entries(methods))
  const body = buildBody(requestBody?.content['application/json'].schema, context)
  const contentType = body === undefined ? '' : random(12) === 0 ? pick(random, ODD_CONTENT_TYPES) : 'application/json'
  return {
    method: random(25) === 0 ? pick(random, METHODS) : method.toUpperCase(),
    path: buildUrl(path, parameters, context),
    headers: {
      ...context.credentials(),
      ...(contentType === '' ? {} : { 'content-type': contentType }),
      ...(random(10) === 0 ? pick(random, ODD_HEADERS) : {}),
    },
    body,
    streaming: path.endsWith('/stream'),
  }
}

export async function fuzzRequests(context: FuzzContext, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const request = randomRequest(context)
    const what = `${request.method} ${request.path} ${String(request.body ?? '').slice(0, 300)}`
    try {
      context.findings.checkResponse(what, await send(context.port, request))
    } catch (error) {
      const { code = (error as Error).message } = error as NodeJS.ErrnoException
      // The server may close a connection that sends too much, and Node's client refuses to send some values.
      const expected = ['ECONNRESET', 'EPIPE', 'ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS', 'HPE_INVALID_CONSTANT']
      if (!expected.includes(code)) context.findings.report(`${what}: ${code}`)
      else
        context.findings.counts.set(
          `no response: ${code}`,
          (context.findings.counts.get(`no response: ${code}`) ?? 0) + 1,
        )
    }
  }
}
