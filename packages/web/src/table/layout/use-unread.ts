import { useState } from 'react'
import type { Region } from '../../board/regions.ts'

/** How many lines of the log nobody has seen yet: they are seen while its tab is open. */
export function useUnread(lines: number, tab: Region) {
  const [seen, setSeen] = useState(lines)
  return {
    count: lines - seen,
    read(next: Region) {
      if (next === 'log' || tab === 'log') setSeen(lines)
    },
  }
}
