import { storeWithFallback } from './fallback-store.ts'
import { idbStore } from './idb-store.ts'
import { electByMessages, type LeaderElection } from './leader-election.ts'
import type { TabChannel, TabMessage } from './tab-channel.ts'

/** The tabs of this browser among themselves. Without BroadcastChannel every tab is alone; saving still compares. */
function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel('amyitis')
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent) => listener(event.data as TabMessage)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

/** The tab that holds the lock leads; when it is closed or crashes, the next one gets it. */
const electByLock =
  (locks: LockManager): LeaderElection =>
  (game, changed) => {
    const leave = new AbortController()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    locks
      .request(`amyitis ${game}`, { signal: leave.signal }, () => {
        changed(true)
        return held
      })
      .catch(() => {})
    return () => {
      leave.abort()
      release()
    }
  }

/** What the tabs of this browser share: the games, messages about them, and which tab drives the bots. */
export const store = storeWithFallback(idbStore())
export const tabChannel = openTabChannel()
export const electLeader: LeaderElection =
  navigator.locks === undefined ? electByMessages(tabChannel) : electByLock(navigator.locks)
