import { freshId } from './create-game.ts'
import type { TabChannel } from './tab-channel.ts'

/** Decides whether this tab drives the bots of a game; reports whenever that changes. */
export type LeaderElection = (game: string, changed: (leads: boolean) => void) => () => void

const HEARTBEAT_INTERVAL_MS = 2000
const HEARTBEAT_TIMEOUT_MS = 3 * HEARTBEAT_INTERVAL_MS

/** Without the Web Locks API the oldest tab leads; a tab without heartbeats no longer counts. */
export const electByMessages =
  (channel: TabChannel, now: () => number = Date.now): LeaderElection =>
  (game, changed) => {
    const tab = freshId(6)
    const since = now()
    const others = new Map<string, { readonly since: number; readonly lastSeen: number }>()
    let leads = false
    const update = () => {
      const alive = [...others].filter(([, other]) => now() - other.lastSeen < HEARTBEAT_TIMEOUT_MS)
      const first = alive.every(([id, other]) => since < other.since || (since === other.since && tab < id))
      if (first !== leads) changed(first)
      leads = first
    }
    const stop = channel.listen((message) => {
      if ((message.kind !== 'here' && message.kind !== 'gone') || message.game !== game) return
      const isNew = !others.has(message.tab)
      if (message.kind === 'gone') others.delete(message.tab)
      else others.set(message.tab, { since: message.since, lastSeen: now() })
      if (message.kind === 'here' && isNew) channel.post({ kind: 'here', game, tab, since })
      update()
    })
    const sendHeartbeat = () => {
      channel.post({ kind: 'here', game, tab, since })
      update()
    }
    channel.post({ kind: 'here', game, tab, since })
    // The others have a moment to answer before this tab takes the lead.
    const first = setTimeout(sendHeartbeat, HEARTBEAT_INTERVAL_MS / 8)
    const timer = setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      stop()
      channel.post({ kind: 'gone', game, tab, since })
    }
  }
