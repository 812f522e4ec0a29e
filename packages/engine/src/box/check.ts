import { MAX_ENTRIES } from './bounds.ts'
import { nearest } from './near.ts'

/** One thing that is wrong with foreign data: where, and what was expected. */
export interface Fault {
  readonly path: string
  readonly problem: string
}

/** What can be wrong with an edition. Other languages have sentences of their own for each code. */
const PROBLEMS = {
  json: 'is not JSON: line {line}, column {column}',
  object: 'must be an object, not {found}',
  missing: 'is missing',
  unknown: 'is not known',
  near: 'is not known; did you mean {name}?',
  version: 'must be 1 or 2, not {found}; a later version needs a later program',
  newer: 'needs "version": {version} at the beginning of the file',
  remark: 'must be a text or named texts',
  list: 'must be a list, not {found}',
  length: 'must have {length} entries, not {count}',
  long: 'must have {max} entries at most, not {count}',
  integer: 'must be a whole number from {min} to {max}, not {found}',
  boolean: 'must be true or false, not {found}',
  name: 'must be one of {names}, not {found}',
  more: 'and {count} more',
  id: 'must be a name of 1 to 40 letters',
  standard: '"standard" is the box of 2007; this is another one, give it a name of its own',
  groups: "{cards} cards with {players} players can't fill {players} groups of {size} (R4.1)",
  levels: 'must have 1 to {max} levels, not {count}',
  doubles: 'must have either minFloor or sides',
  fields: 'must have 1 to {max} fields, not {count}',
  twice: '{name} stands here twice',
  offers: 'must be two different kinds',
  'top-square': "{square} can't stay empty",
  'top-quality': 'the top tile must have quality 3',
  tops: 'must have one top tile, not {count} (R2.5)',
  tiles: 'must be at most {max}, not {count}',
  'tile-id': 'an id must be 1 to 16 small letters, digits or inner hyphens, and not "unused"',
  floor:
    "{tiles} tiles of quality {floor} can't fill the {squares} squares of floor {floor} with {players} players (R2.5)",
} as const

type FaultCode = keyof typeof PROBLEMS
type Names<Words> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type ValuesOf<Code extends FaultCode> = Readonly<Record<Names<(typeof PROBLEMS)[Code]>, string | number>>

export interface Problem {
  readonly code: FaultCode
  /** Names as the file has them, and numbers; `found` is `list`, `object` or a short value of JSON. */
  readonly values: Readonly<Record<string, string | number>>
}

export interface EditionFault extends Fault, Problem {}

export const problem = <Code extends FaultCode>(
  code: Code,
  ...values: keyof ValuesOf<Code> extends never ? [] : [ValuesOf<Code>]
): Problem => ({ code, values: values[0] ?? {} })

const FOUND: Readonly<Record<string, string>> = { list: 'a list', object: 'an object' }

function faultAt(path: string, problem: string | Problem): Fault | EditionFault {
  if (typeof problem === 'string') return { path, problem }
  const { code, values } = problem
  const words = PROBLEMS[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name])
    return name === 'found' ? (FOUND[value] ?? value) : value
  })
  return { path, problem: words, code, values }
}

export type Checked<T, F extends Fault = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly F[] }

/** What stands there, shortly; of a list or an object, which may be huge, only that it is one. */
export const found = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object' && value !== null) return 'object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Who sends nonsense need not be told of every piece of it. */
const MOST_FAULTS = 30
/** So deep are the values of an edition at most. */
const DEEPEST = 6

/** The place of a key; the outermost object has no name of its own. */
const inside = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

type FaultOf<Own> = Own extends string ? Fault : EditionFault

/**
 * Reads unknown JSON and notes every fault instead of stopping at the first; after a fault it goes on with a stand-in.
 * `Own` is how a check of more than the form says what it demands: in words, or so that every language can say it.
 */
