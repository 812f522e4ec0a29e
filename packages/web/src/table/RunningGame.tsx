import { isOver } from '@amyitis/engine'
import { type ReactNode, useState } from 'react'
import { routeTo } from '../app/router.ts'
import { Shortcuts } from '../app/Shortcuts.tsx'
import { useText } from '../app/text.ts'
import { useTitle } from '../app/use-title.ts'
import { onlyRegion, type Region } from '../board/regions.ts'
import { recordOf } from '../game/record.ts'
import { isHuman } from '../game/seats.ts'
import type { Session } from '../game/session.ts'
import type { SessionState } from '../game/session-state.ts'
import { Announcer } from './Announcer.tsx'
import { EndDialog } from './end/EndDialog.tsx'
import { Flights } from './flights/Flights.tsx'
import { Bar } from './layout/Bar.tsx'
import { Notices } from './Notices.tsx'
import { Prompt } from './prompt/Prompt.tsx'
import { useSounds } from './sounds/use-sounds.ts'
import { TableScreen } from './TableScreen.tsx'
import { useTableKeys } from './use-keys.ts'
import { type PlayModel, useTable } from './use-table.ts'

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
  readonly lookBack: string | undefined
  record(): string
  end(model: PlayModel, onClose: () => void): ReactNode
}

interface RunningGameProps {
  readonly session: Session
  readonly state: SessionState
  readonly extras?: TableExtras
}

/** A game that is being played at this screen. */
export function RunningGame({ session, state, extras }: RunningGameProps) {
  const text = useText()
  const model = useTable(session, state, text)
  const [tab, setTab] = useTab(model)
  const [keys, setKeys] = useState(false)
  const [result, setResult] = useState(true)
  const over = state.kind === 'online' ? state.over : isOver(state.running.game)
  const close = () => setResult(false)
  useTitle(titleFor(model))
  useTableKeys(model, setTab, () => setKeys(true))
  useSounds(model)
  return (
    <>
      <TableScreen
        table={model.table}
        bar={(room) => (
          <Bar
            {...room}
            table={model.table}
            aside={extras?.aside}
            more={extras?.more}
            record={extras?.record ?? (() => recordOf(state.running))}
            lookBack={
              extras === undefined
                ? routeTo({ screen: 'replay', rest: ['game', state.running.head.id] })
                : extras.lookBack
            }
          />
        )}
        prompt={
          <>
            <Notices session={state} onResult={over ? () => setResult(true) : undefined}>
              {extras?.notices}
            </Notices>
            <Prompt model={model} />
          </>
        }
        tab={tab}
        onTab={setTab}
      />
      {model.plan === undefined ? null : <div className="plan-frame" />}
      <Flights model={model} />
      <Announcer model={model} />
      {over && result ? (extras?.end(model, close) ?? <EndDialog model={model} onClose={close} />) : null}
      {keys ? <Shortcuts onClose={() => setKeys(false)} /> : null}
    </>
  )
}
