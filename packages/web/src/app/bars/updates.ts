import { createStore, useStore } from '../../create-store.ts'

/**
 * The service worker keeps the app for times without a network. A newer one waits until somebody lets it take over; the
 * page then reloads and continues where it was, since everything is saved after every move.
 */
const ready = createStore(false)
let asked = false
let registration: ServiceWorkerRegistration | undefined

/** Is there a version that is newer than the one on the screen? */
export const useUpdateReady = (): boolean => useStore(ready)

/** Not now: the question comes back with the next visit. */
export const postponeUpdate = (): void => ready.set(false)

export function takeUpdate(): void {
  const waiting = registration?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  asked = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

function watch(found: ServiceWorkerRegistration, { serviceWorker }: Navigator): void {
  registration = found
  // The first one of all is no update.
  const look = () => {
    if (found.waiting && serviceWorker.controller) ready.set(true)
  }
  look()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') found.update().catch(() => {})
  })
}

/** Registers the service worker, once the first screen is there. */
export async function startUpdates(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return
  let controlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    // Another tab has let it take over: here too the old parts are gone.
    else if (controlled) ready.set(true)
    controlled = true
  })
  watch(await serviceWorker.register('./sw.js'), navigator)
}
