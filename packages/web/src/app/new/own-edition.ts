import { type Edition, readEdition, STANDARD, shortEdition } from '@amyitis/engine'
import { readStored, writeStored } from '../settings/local-storage.ts'

export const OWN_EDITION_KEY = 'amyitis.own-edition'
export const OWN_EDITION_CHANGED_KEY = 'amyitis.own-edition.changed'
export const OWN_EDITION_ASIDE_KEY = 'amyitis.own-edition.aside'

const shortOf = (edition: Edition): string => JSON.stringify(shortEdition(edition))

function readKept(key: string): Edition | undefined {
  const kept = readStored(key)
  const checked = kept === null || kept === '' ? undefined : readEdition(kept)
  return checked?.ok && checked.value !== STANDARD ? checked.value : undefined
}

/** The edition made on this device, if there is one. */
export const ownEdition = (): Edition | undefined => readKept(OWN_EDITION_KEY)

/** The one before it, which a link, a file or a fresh start has replaced. */
export const editionAside = (): Edition | undefined => readKept(OWN_EDITION_ASIDE_KEY)

/** Puts the player’s edition aside before another replaces it; does nothing if there is none, or if both are the same. */
export function putAside(next: Edition): void {
  const own = ownEdition()
  if (own === undefined || shortOf(own) === shortOf(next)) return
  writeStored(OWN_EDITION_ASIDE_KEY, shortOf(own))
}

/** Keeps an edition, unless it differs from the standard one in nothing but its name. */
export function keepOwnEdition(edition: Edition): boolean {
  const { version, extends: base, id, ...changes } = shortEdition(edition)
  const isOwn = Object.keys(changes).length > 0
  const text = isOwn ? JSON.stringify({ version, extends: base, id, ...changes }) : ''
  return (
    text === (readStored(OWN_EDITION_KEY) ?? '') ||
    storeEdition({ text, changed: Math.max(Date.now(), storedEdition().changed + 1) })
  )
}

/** The edition as its file, empty if there is none, and when it was changed. */
export interface StoredEdition {
  readonly text: string
  readonly changed: number
}

const NONE: StoredEdition = { text: '', changed: 0 }

/** Reads an edition from elsewhere; one that can't be played counts as none. */
export function readStoredEdition(json: unknown): StoredEdition {
  const { text, changed } = (json ?? {}) as { readonly text?: unknown; readonly changed?: unknown }
  if (typeof text !== 'string' || !Number.isSafeInteger(changed)) return NONE
  return text === '' || readEdition(text).ok ? { text, changed: changed as number } : NONE
}

/** What this device has stored, or another one. */
export const storedEdition = (kept?: Readonly<Record<string, string>>): StoredEdition => {
  const value = (key: string) => (kept === undefined ? readStored(key) : kept[key])
  return readStoredEdition({
    text: value(OWN_EDITION_KEY) ?? '',
    changed: Number(value(OWN_EDITION_CHANGED_KEY) ?? 0),
  })
}

const storeEdition = ({ text, changed }: StoredEdition): boolean =>
  writeStored(OWN_EDITION_CHANGED_KEY, String(changed)) && writeStored(OWN_EDITION_KEY, text)

/** Stores an edition from elsewhere, and puts the own one aside. */
export function replaceEdition(edition: StoredEdition): boolean {
  const read = edition.text === '' ? undefined : readEdition(edition.text)
  putAside(read?.ok ? read.value : STANDARD)
  return storeEdition(edition)
}

/** The one that was changed last. */
export function mergeEditions(a: StoredEdition, b: StoredEdition): StoredEdition {
  if (a.changed !== b.changed) return a.changed > b.changed ? a : b
  return a.text > b.text ? a : b
}
