import { type Event, type Refusal, whyRefused } from '@amyitis/engine'
import type { Command } from '@amyitis/protocol'
import { decider, otherPeople } from '@amyitis/tables'
import { createStore } from '../../create-store.ts'
import { forcedMove, type GameInProgress } from '../../game/game-in-progress.ts'
import type { Session } from '../../game/session.ts'
import type { OnlineState } from '../../game/session-state.ts'
import { runningOf, sameRunning } from './follow.ts'
import type { Live, OnlineTable } from './online-table.ts'
import { createPacedDisplay, type PacedDisplayDeps } from './paced-display.ts'
import { keepsBotsWaiting, requestTarget, undoTarget } from './takeback.ts'

export interface OnlineSessionDeps extends PacedDisplayDeps {
  /** Is a decision with a single answer played automatically? */
  answersItself(): boolean
}

/** The same interface as a local session, plus what exists only among people. */
export interface OnlineSession extends Session<OnlineState> {
  /** Can the others be asked for a takeback of the last own decision? */
  canRequestTakeback(): boolean
  requestTakeback(): void
  /** Executes another command at the table; a rejection is shown. */
  execute(act: Command): void
}

/** Commands that take longer than this are shown as slow. */
const SLOW_AFTER_MS = 250
/** How long a forced move stays visible before it is played. */
const FORCED_MOVE_DELAY_MS = 450

/** The game of a table that is played online. The server decides; nothing moves here before it has said so. */
export function startOnlineSession(online: OnlineTable, deps: OnlineSessionDeps): OnlineSession {
  const first = runningFrom(online.get())
  if (first === undefined) throw new Error('the game has not begun')
  const {
    get: state,
    set: replace,
    subscribe,
  } = createStore<OnlineState>({
    kind: 'online',
    running: first,
    events: [],
    changes: 0,
    sending: false,
    slow: false,
    problem: undefined,
    skips: false,
    ...standing(online.get()),
  })
  /** The last position that is known; it may be shown a little later. */
  let known = first
  let planned: readonly string[] = []
  /** How many commands have no result yet. */
  let pending = 0
  /** What was clicked and has no result yet: a second click asks for nothing more. */
  const underWay = new Set<Command['type']>()
  let closed = false
  let cancelForcedMove: (() => void) | undefined

  function set(change: Partial<OnlineState>): void {
    replace({ ...state(), ...change })
  }

  const display = createPacedDisplay<GameInProgress, Event>(({ shown, events }) => {
    const change = { running: shown, events, changes: state().changes + 1, problem: undefined, skips: skips() }
    set({ ...change, ...standing(online.get()) })
    goOn()
  }, deps)

  const skips = () => {
    const { table, seat } = online.get()
    return keepsBotsWaiting(table, seat) || !display.caughtUp()
  }

  /** May this screen decide now? */
  const asked = () => {
    const { table, seat } = online.get()
    return pending === 0 && seat >= 0 && decider(table) === seat && table.seats[seat].standIn === undefined
  }

  async function send(act: Command, silent = false): Promise<boolean> {
    pending++
    set({ sending: true })
    const stop = deps.wait(SLOW_AFTER_MS, () => set({ slow: true }))
    const { problem } = await online.execute(act)
    stop()
    pending--
    if (closed) return false
    if (pending === 0) set({ sending: false, slow: false })
    // A stale command was based on an older position; the newer one is shown by now.
    const shows = problem !== undefined && problem.code !== 'stale' && !silent
    if (problem !== undefined) planned = []
    if (shows) set({ problem: problem.code })
    goOn()
    return problem === undefined
  }

  /** Plays what was planned, or the only answer there is. */
  function goOn(): void {
    cancelForcedMove?.()
    cancelForcedMove = undefined
    const { table } = online.get()
    if (closed || !asked() || !display.caughtUp() || table.game === undefined) {
      if (pending === 0 && !asked()) planned = []
      return
    }
    const [next, ...rest] = planned
    planned = rest
    if (next !== undefined) {
      if (whyRefused(table.game, next) === undefined) void send({ type: 'move', move: next })
      else planned = []
      return
    }
    const only = deps.answersItself() ? forcedMove(table.game) : undefined
    if (only === undefined) return
    cancelForcedMove = deps.wait(FORCED_MOVE_DELAY_MS, () => {
      if (asked()) void send({ type: 'move', move: only }, true)
    })
  }

  function listen(): void {
    const live = online.get()
    const running = runningFrom(live)
    if (running === undefined) return
    if (sameRunning(known, running)) {
      if (state().skips !== skips()) set({ skips: skips() })
      return
    }
    const goesOn = known.steps.every((step, i) => step === running.steps[i])
    const events = goesOn ? running.steps.slice(known.steps.length).flatMap(({ events }) => events) : []
    const last = running.steps.at(-1)
    const byBot = goesOn && last !== undefined && running.head.seats[last.seat].kind === 'bot'
    known = running
    display.push({ shown: running, events }, byBot && live.table.status === 'playing')
  }

  const back = () => {
    const { table, seat } = online.get()
    return undoTarget(table, known.steps, seat, deps.answersItself())
  }
  const askBack = () => {
    const { table, seat } = online.get()
    return seat < 0 ? undefined : requestTarget(table, known.steps, seat, deps.answersItself())
  }

  const stop = online.subscribe(listen)
  goOn()

  return {
    get: state,
    subscribe,
    play(...moves): Refusal | undefined {
      const { game } = online.get().table
      if (!asked() || game === undefined) return undefined
      const refusal = whyRefused(game, moves[0])
      if (refusal !== undefined) return refusal
      cancelForcedMove?.()
      planned = moves.slice(1)
      void send({ type: 'move', move: moves[0] })
      return undefined
    },
    canUndo: () => back() !== undefined,
    undo() {
      const to = back()
      if (to !== undefined && pending === 0) void send({ type: 'undo', to })
    },
    canRequestTakeback: () => askBack() !== undefined,
    requestTakeback() {
      const to = askBack()
      if (to !== undefined && pending === 0) void send({ type: 'ask', to })
    },
    async execute(act) {
      if (underWay.has(act.type)) return
      underWay.add(act.type)
      await send(act)
      underWay.delete(act.type)
    },
    next: () => display.flush(),
    hurry() {
      const { table, seat } = online.get()
      display.flush()
      if (pending === 0 && keepsBotsWaiting(table, seat)) void send({ type: 'done' }, true)
    },
    // Other people don’t wait for what is shown here.
    hold: () => {},
    settingsChanged: goOn,
    close() {
      closed = true
      stop()
      display.close()
      cancelForcedMove?.()
    },
  }
}

/** Is it over or being dealt, and is it a contest that everybody plays without the help of bots? */
const standing = ({ table, seat }: Live) => ({
  dealing: table.held !== undefined,
  over: table.status === 'over' || table.status === 'closed',
  ranks: table.result?.ranks,
  seated: seat >= 0,
  unaided: table.settings.rated || otherPeople(table, seat).length > 0,
})

const runningFrom = ({ followed, names, seat }: Live): GameInProgress | undefined => runningOf(followed, names, seat)
