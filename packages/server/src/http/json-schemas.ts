import * as protocol from '@amyitis/protocol'
import { z } from 'zod'

export type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/** Schemas that are referred to by name in the API description, under the names that clients were generated with. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Act: protocol.Command,
  ActRequest: protocol.CommandRequest,
  ChatLine: protocol.ChatLine,
  ClientMessage: protocol.ClientMessage,
  EventBody: protocol.EventBody,
  GameState: protocol.GameState,
  Lobby: protocol.Lobby,
  Me: protocol.Me,
  NewTable: protocol.NewTable,
  Problem: protocol.Problem,
  PublicPlayer: protocol.PublicPlayer,
  SeatPlan: protocol.SeatPlan,
  ServerMessage: protocol.ServerMessage,
  Settings: protocol.Settings,
  TableEvent: protocol.TableEvent,
  TableState: protocol.TableState,
  TableSummary: protocol.TableSummary,
  TableView: protocol.TableView,
}

const REF = '#/components/schemas/'
const INPUT = 'Input'

/** Requests may leave out what has a default; responses never do. */
const uriFor = (io: Direction) => (id: string) => `${REF}${id}${io === 'input' ? INPUT : ''}`

/** Without Zod's own marks. Objects are not closed: later versions may add fields. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    if (['$schema', '$id', 'id'].includes(name) && typeof one === 'string') return []
    if (name === 'additionalProperties' && (one === false || isEmpty(one))) return []
    if (name === 'example') return [['examples', [one]]]
    return [[name, clean(one)]]
  })
  return Object.fromEntries(kept)
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

function jsonSchemas(io: Direction, more: Readonly<Record<string, z.ZodType>> = {}): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries({ ...NAMED, ...more })) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: uriFor(io), io, unrepresentable: 'any' })
  return clean(schemas) as Record<string, Json>
}

const refsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)

const plainName = (name: string) => name.slice(0, -INPUT.length)

/** Names of the schemas that differ as request and response, or refer to one that does. */
function differing(inputs: Record<string, Json>, outputs: Record<string, Json>): Set<string> {
  const without = (value: unknown) => JSON.stringify(value).replaceAll(/(#\/components\/schemas\/\w+?)Input"/g, '$1"')
  const names = Object.keys(outputs)
  const found = new Set(names.filter((name) => without(inputs[name]) !== without(outputs[name])))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const name of names) if (refsIn(inputs[name]).some((ref) => found.has(plainName(ref)))) found.add(name)
  }
  return found
}

export interface Schemas {
  /** A schema as JSON Schema 2020-12, as OpenAPI 3.1 has it; named schemas become references. */
  of(schema: z.ZodType, io: Direction): Json
  /** The named schemas that a part of the description refers to, directly or not. */
  neededBy(part: unknown): Json
}

export function createSchemas(): Schemas {
  const outputs = jsonSchemas('output')
  const inputs = jsonSchemas('input')
  const differs = differing(inputs, outputs)
  /** Where request and response are the same there is only one schema. */
  const resolveRefs = (json: Json): Json =>
    JSON.parse(
      JSON.stringify(json).replaceAll(/"#\/components\/schemas\/(\w+?)Input"/g, (whole, name) =>
        differs.has(name) ? whole : `"${REF}${name}"`,
      ),
    )
  const named = new Map<string, Json>(Object.entries(outputs))
  for (const name of differs) named.set(`${name}${INPUT}`, resolveRefs(inputs[name]))
  return {
    of: (schema, io) => {
      const name = Object.entries(NAMED).find(([, one]) => one === schema)?.[0]
      if (name !== undefined) return resolveRefs({ $ref: uriFor(io)(name) })
      return resolveRefs(jsonSchemas(io, { this: schema }).this)
    },
    neededBy: (part) => {
      const needed = new Set(refsIn(part))
      for (const name of needed) for (const ref of refsIn(named.get(name) ?? {})) needed.add(ref)
      return Object.fromEntries([...needed].sort().map((name) => [name, named.get(name)]))
    },
  }
}
