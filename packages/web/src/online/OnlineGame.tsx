import { useCallback, useEffect, useState } from 'react'
import { routeTo } from '../app/router.ts'
import { getSettings, subscribeSettings } from '../app/settings/settings-store.ts'
import { useStore } from '../create-store.ts'
import { SeatAsideProvider } from '../panels/seat-aside.tsx'
import { RunningGame, type TableExtras } from '../table/RunningGame.tsx'
import { ChatDrawer, ChatToggle, useChatDrawer } from './chat/ChatDrawer.tsx'
import { OnlineEnd } from './end/OnlineEnd.tsx'
import { GameMenu } from './play/GameMenu.tsx'
import { GameNotices } from './play/GameNotices.tsx'
import { type OnlineSession, onlineSession } from './play/online-session.ts'
import type { Live, OnlineTable } from './play/online-table.ts'
import { recordOfTable } from './play/record.ts'
import { LiveProvider, SeatState } from './play/SeatState.tsx'
import { shareRounds } from './play/sharing.ts'
import { Watchers } from './play/Watchers.tsx'

/** How long a move of a bot stays in sight, by the pace that the settings ask for. */
const STAY = 650

function useOnlineSession(online: OnlineTable): OnlineSession | undefined {
  const [session, setSession] = useState<OnlineSession>()
  useEffect(() => {
    const opened = onlineSession(online, {
      answersItself: () => getSettings().answersItself,
      pace: () => (document.hidden ? 0 : STAY / (getSettings().speed || 1)),
      wait(ms, work) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    setSession(opened)
    const stop = subscribeSettings(opened.reconsider)
    return () => {
      stop()
      opened.close()
    }
  }, [online])
  useEffect(() => shareRounds(online), [online])
  return session
}

interface PlayedProps {
  readonly online: OnlineTable
  readonly live: Live
  readonly session: OnlineSession
}

function Played({ online, live, session }: PlayedProps) {
  const state = useStore(session)
  const chat = useChatDrawer(live)
  const record = useCallback(() => recordOfTable(state.running, live.table), [state.running, live.table])
  const extras: TableExtras = {
    aside: (
      <>
        <Watchers live={live} />
        <ChatToggle chat={chat} />
      </>
    ),
    more: <GameMenu live={live} session={session} />,
    notices: <GameNotices online={online} live={live} session={session} state={state} />,
    lookBack: live.table.status === 'over' ? routeTo({ screen: 'replay', rest: ['table', live.table.id] }) : undefined,
    record,
    end: (model, onClose) => <OnlineEnd model={model} live={live} onClose={onClose} />,
  }
  return (
    <LiveProvider value={live}>
      <SeatAsideProvider value={SeatState}>
        <RunningGame session={session} state={state} extras={extras} />
        <ChatDrawer chat={chat} online={online} live={live} />
      </SeatAsideProvider>
    </LiveProvider>
  )
}

/** The game of a table that is played online, at the same table screen as any other game. */
export function OnlineGame({ online, live }: { readonly online: OnlineTable; readonly live: Live }) {
  const session = useOnlineSession(online)
  return session === undefined ? null : <Played online={online} live={live} session={session} />
}
