import type { Random } from '@amyitis/engine'
import { type Json, oddValue, pick } from './odd-values.ts'

/** The part of JSON Schema that the OpenAPI description uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Candidate values by field name: existing ones and plausible ones. */
export interface ValuePool {
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly numbers: Readonly<Record<string, readonly number[]>>
  /** Existing tables. */
  readonly tables: readonly string[]
}

interface GeneratorContext {
  readonly random: Random
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly pool: ValuePool
}

function generateNumber({ minimum = 0, maximum = 1000 }: JsonSchema, random: Random): number {
  return minimum + random(Math.min(maximum - minimum, 400) + 1)
}

/** A random value that fits a schema, or nearly. */
export function generate(schema: JsonSchema, context: GeneratorContext, name = ''): Json {
  const { random, schemas, pool } = context
  if (schema.$ref !== undefined) return generate(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, context, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(random, schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices !== undefined) return generate(pick(random, choices), context, name)
  switch (schema.type) {
    case 'object': {
      const required = schema.required ?? []
      const entries = Object.entries(schema.properties ?? {})
      const included = entries.filter(([field]) => required.includes(field) || random(2) === 0)
      return Object.fromEntries(included.map(([field, value]) => [field, generate(value, context, field)]))
    }
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + random(3) }, () =>
        generate(schema.items ?? {}, context, name),
      )
    case 'integer':
    case 'number':
      return pool.numbers[name] === undefined ? generateNumber(schema, random) : pick(random, pool.numbers[name])
    case 'boolean':
      return random(2) === 0
    case 'string':
      return pick(random, pool.texts[name] ?? pool.texts.text)
    default:
      return oddValue(random)
  }
}
