import { useEffect } from 'react'
import { useTurnCount } from './hub/turns-store.ts'

/**
 * The title of the page, as tabs and readers show it, with the number of online tables that wait for the player; not if it
 * calls them already (`calls`).
 */
export function useTitle(title: string, calls = false): void {
  const count = useTurnCount()
  useEffect(() => {
    document.title = count > 0 && !calls ? `(${count}) ${title}` : title
  }, [title, calls, count])
}
