import type { Turns } from '@amyitis/protocol'
import { turnsStore } from '../../app/hub/turns-store.ts'
import { apiUrl } from '../api/client.ts'

export const TURNS_INTERVAL_MS = 10_000
/** The title and the icon of a tab that nobody sees are worth a request a minute. */
export const HIDDEN_INTERVAL_MS = 60_000

export interface PollingDeps {
  fetch(url: URL, init: RequestInit): Promise<Response>
  hidden(): boolean
  wait(ms: number, work: () => void): () => void
  /** The server does not know this browser any more. */
  onSignedOut(): void
}

export interface Polling {
  /** Asks at once. */
  refresh(): void
  stop(): void
}

/** Asks the server what waits for the player, politely: it answers in full only if something has changed. */
export function pollTurns({ fetch, hidden, wait, onSignedOut }: PollingDeps): Polling {
  let tag: string | undefined
  let cancel = () => {}
  let stopped = false
  let asking = false
  let again = false

  async function ask(): Promise<void> {
    const response = await fetch(apiUrl('me/turns'), {
      credentials: 'same-origin',
      cache: 'no-store',
      ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
    })
    if (stopped || response.status === 304) return
    if (!response.ok) {
      if (response.status === 401) onSignedOut()
      return
    }
    const found = (await response.json()) as Turns
    if (stopped) return
    tag = response.headers.get('etag') ?? undefined
    turnsStore.set(found)
  }

  function look(): void {
    cancel()
    if (stopped) return
    if (asking) {
      again = true
      return
    }
    asking = true
    again = false
    ask()
      .catch(() => undefined)
      .then(() => {
        asking = false
        if (again) look()
        else if (!stopped) cancel = wait(hidden() ? HIDDEN_INTERVAL_MS : TURNS_INTERVAL_MS, look)
      })
  }

  look()
  return {
    refresh: look,
    stop() {
      stopped = true
      cancel()
      turnsStore.set(undefined)
    },
  }
}
