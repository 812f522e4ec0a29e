import { type Edition, readEdition, STANDARD, shortEdition } from '@amyitis/engine'
import { readStored, writeStored } from '../settings/local-storage.ts'

const KEY = 'amyitis.own-edition'
const ASIDE = 'amyitis.own-edition.aside'

const shortOf = (edition: Edition): string => JSON.stringify(shortEdition(edition))

function readKept(key: string): Edition | undefined {
  const kept = readStored(key)
  const checked = kept === null || kept === '' ? undefined : readEdition(kept)
  return checked?.ok && checked.value !== STANDARD ? checked.value : undefined
}

/** The edition made on this device, if there is one. */
export const ownEdition = (): Edition | undefined => readKept(KEY)

/** The one before it, which a link, a file or a fresh start has replaced. */
export const editionAside = (): Edition | undefined => readKept(ASIDE)

/** Puts the own edition aside before another takes its place: nothing if there is none, or if it's the same again. */
export function putAside(next: Edition): void {
  const own = ownEdition()
  if (own === undefined || shortOf(own) === shortOf(next)) return
  writeStored(ASIDE, shortOf(own))
}

/** Keeps an edition, unless it differs from the standard one in nothing but its name. */
export function keepOwnEdition(edition: Edition): boolean {
  const { version, extends: base, id, ...changes } = shortEdition(edition)
  const isOwn = Object.keys(changes).length > 0
  return writeStored(KEY, isOwn ? JSON.stringify({ version, extends: base, id, ...changes }) : '')
}
