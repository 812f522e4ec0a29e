import { checkEdition, fromState, STANDARD } from '../src/index.ts'

/** The faults of an edition, as `path problem`. */
export function editionFaults(json: unknown): string[] {
  const checked = checkEdition(json)
  return checked.ok ? [] : checked.faults.map(({ path, problem }) => `${path} ${problem}`)
}

/** The faults of a state, as `path problem`. */
export function stateFaults(json: unknown): string[] {
  const position = fromState(json, STANDARD)
  return position.ok ? [] : position.faults.map(({ path, problem }) => `${path} ${problem}`)
}

/** Every path in a JSON value. */
export function jsonPaths(json: unknown, path = ''): string[] {
  if (typeof json !== 'object' || json === null) return [path]
  const inside = Object.entries(json).flatMap(([key, value]) => jsonPaths(value, path === '' ? key : `${path}.${key}`))
  return path === '' ? inside : [path, ...inside]
}
