import type { Edition } from '@amyitis/engine'
import { useEffect } from 'react'
import { keep } from '../app/settings/kept.ts'

/** Where the edition of the last table is kept, for the rules to show its numbers; empty for the standard one. */
export const EDITION_KEY = 'amyitis.edition'

export function useEdition(edition: Edition): void {
  useEffect(() => {
    keep(EDITION_KEY, edition.id === 'standard' ? '' : JSON.stringify(edition))
  }, [edition])
}
