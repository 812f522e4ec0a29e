import type { ListName, TableSummary } from '@amyitis/protocol'
import { useState } from 'react'
import { getList } from '../api/calls.ts'

interface More {
  readonly tables: readonly TableSummary[]
  /** Reads the next page; undefined if there is none. */
  readonly load: (() => void) | undefined
}

interface Pages {
  readonly tables: readonly TableSummary[]
  readonly next: string | undefined
}

/** The further pages of a list that have been loaded. */
export function useMore(list: ListName, first: string | undefined): More {
  const [pages, setPages] = useState<Pages>()
  const [loading, setLoading] = useState(false)
  const next = pages === undefined ? first : pages.next
  const load = async (after: string) => {
    setLoading(true)
    const found = await getList(list, after)
    setLoading(false)
    if (!found.ok) return
    const known = new Set(pages?.tables.map(({ id }) => id))
    const fresh = found.value.tables.filter(({ id }) => !known.has(id))
    setPages({ tables: [...(pages?.tables ?? []), ...fresh], next: found.value.next })
  }
  return {
    tables: pages?.tables ?? [],
    load: next === undefined || loading ? undefined : () => void load(next),
  }
}

/** What was read again meanwhile is newer. */
export const joined = (first: readonly TableSummary[], more: readonly TableSummary[]): TableSummary[] => {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...more.filter(({ id }) => !known.has(id))]
}
