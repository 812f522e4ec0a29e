import type { State } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import { getState } from '../api/calls.ts'

/** The position of a running game, read while it is wanted, and again when it has changed; undefined until it is there. */
export function useTableState(table: string, changed: number, wanted = true): State | undefined {
  const [state, setState] = useState<State>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is another position
  useEffect(() => {
    if (!wanted) return
    let left = false
    getState(table).then((found) => {
      if (!left && found.ok) setState(found.value)
    })
    return () => {
      left = true
    }
  }, [table, changed, wanted])
  return state
}
