import { checkEdition, type Edition, STANDARD } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../app/settings/local-storage.ts'

/** Where the edition of the last table is stored, for the rules to show its numbers; empty for the standard one. */
const EDITION_KEY = 'amyitis.edition'

/** Remembers the edition of a table that is opened. */
export function useRememberedEdition(edition: Edition): void {
  useEffect(() => {
    writeStored(EDITION_KEY, edition.id === 'standard' ? '' : JSON.stringify(edition))
  }, [edition])
}

/** The edition of the table that was opened last, if it is not the standard one. */
export function tableEdition(kept: string | null): Edition | undefined {
  try {
    const checked = checkEdition(JSON.parse(kept ?? ''))
    return checked.ok && checked.value.id !== STANDARD.id ? checked.value : undefined
  } catch {
    return undefined
  }
}

export interface EditionChoice {
  /** The one whose numbers are shown. */
  readonly edition: Edition
  /** The one of the table; undefined where there is no other than the standard one. */
  readonly own: Edition | undefined
  toggle(): void
}

/** Whose numbers the rules show: those of the last table, or the standard ones. */
export function useTableEdition(): EditionChoice {
  const [own] = useState(() => tableEdition(readStored(EDITION_KEY)))
  const [shown, setShown] = useState(own !== undefined)
  return { edition: shown ? (own ?? STANDARD) : STANDARD, own, toggle: () => setShown(!shown) }
}
