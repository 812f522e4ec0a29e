import { isOver, type State } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import { viewOf } from '@amyitis/words'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSettings } from '../app/settings/settings-store.ts'
import { choiceAt, choicesOf, refusalAt } from '../board/choices.ts'
import { waitsForTap } from '../board/confirm.ts'
import { logOf } from '../board/log.ts'
import type { Choice, TableModel, Target } from '../board/model.ts'
import { playersOf } from '../board/players.ts'
import { deciderOf, type GameInProgress, type Step, turnSoFar } from '../game/game-in-progress.ts'
import type { Session, SessionState } from '../game/session.ts'
import { beginPlan, type Plan, planBack, planMove, plannedTurn } from './plan.ts'
import { type HintControl, useHint } from './use-hint.ts'

/** A table that is being played at: what its parts show, and what beside choosing can be done. */
export interface PlayModel extends HintControl {
  readonly table: TableModel
  readonly session: SessionState
  /** The decisions of the turn that goes on. */
  readonly turn: readonly Step[]
  readonly plan: Plan | undefined
  /** The planned moves that can be played for real. */
  readonly planned: readonly string[]
  readonly canUndo: boolean
  /** Plays at once, without a second tap. */
  play(choice: Choice): void
  undo(): void
  /** One step back in what is not played yet, or in the turn; answers false if there is none. */
  back(): boolean
  togglePlan(): void
  playPlan(): void
  next(): void
  hurry(): void
}

/** What is needed to offer choices. */
export type Chooser = Pick<PlayModel, 'table' | 'play'>

interface Pointing {
  /** The position that was pointed at: another one knows nothing of it. */
  readonly game: GameInProgress['game'] | undefined
  readonly looked?: Choice | undefined
  readonly chosen?: Choice | undefined
  readonly refused?: TableModel['refused']
}

const NO_EVENTS = [] as const
const NO_CHOICES: readonly Choice[] = []

/** A game that is over, whatever the position asks; who has conceded wins nothing. */
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

/** What is pointed at, in the position that is shown. */
function usePointing(game: GameInProgress['game']) {
  const [state, setState] = useState<Pointing>({ game: undefined })
  const pointing: Pointing = state.game === game ? state : { game }
  const point = useCallback((next: Omit<Pointing, 'game'>) => setState({ ...next, game }), [game])
  return [pointing, point] as const
}

type Acts = Pick<TableModel, 'look' | 'choose' | 'ask'>

/** The same functions for as long as the table stands, so that its parts need not be drawn anew for them. */
export function useActs(now: Acts): Acts {
  const latest = useRef(now)
  latest.current = now
  return useMemo(
    () => ({
      look: (choice) => latest.current.look(choice),
      choose: (choice) => latest.current.choose(choice),
      ask: (target) => latest.current.ask(target),
    }),
    [],
  )
}

export function useTable(session: Session, state: SessionState, text: Text): PlayModel {
  const [plan, setPlan] = usePlan(state.running)
  const running = plan?.running ?? state.running
  const { game } = running
  const [pointing, point] = usePointing(game)
  const hints = useHint(game)

  const view = useMemo(() => viewOf(game, text), [game, text])
  const log = useMemo(() => logOf(view, running.steps), [view, running.steps])
  const players = useMemo(() => playersOf(running.head.seats, view), [running, view])
  const asked = deciderOf(running)?.kind === 'human' && !state.slow
  const decides = !isOver(game) && !plan?.stopped && (plan !== undefined || asked)
  const deciding = decides ? game.position.player : undefined
  const choices = useMemo(() => (decides ? choicesOf(view) : NO_CHOICES), [decides, view])
  const turn = useMemo(() => turnSoFar(running), [running])
  const planned = useMemo(() => (plan === undefined ? [] : plannedTurn(plan, state.running)), [plan, state.running])

  const play = useCallback(
    ({ move }: Choice) => {
      if (plan === undefined) session.play(move)
      else setPlan(planMove(plan, move))
    },
    [plan, setPlan, session],
  )

  const { over, ranks } = state
  const shown = useMemo(() => (over ? endOf(view.state, ranks) : view.state), [view, over, ranks])

  const { looked, chosen, refused } = pointing
  const at = useCallback((target: Target) => choiceAt(view.state, choices, target), [view, choices])
  const acts = useActs({
    look(choice) {
      if (choice?.move !== looked?.move)
        point({ looked: choice, chosen, refused: choice === undefined ? refused : undefined })
    },
    choose(choice) {
      if (waitsForTap(choice, chosen)) point({ looked: choice, chosen: choice })
      else play(choice)
    },
    ask(target) {
      if (deciding === undefined) return
      const refusal = refusalAt(view, target)
      if (refusal !== undefined) point({ refused: { target, refusal } })
    },
  })
  const table: TableModel = {
    game,
    state: shown,
    box: game.position.box,
    text,
    view,
    players,
    deciding,
    choices,
    events: plan === undefined ? state.events : NO_EVENTS,
    log,
    looked: looked ?? chosen,
    chosen,
    refused,
    at,
    ...acts,
  }

  const { answersItself } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session answers for its game and the settings
  const canTakeBack = useMemo(() => session.canUndo(), [session, state.running, answersItself])
  const canUndo = plan === undefined ? canTakeBack : plan.moves.length > 0
  const undo = () => {
    if (plan === undefined) session.undo()
    else setPlan(planBack(plan, state.running))
  }
  return {
    ...hints,
    ...(state.unaided ? { ask: () => {} } : {}),
    table,
    session: state,
    turn,
    plan,
    planned,
    canUndo,
    play,
    undo,
    back() {
      if (chosen !== undefined || refused !== undefined) point({})
      else if (hints.hint !== undefined) hints.drop()
      else if (plan !== undefined) setPlan(planBack(plan, state.running))
      else if (turn.length > 0 && deciding !== undefined && canUndo) session.undo()
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
