import type { Random } from '@amyitis/engine'
import { type Json, nasty, pick } from './nasty.ts'

/** JSON Schema as far as the description of the API uses it. */
export interface Shape {
  readonly $ref?: string
  readonly type?: string
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly oneOf?: readonly Shape[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** What fits into a text or a number of that name: things that there are, and things that look like it. */
export interface Pool {
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly numbers: Readonly<Record<string, readonly number[]>>
  /** Tables that there are. */
  readonly tables: readonly string[]
}

interface Ground {
  readonly random: Random
  readonly named: Readonly<Record<string, Shape>>
  readonly pool: Pool
}

function number({ minimum = 0, maximum = 1000 }: Shape, random: Random): number {
  return minimum + random(Math.min(maximum - minimum, 400) + 1)
}

/** Something that the server takes for a request, or nearly. */
export function make(shape: Shape, ground: Ground, name = ''): Json {
  const { random, named, pool } = ground
  if (shape.$ref !== undefined) return make(named[shape.$ref.split('/').at(-1) ?? ''] ?? {}, ground, name)
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return pick(random, shape.enum)
  const choices = shape.oneOf ?? shape.anyOf
  if (choices !== undefined) return make(pick(random, choices), ground, name)
  switch (shape.type) {
    case 'object': {
      const required = shape.required ?? []
      const entries = Object.entries(shape.properties ?? {})
      const taken = entries.filter(([one]) => required.includes(one) || random(2) === 0)
      return Object.fromEntries(taken.map(([one, value]) => [one, make(value, ground, one)]))
    }
    case 'array':
      return Array.from({ length: (shape.minItems ?? 0) + random(3) }, () => make(shape.items ?? {}, ground, name))
    case 'integer':
    case 'number':
      return pool.numbers[name] === undefined ? number(shape, random) : pick(random, pool.numbers[name])
    case 'boolean':
      return random(2) === 0
    case 'string':
      return pick(random, pool.texts[name] ?? pool.texts.text)
    default:
      return nasty(random)
  }
}
