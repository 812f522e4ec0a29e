import { type Event, type Refusal, whyRefused } from '@amyitis/engine'
import type { Command } from '@amyitis/protocol'
import { decider, otherPeople } from '@amyitis/tables'
import { createStore } from '../../create-store.ts'
import { answersItself, type GameInProgress } from '../../game/game-in-progress.ts'
import type { Session } from '../../game/session.ts'
import type { OnlineState } from '../../game/session-state.ts'
import { askTo, keepsBotsWaiting, undoTo } from './back.ts'
import { runningOf, sameRunning } from './follow.ts'
import type { Live, OnlineTable } from './online-table.ts'
import { createStage, type StageTools } from './stage.ts'

export interface OnlineTools extends StageTools {
  /** Is a decision with a single answer played by itself? */
  answersItself(): boolean
}

/** The same face as a game of this browser, and what there is only among people. */
export interface OnlineSession extends Session<OnlineState> {
  /** Can the others be asked to take back the last own decision? */
  canAsk(): boolean
  ask(): void
  /** Does something else at the table; a refusal is shown. */
  act(act: Command): void
}

/** What takes longer than this to be answered shows. */
const SLOW = 250
/** How long a single answer stays in sight before it is given. */
const ITSELF = 450

/** The game of a table that is played online. The server decides; nothing moves here before it has said so. */
export function onlineSession(online: OnlineTable, tools: OnlineTools): OnlineSession {
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
    beat: 0,
    sending: false,
    slow: false,
    trouble: undefined,
    skips: false,
    ...standing(online.get()),
  })
  /** The last position that is known; it may be shown a little later. */
  let known = first
  let planned: readonly string[] = []
  /** How many acts have no answer yet. */
  let pending = 0
  let closed = false
  let stopItself: (() => void) | undefined

  function set(change: Partial<OnlineState>): void {
    replace({ ...state(), ...change })
  }

  const stage = createStage<GameInProgress, Event>(({ shown, events }) => {
    const change = { running: shown, events, beat: state().beat + 1, trouble: undefined, skips: skips() }
    set({ ...change, ...standing(online.get()) })
    goOn()
  }, tools)

  const skips = () => {
    const { table, seat } = online.get()
    return keepsBotsWaiting(table, seat) || !stage.caughtUp()
  }

  /** May this screen decide now? */
  const asked = () => {
    const { table, seat } = online.get()
    return pending === 0 && seat >= 0 && decider(table) === seat && table.seats[seat].standIn === undefined
  }

  async function send(act: Command, silent = false): Promise<boolean> {
    pending++
    set({ sending: true })
    const stop = tools.wait(SLOW, () => set({ slow: true }))
    const { problem } = await online.act(act)
    stop()
    pending--
    if (closed) return false
    if (pending === 0) set({ sending: false, slow: false })
    // Decided without knowing what has happened meanwhile: that is in sight now.
    const told = problem !== undefined && problem.code !== 'stale' && !silent
    if (problem !== undefined) planned = []
    if (told) set({ trouble: problem.code })
    goOn()
    return problem === undefined
  }

  /** Plays what was planned, or the only answer there is. */
  function goOn(): void {
    stopItself?.()
    stopItself = undefined
    const { table } = online.get()
    if (closed || !asked() || !stage.caughtUp() || table.game === undefined) {
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
    const only = tools.answersItself() ? answersItself(table.game) : undefined
    if (only === undefined) return
    stopItself = tools.wait(ITSELF, () => {
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
    stage.push({ shown: running, events }, byBot && live.table.status === 'playing')
  }

  const back = () => {
    const { table, seat } = online.get()
    return undoTo(table, known.steps, seat, tools.answersItself())
  }
  const askBack = () => {
    const { table, seat } = online.get()
    return seat < 0 ? undefined : askTo(table, known.steps, seat, tools.answersItself())
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
      stopItself?.()
      planned = moves.slice(1)
      void send({ type: 'move', move: moves[0] })
      return undefined
    },
    canUndo: () => back() !== undefined,
    undo() {
      const to = back()
      if (to !== undefined && pending === 0) void send({ type: 'undo', to })
    },
    canAsk: () => askBack() !== undefined,
    ask() {
      const to = askBack()
      if (to !== undefined && pending === 0) void send({ type: 'ask', to })
    },
    act: (act) => void send(act),
    next: () => stage.flush(),
    hurry() {
      const { table, seat } = online.get()
      stage.flush()
      if (pending === 0 && keepsBotsWaiting(table, seat)) void send({ type: 'done' }, true)
    },
    reconsider: goOn,
    close() {
      closed = true
      stop()
      stage.close()
      stopItself?.()
    },
  }
}

/** Is it over or being dealt, and is it a contest that everybody plays without the help of bots? */
const standing = ({ table, seat }: Live) => ({
  dealing: table.held !== undefined,
  over: table.status === 'over' || table.status === 'closed',
  ranks: table.result?.ranks,
  unaided: table.settings.rated || otherPeople(table, seat).length > 0,
})

const runningFrom = ({ followed, names, seat }: Live): GameInProgress | undefined => runningOf(followed, names, seat)
