import type { Random } from '@amyitis/engine'
import { bend, type Json, nasty, pick } from './nasty.ts'
import { make, type Pool, type Shape } from './shapes.ts'
import type { Verdict } from './verdict.ts'
import { type Sent, send } from './wire.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: Shape
}

interface Described {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Shape } } }
}

/** The description of the API, by which it is attacked. */
export interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> }
}

export interface Ground {
  readonly port: number
  readonly random: Random
  readonly api: Api
  readonly verdict: Verdict
  /** What is known at the moment. */
  pool(): Pool
  /** Headers of somebody who attacks, or of nobody. */
  who(): Readonly<Record<string, string>>
}

const ODD_MEDIA = [
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

/** Text as it is, cut off, with something in between, or much of it. */
function spoil(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text)
  const how = random(5)
  if (how === 0) return bytes.subarray(0, random(bytes.length + 1))
  if (how === 1) return Buffer.concat([bytes, bytes])
  if (how === 2) return Buffer.alloc(1 << (10 + random(8)), '[')
  if (how === 3) return Buffer.from(`{"a":"${'x'.repeat(1 << (10 + random(8)))}"}`)
  const spoiled = Buffer.from(bytes)
  if (spoiled.length > 0) for (let i = 0; i <= random(4); i++) spoiled[random(spoiled.length)] = random(256)
  return spoiled
}

function place(path: string, parameters: readonly Parameter[], ground: Ground): string {
  const { random, api } = ground
  const pool = ground.pool()
  const value = ({ name, schema }: Parameter) => {
    const made = random(8) === 0 ? nasty(random) : make(schema, { random, pool, named: api.components.schemas }, name)
    const text = typeof made === 'string' ? made : JSON.stringify(made)
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

/** As a browser would, or what is left of a text that can't be. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

function bodyOf(shape: Shape | undefined, ground: Ground): string | Buffer | undefined {
  const { random, api } = ground
  if (shape === undefined) return random(8) === 0 ? JSON.stringify(nasty(random)) : undefined
  let body: Json = make(shape, { random, pool: ground.pool(), named: api.components.schemas })
  for (let bends = random(3); bends > 0; bends--) body = bend(body, random)
  const text = JSON.stringify(body) ?? ''
  return random(12) === 0 ? spoil(text, random) : text
}

/** A request that is right, nearly right or quite wrong. */
function someRequest(ground: Ground): Sent {
  const { random, api } = ground
  // Most of what can be done is done at tables.
  const paths = Object.entries(api.paths)
  const [path, methods] = pick(random, random(2) === 0 ? paths : paths.filter(([one]) => one.includes('/tables')))
  const [method, { parameters, requestBody }] = pick(random, Object.entries(methods))
  const body = bodyOf(requestBody?.content['application/json'].schema, ground)
  const media = body === undefined ? '' : random(12) === 0 ? pick(random, ODD_MEDIA) : 'application/json'
  return {
    method: random(25) === 0 ? pick(random, METHODS) : method.toUpperCase(),
    path: place(path, parameters, ground),
    headers: {
      ...ground.who(),
      ...(media === '' ? {} : { 'content-type': media }),
      ...(random(10) === 0 ? pick(random, ODD_HEADERS) : {}),
    },
    body,
    endless: path.endsWith('/stream'),
  }
}

export async function fuzzRequests(ground: Ground, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const sent = someRequest(ground)
    const what = `${sent.method} ${sent.path} ${String(sent.body ?? '').slice(0, 300)}`
    try {
      ground.verdict.answer(what, await send(ground.port, sent))
    } catch (error) {
      const { code = (error as Error).message } = error as NodeJS.ErrnoException
      // The server may hang up on who sends more than it takes, and Node's own client does not send everything.
      const spoken = ['ECONNRESET', 'EPIPE', 'ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS', 'HPE_INVALID_CONSTANT']
      if (!spoken.includes(code)) ground.verdict.problem(`${what}: ${code}`)
      else ground.verdict.counts.set(`no answer: ${code}`, (ground.verdict.counts.get(`no answer: ${code}`) ?? 0) + 1)
    }
  }
}
