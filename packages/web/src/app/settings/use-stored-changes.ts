import { useEffect, useReducer } from 'react'
import { onStored } from './local-storage.ts'

/** Re-renders when something else is stored, such as what another device of the account has sent. */
export function useStoredChanges(): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onStored(render), [])
}
