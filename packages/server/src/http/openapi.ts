import {
  Act,
  ActRequest,
  ChatLine,
  ClientMessage,
  EventBody,
  Me,
  PROBLEMS,
  Problem,
  type ProblemCode,
  PublicPlayer,
  ServerMessage,
  Settings,
  TableEvent,
  TableSummary,
} from '@amyitis/protocol'
import { z } from 'zod'
import type { Route } from './ask.ts'
import { ROOT } from './serve.ts'

/** Schemas that have a name in the description. */
const NAMED = {
  Act,
  ActRequest,
  ChatLine,
  ClientMessage,
  EventBody,
  Me,
  Problem,
  PublicPlayer,
  ServerMessage,
  Settings,
  TableEvent,
  TableSummary,
} as const

type Json = Record<string, unknown>

const REF = '#/components/schemas/'

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })

const uri = (id: string) => `${REF}${id}`

/** As JSON Schema 2020-12, which is that of OpenAPI 3.1; what has a name is referred to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const id = registry.get(schema)?.id
  if (id !== undefined) return { $ref: uri(id) }
  const own = z.registry<{ id: string }>()
  for (const [name, one] of Object.entries(NAMED)) own.add(one, { id: name })
  own.add(schema, { id: 'this' })
  return clean((z.toJSONSchema(own, { uri, io, unrepresentable: 'any' }).schemas as Record<string, Json>).this)
}

function clean({ $schema: _, $id: __, id: ___, ...schema }: Json): Json {
  return schema
}

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(registry, { uri, io: 'output', unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, clean(schema as Json)]))
}

function parameters(route: Route): Json[] {
  const list = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (schema === undefined) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

const COMMON: readonly ProblemCode[] = ['bad-request', 'too-many', 'internal', 'unavailable']

function problems(route: Route): Json {
  const codes = new Set<ProblemCode>([
    ...COMMON,
    ...route.refuses,
    ...(route.who === 'player' ? (['who-are-you', 'banned'] as const) : []),
    ...(route.method === 'GET' ? [] : (['wrong-origin'] as const)),
    ...(route.body === undefined ? [] : (['too-large', 'bad-media-type'] as const)),
  ])
  const statuses = new Set([...codes].map((code) => PROBLEMS[code]))
  const content = { 'application/problem+json': { schema: { $ref: uri('Problem') } } }
  const said = (status: number) => [...codes].filter((code) => PROBLEMS[code] === status).join(', ')
  return Object.fromEntries([...statuses].map((status) => [String(status), { description: said(status), content }]))
}

function success(route: Route): Json {
  const status = String(route.media !== undefined ? 200 : route.answer === undefined ? 204 : (route.status ?? 200))
  if (route.media !== undefined) return { [status]: { description: 'done', content: { [route.media]: {} } } }
  if (route.answer === undefined) return { [status]: { description: 'done' } }
  const content = { 'application/json': { schema: schemaOf(route.answer, 'output') } }
  return { [status]: { description: 'done', content } }
}

function operation(route: Route): Json {
  const { body } = route
  return {
    summary: route.says,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[/:]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    parameters: parameters(route),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    responses: { ...success(route), ...problems(route) },
    ...(route.who === 'player' ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
  }
}

/** The description of the API, from the very schemas that check it. */
export function openApiOf(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = `${ROOT}${route.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Amyitis',
      version: '1',
      description:
        'Tables, moves and results of the board game Amyitis. Errors are problem details (RFC 9457) with a stable `code`.',
    },
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'amyitis' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
