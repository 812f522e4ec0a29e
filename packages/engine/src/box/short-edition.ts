import { EDITION_VERSION, type Edition, STANDARD, upgradeEdition } from './edition.ts'

type Json = Readonly<Record<string, unknown>>

/** The source of a value that an edition changes. */
const OWN = 'own'
const REMARKS = ['source', '$comment']

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How a short edition names an entry of a list: a city by its name, a court card by its level, anything else by its place. */
function keyOf(entry: unknown, index: number): string {
  const { id, level } = isObject(entry) ? entry : ({} as Json)
  return String(id ?? level ?? index)
}

/** The source of an object in which a value was changed. */
const changedSource = (source: unknown, key: string) => (isObject(source) ? { ...source, [key]: OWN } : OWN)

function mergeObjects(base: Json, change: Json): Json {
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(change)) {
    if (value === null && !REMARKS.includes(key)) merged.delete(key)
    // R3.3 Either a floor or a list of sides.
    else merged.set(key, key === 'doubleSides' ? value : merge(base[key], value))
    if (!isObject(value) && merged.has('source') && !Object.hasOwn(change, 'source'))
      merged.set('source', changedSource(merged.get('source'), key))
  }
  return Object.fromEntries(merged)
}

/** A list in which a file changes, adds or removes single entries. */
function mergeList(base: readonly unknown[], change: Json): unknown[] {
  const known = new Map(base.map((entry, index) => [keyOf(entry, index), entry]))
  for (const [key, value] of Object.entries(change)) {
    if (REMARKS.includes(key)) continue
    if (value === null) known.delete(key)
    else known.set(key, merge(known.get(key), value))
  }
  return [...known.values()]
}

function merge(base: unknown, change: unknown): unknown {
  if (Array.isArray(base) && isObject(change)) return mergeList(base, change)
  return isObject(base) && isObject(change) ? mergeObjects(base, change) : change
}

/** Does this JSON say only what differs from another edition? */
export const isShort = (json: unknown): json is Json => isObject(json) && Object.hasOwn(json, 'extends')

/** A short edition as a whole one: with all that it leaves out from the standard edition. */
export function expandEdition({ extends: _, version = EDITION_VERSION, ...changes }: Json): Json {
  const { id: __, ...standard } = STANDARD
  return mergeObjects(standard, { version, ...changes })
}

/** What differs from the base; undefined if nothing does. */
function difference(base: unknown, value: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(value)) {
    const keys = value.map(keyOf)
    const sameEntries = keys.join() === base.map(keyOf).join() && value.every(isObject)
    if (sameEntries) return differences(keyed(base), keyed(value))
    return JSON.stringify(base) === JSON.stringify(value) ? undefined : value
  }
  if (isObject(base) && isObject(value)) return differences(base, value)
  return base === value ? undefined : value
}

const keyed = (list: readonly unknown[]): Json => Object.fromEntries(list.map((entry, i) => [keyOf(entry, i), entry]))

function differences(base: Json, value: Json): Json | undefined {
  const keys = new Set([...Object.keys(base), ...Object.keys(value)])
  const found = [...keys].flatMap((key) => {
    if (REMARKS.includes(key)) return []
    if (!Object.hasOwn(value, key)) return [[key, null] as const]
    const one = difference(base[key], value[key])
    if (one === undefined) return []
    return [[key, key === 'doubleSides' ? value[key] : one] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** An edition as a short file: only what differs from the standard one. */
export function shortEdition(edition: Edition): Json {
  const { version, id, ...values } = upgradeEdition(edition)
  const { version: _, id: __, ...standard } = STANDARD
  return { version, extends: STANDARD.id, id, ...differences(standard, values) }
}
