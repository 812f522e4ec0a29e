import type { Level } from '@amyitis/bots'
import { type Event, opensTurn, type Position, type Refusal } from '@amyitis/engine'
import { createStore } from '../create-store.ts'
import {
  backTo,
  deciderOf,
  forcedMove,
  type GameInProgress,
  loggedMoves,
  openGame,
  playIn,
  takebackTarget,
} from './game-in-progress.ts'
import type { LeaderElection } from './leader-election.ts'
import { type LoggedMove, type SavedGame, summaryOf } from './saved.ts'
import type { LocalState, SessionState } from './session-state.ts'
import { difference, type GameStore } from './store.ts'
import type { TabChannel } from './tab-channel.ts'

interface PlaySettings {
  /** How fast bots play; 0 waits for a sign before each of their moves. */
  readonly speed: number
  /** Is a decision with a single answer played automatically? */
  readonly answersItself: boolean
  /** Does the strongest bot think while a person decides? */
  readonly ponders: boolean
}

export interface SessionDeps {
  readonly store: GameStore
  readonly channel: TabChannel
  readonly electLeader: LeaderElection
  choose(position: Position, level: Level, seed: string): Promise<string>
  /** Lets the strongest bot think about a position in which a person decides, as long as it is wanted. */
  ponder(position: Position, isWanted: () => boolean): void
  settings(): PlaySettings
  now(): number
}

export interface Session<State extends SessionState = SessionState> {
  get(): State
  subscribe(listener: () => void): () => void
  /** Plays some moves, one after the other; answers with the refusal of the first that is not legal. */
  play(...moves: readonly string[]): Refusal | undefined
  /** Can the last own decision be taken back? */
  canUndo(): boolean
  undo(): void
  /** The bot that waits for a sign plays. */
  next(): void
  /** The bots play without waiting until a person decides. */
  hurry(): void
  /** Nothing is played automatically while there is something that everybody should be able to read. */
  hold(on: boolean): void
  /** To be called after the settings have changed. */
  settingsChanged(): void
  close(): void
}

const PACE_MS = { opens: 1200, goesOn: 700, itself: 450 }