export class Check<Own extends string | Problem = string> {
  readonly faults: FaultOf<Own>[] = []
  private more = 0
  private readonly missing = new Set<string>()

  fault(path: string, problem: Own | Problem): void {
    if (this.isMissing(path)) return
    if (this.faults.length < MOST_FAULTS) this.faults.push(faultAt(path, problem) as FaultOf<Own>)
    else this.more++
  }

  /** What is missing, or lies inside something that is, has no other faults. */
  private isMissing(path: string): boolean {
    let place = path
    for (let depth = 0; depth < DEEPEST; depth++) {
      if (this.missing.has(place)) return true
      place = place.slice(0, Math.max(0, place.lastIndexOf('.'), place.lastIndexOf('[')))
    }
    return false
  }

  /** How many faults there are so far. */
  get count(): number {
    return this.faults.length + this.more
  }

  demand(holds: boolean, path: string, problem: Own): void {
    if (!holds) this.fault(path, problem)
  }

  object(value: unknown, path: string): Record<string, unknown> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    this.fault(path === '' ? 'edition' : path, problem('object', { found: found(value) }))
    return {}
  }

  /** An object with exactly these keys; `also` lists those that may be left out. Comments and sources are welcome. */
  record(value: unknown, path: string, keys: readonly string[], also: readonly string[] = []): Record<string, unknown> {
    const object = this.object(value, path)
    if (object !== value) return object
    for (const key of keys) this.need(object, path, key)
    const known = [...keys, ...also, 'source', '$comment']
    for (const key of Object.keys(object)) if (!known.includes(key)) this.unknown(path, key, known)
    this.remarks(object, path)
    return object
  }

  private need(object: Record<string, unknown>, path: string, key: string): void {
    if (Object.hasOwn(object, key)) return
    this.fault(inside(path, key), problem('missing'))
    this.missing.add(inside(path, key))
  }

  private unknown(path: string, key: string, known: readonly string[]): void {
    const name = this.count < MOST_FAULTS ? nearest(key, known) : undefined
    this.fault(inside(path, key), name === undefined ? problem('unknown') : problem('near', { name }))
  }

  /** A source or comment is a text, or a few texts by name. */
  remarks(object: Record<string, unknown>, path: string): void {
    for (const key of ['source', '$comment']) {
      const remark = object[key]
      const texts = typeof remark === 'object' && remark !== null ? Object.values(remark) : [remark ?? '']
      if (!texts.every((text) => typeof text === 'string')) this.fault(inside(path, key), problem('remark'))
    }
  }

  list(value: unknown, path: string, length?: number): unknown[] {
    if (!Array.isArray(value)) {
      this.fault(path, problem('list', { found: found(value) }))
      return []
    }
    if (length !== undefined && value.length !== length) {
      this.fault(path, problem('length', { length, count: value.length }))
      return []
    }
    if (value.length > MAX_ENTRIES) {
      this.fault(path, problem('long', { max: MAX_ENTRIES, count: value.length }))
      return []
    }
    return value
  }

  integer(value: unknown, path: string, min: number, max: number): number {
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number
    this.fault(path, problem('integer', { min, max, found: found(value) }))
    return min
  }

  boolean(value: unknown, path: string): boolean {
    if (typeof value !== 'boolean') this.fault(path, problem('boolean', { found: found(value) }))
    return value === true
  }

  /** One of some names; answers its index, -1 after a fault. */
  name(value: unknown, path: string, names: readonly string[]): number {
    const index = names.indexOf(value as string)
    if (index < 0) this.fault(path, problem('name', { names: names.join(', '), found: found(value) }))
    return index
  }

  result<T>(value: () => T): Checked<T, FaultOf<Own>> {
    if (this.faults.length === 0) return { ok: true, value: value() }
    if (this.more === 0) return { ok: false, faults: this.faults }
    const more = faultAt('…', problem('more', { count: this.more })) as FaultOf<Own>
    return { ok: false, faults: [...this.faults, more] }
  }
}
