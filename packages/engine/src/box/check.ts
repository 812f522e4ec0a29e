/** One thing that is wrong with foreign data: where, and what was expected. */
export interface Fault {
  readonly path: string
  readonly problem: string
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** What stands there, shortly; of a list or an object, which may be huge, only that it is one. */
const shown = (value: unknown) => {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Who sends nonsense need not be told of every piece of it; and no list that is read has more entries than this. */
const MOST_FAULTS = 30
const MOST_ENTRIES = 99

/** Reads unknown JSON and notes every fault instead of stopping at the first; after a fault it goes on with a stand-in. */
export class Check {
  readonly faults: Fault[] = []
  private more = 0

  fault(path: string, problem: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ path, problem })
    else this.more++
  }

  demand(holds: boolean, path: string, problem: string): void {
    if (!holds) this.fault(path, problem)
  }

  object(value: unknown, path: string): Record<string, unknown> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    this.fault(path, `must be an object, not ${shown(value)}`)
    return {}
  }

  /** An object with exactly these keys; `also` lists those that may be left out. Comments and sources are welcome. */
  record(value: unknown, path: string, keys: readonly string[], also: readonly string[] = []): Record<string, unknown> {
    const object = this.object(value, path)
    if (object !== value) return object
    for (const key of keys) if (!Object.hasOwn(object, key)) this.fault(`${path}.${key}`, 'is missing')
    const known = [...keys, ...also, 'source', '$comment']
    for (const key of Object.keys(object)) if (!known.includes(key)) this.fault(`${path}.${key}`, 'is not known')
    this.remarks(object, path)
    return object
  }

  /** A source or comment is a text, or a few texts by name. */
  remarks(object: Record<string, unknown>, path: string): void {
    for (const key of ['source', '$comment']) {
      const remark = object[key]
      const texts = typeof remark === 'object' && remark !== null ? Object.values(remark) : [remark ?? '']
      if (!texts.every((text) => typeof text === 'string'))
        this.fault(`${path}.${key}`, 'must be a text or named texts')
    }
  }

  list(value: unknown, path: string, length?: number): unknown[] {
    if (!Array.isArray(value)) {
      this.fault(path, `must be a list, not ${shown(value)}`)
      return []
    }
    if (length !== undefined && value.length !== length) {
      this.fault(path, `must have ${length} entries, not ${value.length}`)
      return []
    }
    if (value.length > MOST_ENTRIES) {
      this.fault(path, `must have ${MOST_ENTRIES} entries at most, not ${value.length}`)
      return []
    }
    return value
  }

  integer(value: unknown, path: string, min: number, max: number): number {
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number
    this.fault(path, `must be a whole number from ${min} to ${max}, not ${shown(value)}`)
    return min
  }

  boolean(value: unknown, path: string): boolean {
    if (typeof value !== 'boolean') this.fault(path, `must be true or false, not ${shown(value)}`)
    return value === true
  }

  /** One of some names; answers its index, -1 after a fault. */
  name(value: unknown, path: string, names: readonly string[]): number {
    const index = names.indexOf(value as string)
    if (index < 0) this.fault(path, `must be one of ${names.join(', ')}, not ${shown(value)}`)
    return index
  }

  result<T>(value: () => T): Checked<T> {
    if (this.faults.length === 0) return { ok: true, value: value() }
    const more = this.more === 0 ? [] : [{ path: '…', problem: `and ${this.more} more` }]
    return { ok: false, faults: [...this.faults, ...more] }
  }
}