/** A running game: plays, saves after every move, lets the bots play, and follows what other tabs do. */
export function startSession(saved: SavedGame, opened: GameInProgress, deps: SessionDeps): Session<LocalState> {
  const { store, channel } = deps
  const { id, seed, seats } = saved.head
  const {
    get: state,
    set: replace,
    subscribe,
  } = createStore<LocalState>({
    kind: 'local',
    running: opened,
    events: [],
    changes: 0,
    saving: store.keeps(id) ? 'saved' : 'unsaved',
    bot: 'none',
    standIn: false,
    deleted: false,
  })
  let kept: { readonly revision: number; readonly log: readonly LoggedMove[] } = {
    revision: saved.head.revision,
    log: saved.moves,
  }
  let leads = false
  let hurried = false
  let saves = false
  let closed = false
  let held = false
  /** Lets what is held go on. */
  let release: (() => void) | undefined
  /** Changes with everything that makes a thought or a wait out of date. */
  let ticket = 0
  /** Ends the pause that goes on now. */
  let wake: (() => void) | undefined

  function set(change: Partial<LocalState>): void {
    replace({ ...state(), ...change })
  }

  function move(running: GameInProgress, events: readonly Event[]): void {
    ticket++
    wake?.()
    set({ running, events, changes: state().changes + 1, bot: 'none' })
    void save()
    void drive()
  }

  /** Writes what is not written yet, one change after the other. */
  async function save(): Promise<void> {
    if (saves || state().deleted) return
    saves = true
    try {
      for (;;) {
        const log = loggedMoves(state().running)
        const { keep, add } = difference(kept.log, log)
        if (keep === kept.log.length && add.length === 0) break
        set({ saving: store.keeps(id) ? 'saving' : 'unsaved' })
        const change = { keep, add, summary: summaryOf(state().running.game), changed: deps.now() }
        const changed = await store.change(id, kept.revision, change)
        if (changed === 'gone') set({ deleted: true, saving: 'unsaved' })
        if (changed === 'stale') await reload()
        if (changed !== 'done') return
        kept = { revision: kept.revision + 1, log }
        channel.post({ kind: 'changed', game: id, revision: kept.revision })
      }
      set({ saving: store.keeps(id) ? 'saved' : 'unsaved' })
    } catch {
      // Full or blocked: the game goes on, and the next move tries to write everything.
      set({ saving: 'unsaved' })
    } finally {
      saves = false
    }
  }

  /** Takes over what another tab has played. */
  async function reload(): Promise<void> {
    const found = await store.load(id)
    if (closed || found === undefined || found.head.revision <= kept.revision) return
    const again = openGame(found)
    if (!again.ok) return
    const before = state().running.steps
    const { steps } = again.running
    const goesOn = before.every((step, i) => step.move === steps[i]?.move)
    kept = { revision: found.head.revision, log: found.moves }
    ticket++
    wake?.()
    const events = goesOn ? steps.slice(before.length).flatMap((step) => step.events) : []
    set({ running: again.running, events, changes: state().changes + 1, saving: 'saved', bot: 'none' })
    void drive()
  }

  /** Waits, until it is time or somebody hurries. */
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        if (wake === end) wake = undefined
        resolve()
      }
      const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(end, ms)
      wake = end
    })

  async function whileHeld(own: number): Promise<void> {
    while (held && !hurried && own === ticket)
      await new Promise<void>((resolve) => {
        release = resolve
      })
  }

  async function think(level: Level): Promise<string> {
    const { position, entries } = state().running.game
    const own = `${seed}/bot ${entries.length}`
    try {
      return await deps.choose(position, level, own)
    } catch {
      set({ standIn: true })
      return deps.choose(position, 'gardener', own)
    }
  }

  async function playBot(level: Level): Promise<void> {
    const own = ticket
    const began = deps.now()
    set({ bot: 'thinking' })
    const chosen = await think(level).catch(() => undefined)
    if (own !== ticket) return
    if (chosen === undefined) {
      set({ bot: 'waiting' })
      await pause(Number.POSITIVE_INFINITY)
      if (own === ticket) void drive()
      return
    }
    const { speed } = deps.settings()
    if (!hurried) {
      const pace = opensTurn(state().running.game.position) ? PACE_MS.opens : PACE_MS.goesOn
      if (speed === 0) set({ bot: 'waiting' })
      const rest = speed === 0 ? Number.POSITIVE_INFINITY : pace / speed - (deps.now() - began)
      if (rest > 0) await pause(rest)
    }
    await whileHeld(own)
    if (own === ticket) play(chosen)
  }

  async function drive(): Promise<void> {
    const decider = deciderOf(state().running)
    if (closed || decider === undefined) return
    if (decider.kind === 'bot') {
      if (leads) await playBot(decider.level)
      return
    }
    hurried = false
    const own = ticket
    if (leads && seats.some((seat) => seat.kind === 'bot' && seat.level === 'amyitis'))
      deps.ponder(state().running.game.position, () => own === ticket && deps.settings().ponders)
    const answer = deps.settings().answersItself ? forcedMove(state().running.game) : undefined
    if (answer === undefined) return
    await pause(PACE_MS.itself)
    await whileHeld(own)
    if (own === ticket) play(answer)
  }

  function play(...moves: readonly string[]): Refusal | undefined {
    let { running } = state()
    const events: Event[] = []
    for (const text of moves) {
      const moved = playIn(running, text)
      if (!moved.ok) return moved.refusal
      running = moved.running
      events.push(...moved.events)
    }
    move(running, events)
    return undefined
  }

  const left = () => takebackTarget(state().running, deps.settings().answersItself)

  const stopListening = channel.listen((message) => {
    if (message.kind === 'changed' && message.game === id && message.revision > kept.revision) void reload()
  })
  const resign = deps.electLeader(id, (now) => {
    leads = now
    if (now && state().bot === 'none') void drive()
  })
  void drive()

  return {
    get: state,
    subscribe,
    play,
    canUndo: () => left() !== undefined,
    undo() {
      const count = left()
      if (count !== undefined) move(backTo(state().running, count), [])
    },
    next: () => wake?.(),
    hurry() {
      // While a person decides there is nothing to hurry, and this must not apply to the bots after them.
      if (deciderOf(state().running)?.kind === 'bot' || wake !== undefined) hurried = true
      wake?.()
      release?.()
    },
    hold(on) {
      held = on
      if (!on) release?.()
    },
    settingsChanged() {
      if (state().bot === 'waiting' && deps.settings().speed > 0) wake?.()
      else if (state().bot === 'none') {
        ticket++
        wake?.()
        void drive()
      }
    },
    close() {
      closed = true
      ticket++
      wake?.()
      release?.()
      stopListening()
      resign()
    },
  }
}
