import { idbStore } from './idb-store.ts'
import { type Lead, leadByNews } from './lead.ts'
import type { NewsChannel, TabNews } from './news.ts'
import { shelteredStore } from './sheltered-store.ts'

/** The tabs of this browser among themselves. Without BroadcastChannel every tab is alone; saving still compares. */
function tabNews(): NewsChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel('amyitis')
  return {
    post: (news) => channel.postMessage(news),
    listen(heard) {
      const listener = (event: MessageEvent) => heard(event.data as TabNews)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

/** The tab that holds the lock leads; when it is closed or crashes, the next one gets it. */
const leadByLock =
  (locks: LockManager): Lead =>
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

/** What the tabs of this browser share: the games, the news about them, and who lets the bots play. */
export const store = shelteredStore(idbStore())
export const news = tabNews()
export const lead: Lead = navigator.locks === undefined ? leadByNews(news) : leadByLock(navigator.locks)
