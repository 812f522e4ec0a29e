/** How many colours seals have; see seal.css. */
export const SEAL_COLOURS = 8

/** The colour of somebody’s seal, from 0: the same for an id everywhere. */
export function sealColour(id: string): number {
  let hash = 0
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % SEAL_COLOURS
}

const segments = new Intl.Segmenter()

/** The letter on a seal: the first one of a name, as a whole. */
export function initialOf(name: string): string {
  const [first] = segments.segment(name.trim())
  return first?.segment.toUpperCase() ?? '?'
}
