import { useEffect, useState } from 'react'
import { getSettings, subscribeSettings } from '../app/settings/settings-store.ts'
import { useStore } from '../create-store.ts'
import { openGame } from '../game/game-in-progress.ts'
import { type Session, startSession } from '../game/session.ts'
import type { SessionState } from '../game/session-state.ts'
import { lead, news, store } from '../game/tabs.ts'
import { chooseMove } from '../game/thinking/thinkers.ts'

export type SessionFailure = 'missing' | 'damaged' | 'unreadable'

async function open(id: string): Promise<Session | SessionFailure> {
  const saved = await store.load(id)
  if (saved === undefined) return 'missing'
  const opened = openGame(saved)
  if (!opened.ok) return 'damaged'
  return startSession(saved, opened.running, {
    store,
    news,
    lead,
    choose: chooseMove,
    habits: getSettings,
    now: Date.now,
  })
}

/** The session of a game, as long as its screen is open; undefined while it is being loaded. */
export function useSession(id: string): Session | SessionFailure | undefined {
  const [found, setFound] = useState<Session | SessionFailure>()
  useEffect(() => {
    let [left, session]: [boolean, Session | undefined] = [false, undefined]
    open(id).then(
      (opened) => {
        if (typeof opened !== 'string') {
          if (left) opened.close()
          else session = opened
        }
        if (!left) setFound(opened)
      },
      () => left || setFound('unreadable'),
    )
    const stop = subscribeSettings(() => session?.reconsider())
    return () => {
      left = true
      stop()
      session?.close()
    }
  }, [id])
  return found
}

export const useSessionState = (session: Session): SessionState => useStore(session)
