import { useEffect, useState } from 'react'
import { getCoach, quitWaiting, subscribeCoach } from '../app/coach/coach-store.ts'
import { MissingGame } from '../app/DeadEnd.tsx'
import { Loading } from '../app/Loading.tsx'
import type { Settings } from '../app/settings/settings.ts'
import { getSettings, subscribeSettings } from '../app/settings/settings-store.ts'
import { useStore } from '../create-store.ts'
import { openGame } from '../game/game-in-progress.ts'
import { type Session, startSession } from '../game/session.ts'
import { electLeader, store, tabChannel } from '../game/tabs.ts'
import { ponderOnMains } from '../game/thinking/ponder.ts'
import { chooseMove } from '../game/thinking/worker-pool.ts'
import { useText } from '../text/use-text.ts'
import { RunningGame } from './RunningGame.tsx'

const WORDS = { missing: 'table.missing', damaged: 'table.damaged', unreadable: 'table.unreadable' } as const

function Failure({ why }: { readonly why: SessionFailure }) {
  const text = useText()
  return <MissingGame title={text.t('table.missing.title')} why={text.t(WORDS[why])} />
}

function Opened({ session }: { readonly session: Session }) {
  return <RunningGame session={session} state={useStore(session)} />
}

/** A game of this browser, at its table. */
export function PlayScreen({ id }: { readonly id: string }) {
  const session = useSession(id)
  if (session === undefined) return <Loading />
  return typeof session === 'string' ? <Failure why={session} /> : <Opened session={session} />
}

type SessionFailure = 'missing' | 'damaged' | 'unreadable'

/** The settings; with the coach of a first game bots wait for a click. */
function paceOf(id: string): Settings {
  const { game, waits } = getCoach()
  return game === id && waits ? { ...getSettings(), speed: 0 } : getSettings()
}

async function open(id: string): Promise<Session | SessionFailure> {
  const saved = await store.load(id)
  if (saved === undefined) return 'missing'
  const opened = openGame(saved)
  if (!opened.ok) return 'damaged'
  return startSession(saved, opened.running, {
    store,
    channel: tabChannel,
    electLeader,
    choose: chooseMove,
    ponder: (position, isWanted) => void ponderOnMains(position, isWanted),
    settings: () => paceOf(id),
    now: Date.now,
  })
}

/** The session of a game, as long as its screen is open; undefined while it is being loaded. */
function useSession(id: string): Session | SessionFailure | undefined {
  const [found, setFound] = useState<Session | SessionFailure>()
  useEffect(() => {
    let left = false
    let session: Session | undefined
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
    let { speed } = getSettings()
    const stopSettings = subscribeSettings(() => {
      if (getSettings().speed !== speed) quitWaiting()
      speed = getSettings().speed
      session?.settingsChanged()
    })
    const stopCoach = subscribeCoach(() => session?.settingsChanged())
    return () => {
      left = true
      stopSettings()
      stopCoach()
      session?.close()
    }
  }, [id])
  return found
}
