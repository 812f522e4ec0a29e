import { type Event, isOver } from '@amyitis/engine'
import { type Jump, jumpFrom } from '../../timeline/marks.ts'
import { dealsOf, lengthOf, sharedBy, type Timeline, whatIf, within } from '../../timeline/timeline.ts'

/** A replay back: the game that was played, perhaps another line that leaves it, and the position that is shown. */
export interface ReplayState {
  readonly main: Timeline
  /** “What if?”: the line that is tried; undefined while the game itself is shown. */
  readonly other: Timeline | undefined
  readonly n: number
  /** What the last step forward set in motion; nothing after a jump. */
  readonly events: readonly Event[]
  /** How often the position has changed. */
  readonly changes: number
}

export type ReplayStep =
  | { readonly do: 'go'; readonly n: number }
  | { readonly do: 'jump'; readonly jump: Jump; readonly way: 1 | -1 }
  /** Leaves the game at the position shown. */
  | { readonly do: 'try' }
  /** Plays a move in the other line. */
  | { readonly do: 'play'; readonly move: string }
  /** Lays out a whole other line from a position of the game; the steps are taken one by one. */
  | { readonly do: 'line'; readonly n: number; readonly moves: readonly string[] }
  /** The same from the position shown. */
  | { readonly do: 'follow'; readonly moves: readonly string[] }
  /** Back to the game. */
  | { readonly do: 'leave' }
  /** The game has gone on elsewhere, or something in it was taken back. */
  | { readonly do: 'renew'; readonly main: Timeline }

const NOTHING: readonly Event[] = []

export const lineOf = ({ main, other }: Pick<ReplayState, 'main' | 'other'>): Timeline => other ?? main

export const startReplay = (main: Timeline, n = lengthOf(main)): ReplayState => ({
  main,
  other: undefined,
  n: within(main, n),
  events: NOTHING,
  changes: 0,
})

function moved(replay: ReplayState, to: number): ReplayState {
  const line = lineOf(replay)
  const n = within(line, to)
  if (n === replay.n) return replay
  const events = n === replay.n + 1 ? line.steps[replay.n].events : NOTHING
  return { ...replay, n, events, changes: replay.changes + 1 }
}

function played(replay: ReplayState, move: string): ReplayState {
  const line = lineOf(replay)
  const other = whatIf(line, replay.n, [move], dealsOf(replay.main.game))
  if (lengthOf(other) === replay.n) return replay
  return moved({ ...replay, other }, replay.n + 1)
}

/** Can something be tried in the position shown? */
export const canTry = (replay: ReplayState): boolean =>
  !isOver({ ...replay.main.game, position: lineOf(replay).positions[replay.n] })

/** Lays out moves after the first `n` decisions of a line and stands still before them. */
function laidOut(replay: ReplayState, line: Timeline, n: number, moves: readonly string[]): ReplayState {
  const other = whatIf(line, n, moves, dealsOf(replay.main.game))
  return { ...replay, other, n, events: NOTHING, changes: replay.changes + 1 }
}

/** Viewers at the last position follow the game; at an earlier one, or in a “what if?”, they stay. */
function renewed(replay: ReplayState, main: Timeline): ReplayState {
  if (main === replay.main) return replay
  const shared = sharedBy(replay.main, main)
  if (replay.other !== undefined) {
    const other = { ...replay.other, base: Math.min(replay.other.base, shared) }
    return { ...replay, main, other }
  }
  const follows = replay.n === lengthOf(replay.main)
  const n = follows ? lengthOf(main) : within(main, replay.n)
  if (n === replay.n && n <= shared) return { ...replay, main }
  const events = follows && shared === replay.n ? main.steps.slice(shared).flatMap(({ events }) => events) : NOTHING
  return { ...replay, main, n, events, changes: replay.changes + 1 }
}

export function replayReducer(replay: ReplayState, action: ReplayStep): ReplayState {
  switch (action.do) {
    case 'go':
      return moved(replay, action.n)
    case 'jump':
      return moved(replay, jumpFrom(lineOf(replay), replay.n, action.jump, action.way))
    case 'try':
      return replay.other === undefined && canTry(replay) ? laidOut(replay, replay.main, replay.n, []) : replay
    case 'play':
      return played(replay, action.move)
    case 'line':
      return laidOut(replay, replay.main, within(replay.main, action.n), action.moves)
    case 'follow':
      return laidOut(replay, lineOf(replay), replay.n, action.moves)
    case 'renew':
      return renewed(replay, action.main)
    case 'leave': {
      if (replay.other === undefined) return replay
      const n = within(replay.main, Math.min(replay.n, replay.other.base))
      return { ...replay, other: undefined, n, events: NOTHING, changes: replay.changes + 1 }
    }
  }
}
