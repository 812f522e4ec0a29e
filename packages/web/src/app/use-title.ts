import { useEffect } from 'react'

/** The title of the page, as tabs and readers show it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
