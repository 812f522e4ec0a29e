import { useMemo, useSyncExternalStore } from 'react'
import { parseRoute, type Route, routeTo } from './router.ts'

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parseRoute(hash), [hash])
}

export function go(route: Route): void {
  location.hash = routeTo(route)
}
