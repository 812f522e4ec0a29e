import { isOver } from '@amyitis/engine'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { routeTo } from '../app/router.ts'
import { Shortcuts } from '../app/Shortcuts.tsx'
import { useTitle } from '../app/use-title.ts'
import type { Remark } from '../board/log.ts'
import { onlyRegion, type Region } from '../board/regions.ts'
import { ChallengeMenu } from '../challenges/ChallengeMenu.tsx'
import { useChallenge } from '../challenges/use-challenge.ts'
import { recordOf } from '../game/record.ts'
import { isHuman } from '../game/seats.ts'
import type { Session } from '../game/session.ts'
import type { SessionState } from '../game/session-state.ts'
import { SeatGainsProvider } from '../panels/SeatGain.tsx'
import { useText } from '../text/use-text.ts'
import { Announcer } from './Announcer.tsx'
import { CoachMenu, CoachTip, useCoachTip } from './coach/CoachTip.tsx'
import { beforeCounting } from './finale/before.ts'
import { Flights } from './flights/Flights.tsx'
import { Bar } from './layout/Bar.tsx'
import { Notices } from './Notices.tsx'
import { Prompt } from './prompt/Prompt.tsx'
import { PastBand } from './recap/PastBand.tsx'
import { RecapStrip } from './recap/RecapStrip.tsx'
import { pointsWon } from './recap/recap.ts'
import { useRecap } from './recap/use-recap.ts'
import { useSounds } from './sounds/use-sounds.ts'
import { TableScreen } from './TableScreen.tsx'
import { useTableKeys } from './use-keys.ts'
import { type PlayModel, useTable } from './use-table.ts'
import './plan-frame.css'

const LocalFinale = lazy(() => import('./finale/LocalFinale.tsx').then(({ LocalFinale }) => ({ default: LocalFinale })))

function titleFor({ table, session }: PlayModel): string {
  const { text, deciding, players, state } = table
  const people = session.running.head.seats.filter(isHuman).length
  if (deciding === undefined || (session.kind === 'online' && session.sending))
    return text.t('app.title.screen', { screen: text.t('game.round', { round: state.round }) })
  return people === 1 ? text.t('app.title.turn') : text.t('app.title.turn.of', { who: players[deciding].name })
}

/**
 * On a small screen the part in which all choices lie comes to the front, until somebody turns to another part or the
 * decision is made.
 */
function useTab({ table }: PlayModel) {
  const [own, setOwn] = useState<Region>('garden')
  const [left, setLeft] = useState<unknown>()
  const { choices, game } = table
  const wanted = left === game ? undefined : onlyRegion(choices.map(({ target }) => target))
  const change = (tab: Region) => {
    setOwn(tab)
    setLeft(game)
  }
  return [wanted ?? own, change] as const
}

/** What a game among people at other screens has beside the table, and in place of some of its parts. */
export interface TableExtras {
  /** At the end of the bar, and in its menu. */
  readonly aside: ReactNode
  readonly more: ReactNode
  readonly notices: ReactNode
  /** What the log says beside the moves. */
  readonly remarks: readonly Remark[]
  readonly replay: string | undefined
  record(): string
  end(model: PlayModel, onClose: () => void, plays: boolean): ReactNode
}

interface RunningGameProps {
  readonly session: Session
  readonly state: SessionState
  readonly extras?: TableExtras
}

/** A game that is being played at this screen. */
export function RunningGame({ session, state, extras }: RunningGameProps) {
  const text = useText()
  const model = useTable(session, state, text, extras?.remarks)
  const [tab, setTab] = useTab(model)
  const [keys, setKeys] = useState(false)
  const [result, setResult] = useState(true)
  const over = state.kind === 'online' ? state.over : isOver(state.running.game)
  // The ceremony is for those who were there when it ended, once.
  const [plays, setPlays] = useState(!over)
  const close = () => {
    setResult(false)
    setPlays(false)
  }
  const tip = useCoachTip(model)
  const challenge = useChallenge(state.running)
  useTitle(titleFor(model), model.table.deciding !== undefined)
  useTableKeys(model, setTab, () => setKeys(true))
  useSounds(model)
  const recap = useRecap({
    steps: state.running.steps,
    players: model.table.players.length,
    comes: model.plan === undefined,
    shared: state.kind === 'online',
  })
  const telling = recap.reopened ? undefined : recap.shown
  const ended = telling?.complete === true
  useEffect(() => session.hold(ended), [session, ended])
  const suspense = over && plays && ended
  const table = useMemo(
    () => (suspense ? beforeCounting(model.table, state.running.steps) : model.table),
    [suspense, model.table, state.running.steps],
  )
  return (
    <SeatGainsProvider value={telling && pointsWon(telling)}>
      <TableScreen
        table={table}
        bar={(room) => (
          <Bar
            {...room}
            table={model.table}
            aside={extras?.aside}
            more={
              extras?.more ?? (
                <>
                  <CoachMenu game={state.running.head.id} />
                  {challenge === undefined ? null : <ChallengeMenu {...challenge} />}
                </>
              )
            }
            record={extras?.record ?? (() => recordOf(state.running))}
            replay={
              extras === undefined
                ? routeTo({ screen: 'replay', rest: ['game', state.running.head.id] })
                : extras.replay
            }
          />
        )}
        prompt={
          <>
            <Notices session={state} onResult={over && telling === undefined ? () => setResult(true) : undefined}>
              {extras?.notices}
            </Notices>
            {recap.shown === undefined ? null : (
              <RecapStrip
                table={model.table}
                control={recap}
                folded={telling?.complete === false && model.table.deciding !== undefined}
              />
            )}
            {model.past === undefined ? null : <PastBand model={model} />}
            {tip === undefined ? <Prompt model={model} /> : <CoachTip tip={tip} />}
          </>
        }
        tab={tab}
        onTab={setTab}
        onRecap={recap.open}
        crowded={tip !== undefined}
        {...(model.plan === undefined && { onJump: model.lookAt })}
        {...(model.past !== undefined && { current: model.past })}
      />
      {model.plan === undefined ? null : <div className="plan-frame" />}
      <Flights model={model} quiet={telling !== undefined} />
      <Announcer model={model} recap={telling} />
      {over && result && telling === undefined && model.past === undefined ? (
        <Suspense fallback={null}>
          {extras?.end(model, close, plays) ?? <LocalFinale model={model} plays={plays} onClose={close} />}
        </Suspense>
      ) : null}
      {keys ? <Shortcuts onClose={() => setKeys(false)} /> : null}
    </SeatGainsProvider>
  )
}
