import { PROBLEMS, Problem, type ProblemCode } from '@amyitis/protocol'
import type { z } from 'zod'
import { createSchemas, type Json, type Schemas } from './json-schemas.ts'
import { API_ROOT } from './register-routes.ts'
import type { Route } from './route.ts'

function parameters(schemas: Schemas, route: Route): Json[] {
  const list = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (schema === undefined) return []
    const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: one,
    }))
  }
  return [...list(route.params, 'path'), ...list(route.query, 'query')]
}

const COMMON_ERRORS: readonly ProblemCode[] = ['bad-request', 'too-many', 'internal', 'unavailable']

const SECONDS = { schema: { type: 'integer', minimum: 1 } }
const RETRY = {
  'Retry-After': { description: 'Seconds after which the same request may be sent again.', ...SECONDS },
}
const text = (description: string) => ({ description, schema: { type: 'string' } })
const QUOTA = {
  'RateLimit-Policy': text('The burst of requests per address, and the seconds until it is refilled.'),
  RateLimit: text('The requests left for the address, and the seconds until the burst is full again.'),
}

function problems(schemas: Schemas, route: Route): Json {
  const codes = new Set<ProblemCode>([
    ...COMMON_ERRORS,
    ...route.errors,
    ...(route.access === 'player' ? (['who-are-you', 'banned'] as const) : []),
    ...(route.method === 'GET' ? [] : (['wrong-origin'] as const)),
    ...(route.body === undefined ? [] : (['too-large', 'bad-media-type'] as const)),
  ])
  const statuses = new Set([...codes].map((code) => PROBLEMS[code]))
  const content = { 'application/problem+json': { schema: schemas.of(Problem, 'output') } }
  const answer = (status: number): Json => ({
    description: [...codes].filter((code) => PROBLEMS[code] === status).join(', '),
    ...(status === 429 ? { headers: { ...RETRY, ...QUOTA } } : status === 503 ? { headers: RETRY } : {}),
    content,
  })
  return Object.fromEntries([...statuses].map((status) => [String(status), answer(status)]))
}

function success(schemas: Schemas, { mediaType, streams, accepts, response, status }: Route): Json {
  // OpenAPI can only describe the handshake of a socket.
  if (streams !== undefined && accepts !== undefined) {
    const schema = { anyOf: [schemas.of(streams, 'output'), schemas.of(accepts, 'input')] }
    const open = {
      description: 'the socket is open: messages in both directions',
      content: { [mediaType ?? '']: { schema } },
    }
    return { 101: open, default: { description: 'rejected' } }
  }
  if (mediaType !== undefined) {
    const schema = streams === undefined ? { type: 'string' } : schemas.of(streams, 'output')
    const description = streams === undefined ? 'done' : 'lines, each of this shape'
    return { 200: { description, content: { [mediaType.split(';')[0]]: { schema } } } }
  }
  if (response === undefined) return { 204: { description: 'done' } }
  const content = { 'application/json': { schema: schemas.of(response, 'output') } }
  return { [String(status ?? 200)]: { description: 'done', content } }
}

function operation(schemas: Schemas, route: Route): Json {
  const { body, streams, accepts } = route
  const given = [{ cookie: [] }, { bearer: [] }]
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[/:]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    parameters: parameters(schemas, route),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemas.of(body, 'input') } } } }),
    responses: { ...success(schemas, route), ...problems(schemas, route) },
    security: route.access === 'player' ? given : [{}, ...given],
    ...(streams === undefined || accepts === undefined
      ? {}
      : { 'x-websocket': { receives: schemas.of(streams, 'output'), sends: schemas.of(accepts, 'input') } }),
  }
}

export const EDITION_SCHEMA_PATH = '/api/edition.schema.json'

/** The OpenAPI document, generated from the schemas that validate requests and responses. */
export function openApiDocument(routes: readonly Route[]): Json {
  const schemas = createSchemas()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = `${API_ROOT}${route.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(schemas, route) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Amyitis',
      version: '1',
      description:
        'Tables, moves and results of the board game Amyitis. Errors are problem details (RFC 9457) with a stable `code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    externalDocs: { description: 'The JSON Schema of custom editions', url: EDITION_SCHEMA_PATH },
    paths,
    components: {
      schemas: schemas.neededBy(paths),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'amyitis' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
