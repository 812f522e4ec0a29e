import { type Event, isOver } from '@amyitis/engine'
import { type Jump, jumpFrom } from '../../timeline/marks.ts'
import { dealsOf, lengthOf, sharedBy, type Timeline, whatIf, within } from '../../timeline/timeline.ts'

/** A look back: the game that was played, perhaps another line that leaves it, and the position that is shown. */
export interface Look {
  readonly main: Timeline
  /** “What if?”: the line that is tried; undefined while the game itself is shown. */
  readonly other: Timeline | undefined
  readonly n: number
  /** What the last step forward set in motion; nothing after a jump. */
  readonly events: readonly Event[]
  /** How often the position has changed. */
  readonly beat: number
}

export type LookAction =
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

export const lineOf = ({ main, other }: Pick<Look, 'main' | 'other'>): Timeline => other ?? main

export const openLook = (main: Timeline, n = lengthOf(main)): Look => ({
  main,
  other: undefined,
  n: within(main, n),
  events: NOTHING,
  beat: 0,
})

function moved(look: Look, to: number): Look {
  const line = lineOf(look)
  const n = within(line, to)
  if (n === look.n) return look
  const events = n === look.n + 1 ? line.steps[look.n].events : NOTHING
  return { ...look, n, events, beat: look.beat + 1 }
}

function played(look: Look, move: string): Look {
  const line = lineOf(look)
  const other = whatIf(line, look.n, [move], dealsOf(look.main.game))
  if (lengthOf(other) === look.n) return look
  return moved({ ...look, other }, look.n + 1)
}

/** Can something be tried in the position shown? */
export const canTry = (look: Look): boolean => !isOver({ ...look.main.game, position: lineOf(look).positions[look.n] })

/** Lays out moves after the first `n` decisions of a line and stands still before them. */
function laidOut(look: Look, line: Timeline, n: number, moves: readonly string[]): Look {
  const other = whatIf(line, n, moves, dealsOf(look.main.game))
  return { ...look, other, n, events: NOTHING, beat: look.beat + 1 }
}

/** Who looks at the last position of a game follows it; who looks at another one, or tries something, stays there. */
function renewed(look: Look, main: Timeline): Look {
  if (main === look.main) return look
  const shared = sharedBy(look.main, main)
  if (look.other !== undefined) {
    const other = { ...look.other, base: Math.min(look.other.base, shared) }
    return { ...look, main, other }
  }
  const follows = look.n === lengthOf(look.main)
  const n = follows ? lengthOf(main) : within(main, look.n)
  if (n === look.n && n <= shared) return { ...look, main }
  const events = follows && shared === look.n ? main.steps.slice(shared).flatMap(({ events }) => events) : NOTHING
  return { ...look, main, n, events, beat: look.beat + 1 }
}

export function lookAgain(look: Look, action: LookAction): Look {
  switch (action.do) {
    case 'go':
      return moved(look, action.n)
    case 'jump':
      return moved(look, jumpFrom(lineOf(look), look.n, action.jump, action.way))
    case 'try':
      return look.other === undefined && canTry(look) ? laidOut(look, look.main, look.n, []) : look
    case 'play':
      return played(look, action.move)
    case 'line':
      return laidOut(look, look.main, within(look.main, action.n), action.moves)
    case 'follow':
      return laidOut(look, lineOf(look), look.n, action.moves)
    case 'renew':
      return renewed(look, action.main)
    case 'leave': {
      if (look.other === undefined) return look
      const n = within(look.main, Math.min(look.n, look.other.base))
      return { ...look, other: undefined, n, events: NOTHING, beat: look.beat + 1 }
    }
  }
}
