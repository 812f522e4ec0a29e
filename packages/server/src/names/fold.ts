import { CONFUSABLES } from './confusables.ts'

const PROTOTYPES = new Map<string, string>()
for (const group of CONFUSABLES) {
  const blank = group.indexOf(' ', 1)
  for (const one of group.slice(blank + 1)) PROTOTYPES.set(one, group.slice(0, blank))
}

/** UTS 39: two texts with the same skeleton are confusable. */
const skeletonOf = (text: string): string =>
  [...text.normalize('NFD')]
    .map((one) => PROTOTYPES.get(one) ?? one)
    .join('')
    .normalize('NFD')

const caseFolded = (text: string) => text.toUpperCase().toLowerCase()

/**
 * A name folded for comparison. Case is folded between two skeletons, because a capital may look like another letter than
 * its lower-case form does; so I, l and i are all the same.
 */
export function foldName(name: string): string {
  const first = caseFolded(skeletonOf(name.normalize('NFKC')))
  return skeletonOf(caseFolded(skeletonOf(first.normalize('NFKC'))))
    .replaceAll('i', 'l')
    .replace(/\s+/g, ' ')
    .trim()
}
