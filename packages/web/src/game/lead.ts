import { freshId } from './begin.ts'
import type { NewsChannel } from './news.ts'

/** Says whether this tab drives the bots of a game; the answer may change while it is open. */
export type Lead = (game: string, changed: (leads: boolean) => void) => () => void

const BEAT = 2000
const SILENT = 3 * BEAT

/** Without locks the tab that has been there longest leads; one that falls silent no longer counts. */
export const leadByNews =
  (news: NewsChannel, now: () => number = Date.now): Lead =>
  (game, changed) => {
    const [tab, since] = [freshId(6), now()]
    const others = new Map<string, { readonly since: number; readonly heard: number }>()
    let leads = false
    const look = () => {
      const alive = [...others].filter(([, other]) => now() - other.heard < SILENT)
      const first = alive.every(([id, other]) => since < other.since || (since === other.since && tab < id))
      if (first !== leads) changed(first)
      leads = first
    }
    const stop = news.listen((heard) => {
      if ((heard.kind !== 'here' && heard.kind !== 'gone') || heard.game !== game) return
      const isNew = !others.has(heard.tab)
      if (heard.kind === 'gone') others.delete(heard.tab)
      else others.set(heard.tab, { since: heard.since, heard: now() })
      if (heard.kind === 'here' && isNew) news.post({ kind: 'here', game, tab, since })
      look()
    })
    const beat = () => {
      news.post({ kind: 'here', game, tab, since })
      look()
    }
    news.post({ kind: 'here', game, tab, since })
    // The others have a moment to answer before this tab takes the lead.
    const [first, timer] = [setTimeout(beat, BEAT / 8), setInterval(beat, BEAT)]
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      stop()
      news.post({ kind: 'gone', game, tab, since })
    }
  }
