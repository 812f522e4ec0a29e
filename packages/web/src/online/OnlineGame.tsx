import { lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { routeTo } from '../app/router.ts'
import { getSettings, subscribeSettings } from '../app/settings/settings-store.ts'
import type { Remark } from '../board/log.ts'
import { useStore } from '../create-store.ts'
import { SeatAsideProvider } from '../panels/SeatAside.tsx'
import { RunningGame, type TableExtras } from '../table/RunningGame.tsx'
import { useText } from '../text/use-text.ts'
import { ChatDrawer, ChatToggle, useChatDrawer } from './chat/ChatDrawer.tsx'
import { GameMenu } from './play/GameMenu.tsx'
import { GameNotices } from './play/GameNotices.tsx'
import { type OnlineSession, startOnlineSession } from './play/online-session.ts'
import type { Live, OnlineTable } from './play/online-table.ts'
import { recordOfTable } from './play/record.ts'
import { LiveProvider, SeatState } from './play/SeatState.tsx'
import { seatChangeIcon, seatChangeText } from './play/seat-changes.ts'
import { shareRounds } from './play/sharing.ts'
import { Watchers } from './play/Watchers.tsx'

const OnlineFinale = lazy(() =>
  import('./end/OnlineFinale.tsx').then(({ OnlineFinale }) => ({ default: OnlineFinale })),
)

/** How long a bot's move stays visible, by the speed in the settings. */
const STAY = 650

function useOnlineSession(online: OnlineTable): OnlineSession | undefined {
  const [session, setSession] = useState<OnlineSession>()
  useEffect(() => {
    const opened = startOnlineSession(online, {
      answersItself: () => getSettings().answersItself,
      pace: () => (document.hidden ? 0 : STAY / (getSettings().speed || 1)),
      wait(ms, work) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    setSession(opened)
    const stop = subscribeSettings(opened.settingsChanged)
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
    remarks: useRemarks(live),
    replay: live.table.status === 'over' ? routeTo({ screen: 'replay', rest: ['table', live.table.id] }) : undefined,
    record,
    end: (model, onClose, plays) => <OnlineFinale model={model} live={live} plays={plays} onClose={onClose} />,
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

/** Changes of seats since the game began, for the log. */
function useRemarks({ followed: { seatChanges }, names }: Live): readonly Remark[] {
  const text = useText()
  return useMemo(
    () =>
      seatChanges
        .filter(({ round }) => round > 0)
        .map((one) => ({
          ...{ n: one.n, round: one.round, seat: one.seat },
          ...{ icon: seatChangeIcon(one), words: seatChangeText(text, one, names) },
        })),
    [text, seatChanges, names],
  )
}
