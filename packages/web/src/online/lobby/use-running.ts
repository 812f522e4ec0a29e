import type { TableSummary } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { getRunning } from '../api/calls.ts'

const INTERVAL_MS = 10_000

/** The public games in progress, read again every few seconds while the page is visible; undefined until the first answer. */
export function useRunning(): readonly TableSummary[] | undefined {
  const [tables, setTables] = useState<readonly TableSummary[]>()
  useEffect(() => {
    let left = false
    const read = async () => {
      if (document.hidden) return
      const found = await getRunning()
      if (!left && found.ok) setTables(found.value.tables)
    }
    void read()
    const timer = setInterval(read, INTERVAL_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [])
  return tables
}
