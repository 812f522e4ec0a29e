import { type Edition, readEdition, STANDARD, shortEdition } from '@amyitis/engine'
import { readStored, writeStored } from '../settings/local-storage.ts'

const KEY = 'amyitis.own-edition'

/** The edition made on this device, if there is one. */
export function ownEdition(): Edition | undefined {
  const kept = readStored(KEY)
  const checked = kept === null || kept === '' ? undefined : readEdition(kept)
  return checked?.ok && checked.value !== STANDARD ? checked.value : undefined
}

/** Keeps an edition, unless it differs from the standard one in nothing but its name. */
export function keepOwnEdition(edition: Edition): boolean {
  const { version, extends: base, id, ...changes } = shortEdition(edition)
  const isOwn = Object.keys(changes).length > 0
  return writeStored(KEY, isOwn ? JSON.stringify({ version, extends: base, id, ...changes }) : '')
}
