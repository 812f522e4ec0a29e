import { isOver, type State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { useCallback, useMemo, useState } from 'react'
import { useSettings } from '../app/settings/settings-store.ts'
import { logOf, type Remark, withRemarks } from '../board/log.ts'
import type { Choice } from '../board/model.ts'
import { namelessSeat, playersOf } from '../board/players.ts'
import { type Board, useBoard, useView } from '../board/use-board.ts'
import { backTo, deciderOf, type GameInProgress, type Step, turnSoFar } from '../game/game-in-progress.ts'
import type { Session } from '../game/session.ts'
import type { SessionState } from '../game/session-state.ts'
import { beginPlan, type Plan, planBack, planMove, plannedTurn } from './plan.ts'
import { type HintControl, hintedChoice, useHint } from './use-hint.ts'

/** A table that is being played at: what its parts show, and what beside choosing can be done. */
export interface PlayModel extends HintControl, Pick<Board, 'table' | 'play'> {
  readonly session: SessionState
  /** The decisions of the turn that goes on. */
  readonly turn: readonly Step[]
  readonly plan: Plan | undefined
  /** The planned moves that can be played for real. */
  readonly planned: readonly string[]
  readonly canUndo: boolean
  /** After how many decisions the game is shown, if it is not as it stands. */
  readonly past: number | undefined
  /** Shows an earlier moment, or the game as it stands again. */
  lookAt(decisions: number | undefined): void
  /** May a bot be asked for hints? */
  readonly aided: boolean
  undo(): void
  /** One step back in what is not played yet, or in the turn; answers false if there is none. */
  back(): boolean
  togglePlan(): void
  playPlan(): void
  next(): void
  hurry(): void
}

const NO_REMARKS: readonly Remark[] = []
const NO_EVENTS = [] as const
const NO_MOVES: readonly string[] = []

/** The state of a game that is over, whatever the position asks; players who conceded can't win. */
function endOf(state: State, ranks: readonly number[] | undefined): State {
  const winners = ranks?.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return { ...state, decision: null, ...(winners === undefined ? {} : { winners }) }
}

/** The plan belongs to the position it was begun in; any real move ends it. */
function usePlan(real: GameInProgress) {
  const [planned, setPlanned] = useState<{ readonly real: GameInProgress; readonly plan: Plan }>()
  const plan = planned?.real === real ? planned.plan : undefined
  const set = useCallback((next: Plan | undefined) => setPlanned(next && { real, plan: next }), [real])
  return [plan, set] as const
}

/** The board of a game that is played, or planned, at this screen. */
export function useTable(
  session: Session,
  state: SessionState,
  text: Text,
  remarks: readonly Remark[] = NO_REMARKS,
): PlayModel {
  const online = state.kind === 'online' ? state : undefined
  const [plan, setPlan] = usePlan(state.running)
  const [looked, lookAt] = useState<number>()
  const past = looked !== undefined && looked < state.running.steps.length ? looked : undefined
  const earlier = useMemo(() => (past === undefined ? undefined : backTo(state.running, past)), [past, state.running])
  const running = plan?.running ?? earlier ?? state.running
  const { game } = running
  const hints = useHint(game)
  const view = useView(game, text, namelessSeat(running.head.seats))
  const { steps } = plan?.running ?? state.running
  const log = useMemo(() => withRemarks(logOf(steps), remarks), [steps, remarks])
  const players = useMemo(() => playersOf(running.head.seats, view), [running, view])
  const asked = deciderOf(running)?.kind === 'human' && !online?.slow
  const turn = useMemo(() => turnSoFar(running), [running])
  const planned = useMemo(() => (plan ? plannedTurn(plan, state.running) : NO_MOVES), [plan, state.running])
  const { over = false, ranks } = online ?? {}
  const ended = over && past === undefined
  const shown = useMemo(() => (ended ? endOf(view.state, ranks) : view.state), [view, ended, ranks])
  const {
    table: board,
    play,
    forget,
  } = useBoard({
    view,
    shown,
    players,
    log,
    events: plan === undefined ? state.events : NO_EVENTS,
    decides: !isOver(game) && !plan?.stopped && (plan !== undefined || (asked && past === undefined)),
    moment: game,
    onPlay({ notation }: Choice) {
      if (plan === undefined) session.play(notation)
      else setPlan(planMove(plan, notation))
    },
  })

  const hinted = hintedChoice(hints.hint, board.choices)
  const table = useMemo(
    () => (board.highlighted === undefined && hinted !== undefined ? { ...board, highlighted: hinted } : board),
    [board, hinted],
  )

  const { answersItself } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session answers for its game and the settings
  const canTakeBack = useMemo(() => session.canUndo(), [session, state.running, answersItself])
  const canUndo = plan === undefined ? canTakeBack : plan.moves.length > 0
  const aided = !online?.unaided
  const undo = () => {
    if (plan === undefined) session.undo()
    else setPlan(planBack(plan, state.running))
  }
  return {
    ...hints,
    ...(aided ? {} : { requestHint: () => {} }),
    table,
    session: state,
    turn,
    plan,
    planned,
    canUndo,
    aided,
    past,
    lookAt,
    play,
    undo,
    back() {
      if (past !== undefined) {
        lookAt(undefined)
        return true
      }
      if (forget()) return true
      if (hints.hint !== undefined) hints.dismissHint()
      else if (plan !== undefined) undo()
      else if (turn.length > 0 && table.deciding !== undefined && canUndo) session.undo()
      else return false
      return true
    },
    togglePlan: () => setPlan(plan === undefined ? beginPlan(state.running) : undefined),
    playPlan() {
      setPlan(undefined)
      session.play(...planned)
    },
    next: session.next,
    hurry: session.hurry,
  }
}
