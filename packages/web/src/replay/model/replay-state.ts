import {
  addLine,
  type Entry,
  type Event,
  type GameTree,
  isOver,
  lineThrough,
  mergeTrees,
  nodeAt,
  promote,
  type Remarks,
  removeAt,
  type TreePath,
} from '@amyitis/engine'
import { type Jump, jumpFrom } from '../../timeline/marks.ts'
import { along, dealsOf, lengthOf, sharedBy, type Timeline, whatIf, within } from '../../timeline/timeline.ts'
import type { Fork } from './address.ts'
import { forksOf, pathThrough, siblingOf } from './forks.ts'
import { remarkTurn, type TurnRow } from './turn-rows.ts'

/** A replay: the game that was played, all its variations, perhaps one of them instead of the game, and the position shown. */
export interface ReplayState {
  readonly main: Timeline
  readonly tree: GameTree
  /** How many decisions of the main line were played and can’t be changed; 0 in the analysis of a position. */
  readonly fixed: number
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
  /** Shows any position of the tree. */
  | { readonly do: 'visit'; readonly path: TreePath }
  /** The position that an address names. */
  | { readonly do: 'place'; readonly n: number; readonly forks: readonly Fork[] }
  /** What was changed elsewhere. */
  | { readonly do: 'adopt'; readonly tree: GameTree }
  /** From a variation to the one above or below it. */
  | { readonly do: 'switch'; readonly way: 1 | -1 }
  | { readonly do: 'promote' | 'remove'; readonly path: TreePath }
  /** Brings back what was removed. */
  | { readonly do: 'restore'; readonly tree: GameTree }
  /** On a turn; without one, on the game. */
  | { readonly do: 'remark'; readonly row: TurnRow | undefined; readonly remarks: Remarks }
  /** Back to the game. */
  | { readonly do: 'leave' }
  /** The game has gone on elsewhere, or something in it was taken back. */
  | { readonly do: 'renew'; readonly main: Timeline }

const NOTHING: readonly Event[] = []

export const lineOf = ({ main, other }: Pick<ReplayState, 'main' | 'other'>): Timeline => other ?? main

/** The way to the position shown. */
export const pathOf = (replay: Pick<ReplayState, 'main' | 'other' | 'n'>): readonly Entry[] =>
  lineOf(replay).game.entries.slice(0, replay.n)

/** Where the line shown leaves the main line, for an address. */
export const forksIn = ({ tree, main, other }: Pick<ReplayState, 'tree' | 'main' | 'other'>): readonly Fork[] =>
  other === undefined ? [] : forksOf(tree, other.game.entries, lengthOf(main))

/** Is there anything beside the game itself: other lines, remarks, or an analysis? */
export function hasVariations({ tree, fixed, other }: Pick<ReplayState, 'tree' | 'fixed' | 'other'>): boolean {
  if (other !== undefined || tree.comments !== undefined) return true
  let decisions = 0
  for (let ways = tree.next; ways.length > 0; ways = ways[0].next) {
    const [{ glyph, comments }] = ways
    if (ways.length > 1 || glyph !== undefined || comments !== undefined) return true
    decisions++
  }
  return decisions > fixed
}

/** What a replay starts with: without a tree, the game alone; `free` if nothing in it was played; `forks` of the line shown. */
interface Start {
  readonly tree?: GameTree | undefined
  readonly free?: boolean
  readonly forks?: readonly Fork[] | undefined
}

/** The game first, then everything that is known about it. */
const withMain = (main: Timeline, tree: GameTree): GameTree =>
  mergeTrees(addLine({ next: [] }, main.game.entries), tree)

export function startReplay(main: Timeline, n = lengthOf(main), start: Start = {}): ReplayState {
  const { tree = { next: [] }, free = false, forks = [] } = start
  const all = withMain(main, tree)
  const fixed = free ? 0 : lengthOf(main)
  const opened = withTree({ main, tree: all, fixed, other: undefined, n: 0, events: NOTHING, changes: 0 }, all)
  const there = forks.length === 0 ? { ...opened, n: within(opened.main, n) } : placed(opened, n, forks)
  // A position that was set up is there to be tried.
  return free && lengthOf(opened.main) === 0 ? replayReducer(there, { do: 'try' }) : there
}

function moved(replay: ReplayState, to: number): ReplayState {
  const line = lineOf(replay)
  const n = within(line, to)
  if (n === replay.n) return replay
  const events = n === replay.n + 1 ? line.steps[replay.n].events : NOTHING
  return { ...replay, n, events, changes: replay.changes + 1 }
}

/** Is everything here an analysis, and nothing a game that was played? */
const isFree = ({ fixed, main }: ReplayState) => fixed === 0 && 'position' in main.game.start

/** The replay with another tree. Where nothing was played, its first line is the main line. */
function withTree(replay: ReplayState, tree: GameTree): ReplayState {
  if (!isFree(replay)) return { ...replay, tree }
  const main = along(replay.main, lineThrough(tree, []))
  const same = main.base === lengthOf(main) && main.base === lengthOf(replay.main)
  return same ? { ...replay, tree } : { ...replay, tree, main: { ...main, base: lengthOf(main) } }
}

/** Shows the position at the end of a path, on the game itself where it lies on it. */
function shown(replay: ReplayState, path: TreePath): ReplayState {
  const line = along(replay.main, lineThrough(replay.tree, path))
  const next = { ...replay, other: path.length <= line.base ? undefined : line }
  return { ...next, n: within(lineOf(next), path.length), events: NOTHING, changes: replay.changes + 1 }
}

/** Shows a position of the line with these forks. */
function placed(replay: ReplayState, n: number, forks: readonly Fork[]): ReplayState {
  const there = forks.length === 0 ? { ...replay, other: undefined } : shown(replay, pathThrough(replay.tree, forks))
  return { ...there, n: within(lineOf(there), n), events: NOTHING, changes: replay.changes + 1 }
}

/** Lays out moves after the first `n` decisions of a line, as a variation, and stands still before them. */
function laidOut(replay: ReplayState, line: Timeline, n: number, moves: readonly string[]): ReplayState {
  const other = whatIf(line, n, moves, dealsOf(replay.main.game))
  const grown = withTree(replay, addLine(replay.tree, other.game.entries))
  return { ...grown, other, n, events: NOTHING, changes: replay.changes + 1 }
}

function played(replay: ReplayState, move: string): ReplayState {
  const line = lineOf(replay)
  if (line.steps[replay.n]?.move === move) return moved(replay, replay.n + 1)
  const tried = whatIf(line, replay.n, [move], dealsOf(replay.main.game))
  if (lengthOf(tried) === replay.n) return replay
  const grown = withTree(replay, addLine(replay.tree, tried.game.entries))
  // If it has been tried before, with what followed then.
  const known = lineThrough(grown.tree, tried.game.entries)
  const other = known.length > lengthOf(tried) ? along(grown.main, known) : tried
  return moved({ ...grown, other }, replay.n + 1)
}

/** Can something be tried in the position shown? */
export const canTry = (replay: ReplayState): boolean =>
  !isOver({ ...replay.main.game, position: lineOf(replay).positions[replay.n] })

/** After a change of the tree: what is no longer in it is not shown. */
function edited(replay: ReplayState, tree: GameTree): ReplayState {
  if (tree === replay.tree) return replay
  const path = pathOf(replay)
  const next = withTree(replay, tree)
  const { entries } = lineOf(replay).game
  const stays = entries.length === 0 || nodeAt(tree, entries) !== undefined
  if (stays && (replay.other !== undefined || next.main === replay.main)) return next
  let left = path.length
  while (left > 0 && nodeAt(tree, path.slice(0, left)) === undefined) left--
  return shown(next, path.slice(0, left))
}

/** What was played can't be removed, nor be made a variation. */
function removed(replay: ReplayState, path: TreePath): ReplayState {
  const { entries } = replay.main.game
  const own = path.length <= replay.fixed && path.every(({ move }, i) => move === entries[i].move)
  return own ? replay : edited(replay, removeAt(replay.tree, path))
}

/** Viewers at the last position follow the game; at an earlier one, or in a “what if?”, they stay. */
function renewed(replay: ReplayState, main: Timeline): ReplayState {
  if (main === replay.main || isFree(replay)) return replay
  const shared = sharedBy(replay.main, main)
  const next = { ...replay, main, tree: withMain(main, replay.tree), fixed: lengthOf(main) }
  if (replay.other !== undefined) {
    const other = { ...replay.other, base: Math.min(replay.other.base, shared) }
    return { ...next, other }
  }
  const follows = replay.n === lengthOf(replay.main)
  const n = follows ? lengthOf(main) : within(main, replay.n)
  if (n === replay.n && n <= shared) return next
  const events = follows && shared === replay.n ? main.steps.slice(shared).flatMap(({ events }) => events) : NOTHING
  return { ...next, n, events, changes: replay.changes + 1 }
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
    case 'visit':
      return shown(replay, action.path)
    case 'place':
      return placed(replay, action.n, action.forks)
    case 'adopt':
      return edited(replay, withMain(replay.main, action.tree))
    case 'switch': {
      const path = siblingOf(replay.tree, pathOf(replay), action.way)
      return path === undefined ? replay : shown(replay, path)
    }
    case 'promote':
      return edited(replay, promote(replay.tree, action.path, replay.fixed))
    case 'remove':
      return removed(replay, action.path)
    case 'restore':
      return edited(replay, mergeTrees(replay.tree, action.tree))
    case 'remark':
      return edited(replay, remarkTurn(replay.tree, action.row, action.remarks))
    case 'renew':
      return renewed(replay, action.main)
    case 'leave': {
      if (replay.other === undefined) return replay
      const n = within(replay.main, Math.min(replay.n, replay.other.base))
      return { ...replay, other: undefined, n, events: NOTHING, changes: replay.changes + 1 }
    }
  }
}
