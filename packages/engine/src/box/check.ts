import { MAX_ENTRIES } from './bounds.ts'
import { type Problem, problemsOf, wordsOf } from './problem.ts'

/** The edit distance of two words, with transpositions. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) rows[0][j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1)
    }
  return rows[a.length][b.length]
}

const LONGEST = 20

/** The closest known name; undefined if none is near. */
function nearest(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  const far = word.length <= 4 ? 1 : 2
  let best: { name: string; steps: number } | undefined
  for (const name of names) {
    const steps = distance(word.toLowerCase(), name.toLowerCase())
    if (steps <= far && steps < name.length && (best === undefined || steps < best.steps)) best = { name, steps }
  }
  return best?.name
}

/** A fault in untrusted data: where, and what was expected. */
export interface Fault {
  readonly path: string
  readonly problem: string
}

/** What any JSON can have wrong. Each code has a sentence in every language. */
const PHRASES = {
  object: 'must be an object, not {found}',
  missing: 'is missing',
  unknown: "isn't recognised",
  near: "isn't recognised; did you mean {name}?",
  remark: 'must be text or named texts',
  list: 'must be a list, not {found}',
  length: 'must have {length} entries, not {count}',
  long: 'must have at most {max} entries, not {count}',
  integer: 'must be a whole number from {min} to {max}, not {found}',
  boolean: 'must be true or false, not {found}',
  name: 'must be one of {names}, not {found}',
  more: 'and {count} more',
} as const

type CommonCode = keyof typeof PHRASES

const problem = problemsOf(PHRASES)

/** A fault with its code and values, for a sentence in any language. */
export interface CodedFault<Code extends string> extends Fault, Pick<Problem<Code | CommonCode>, 'code' | 'values'> {}

function faultAt<Code extends string>(
  path: string,
  problem: Problem<Code>,
): Fault & Pick<Problem<Code>, 'code' | 'values'> {
  return { path, problem: wordsOf(problem), code: problem.code, values: problem.values }
}

export type Checked<T, F extends Fault = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly F[] }

/** A short form of the value found; a list or an object, which may be huge, is only named as such. */
export const found = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object' && value !== null) return 'object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** The maximum number of faults reported. */
const MOST_FAULTS = 30
/** The maximum nesting depth of an edition. */
const DEEPEST = 6

/** The path of a key; the outermost object has no name. */
const inside = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/**
 * Reads unknown JSON and collects every fault instead of stopping at the first; after a fault it continues with a
 * placeholder. `Code` is what further checks may find.
 */
export class Check<Code extends string> {
  readonly faults: CodedFault<Code>[] = []
  private more = 0
  private readonly missing = new Set<string>()

  fault(path: string, problem: Problem<Code | CommonCode>): void {
    if (this.isMissing(path)) return
    if (this.faults.length < MOST_FAULTS) this.faults.push(faultAt(path, problem))
    else this.more++
  }

  /** A missing value, or one inside a missing value, has no other faults. */
  private isMissing(path: string): boolean {
    let place = path
    for (let depth = 0; depth < DEEPEST; depth++) {
      if (this.missing.has(place)) return true
      place = place.slice(0, Math.max(0, place.lastIndexOf('.'), place.lastIndexOf('[')))
    }
    return false
  }

  /** The number of faults so far. */
  get count(): number {
    return this.faults.length + this.more
  }

  demand(holds: boolean, path: string, problem: Problem<Code>): void {
    if (!holds) this.fault(path, problem)
  }

  object(value: unknown, path: string): Record<string, unknown> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    this.fault(path === '' ? 'edition' : path, problem('object', { found: found(value) }))
    return {}
  }

  /** An object with exactly these keys; those in `also` are optional. Comments and sources are allowed. */
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

  /** A source or comment is a text, or a few named texts. */
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

  /** One of some names; returns its index, or -1 after a fault. */
  name(value: unknown, path: string, names: readonly string[]): number {
    const index = names.indexOf(value as string)
    if (index < 0) this.fault(path, problem('name', { names: names.join(', '), found: found(value) }))
    return index
  }

  result<T>(value: () => T): Checked<T, CodedFault<Code>> {
    if (this.faults.length === 0) return { ok: true, value: value() }
    if (this.more === 0) return { ok: false, faults: this.faults }
    return { ok: false, faults: [...this.faults, faultAt('…', problem('more', { count: this.more }))] }
  }
}
