import { lengthOf, type Timeline } from './timeline.ts'

/** A round on a line: from its first position to the last one before the next round begins. */
export interface Round {
  readonly round: number
  readonly from: number
  readonly to: number
}

export function roundsOf({ positions }: Pick<Timeline, 'positions'>): Round[] {
  const rounds: Round[] = []
  positions.forEach(({ round }, n) => {
    const last = rounds.at(-1)
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, to: n }
    else rounds.push({ round, from: n, to: n })
  })
  return rounds
}

/** Places where a turn begins, and the end of the line. */
const isTurn = ({ steps }: Timeline, n: number): boolean => n === 0 || n === steps.length || steps[n].opens
const isRound = ({ positions, steps }: Timeline, n: number): boolean =>
  n === 0 || n === steps.length || positions[n].round !== positions[n - 1].round

/** What one jump on a line can be. */
export type Jump = 'step' | 'turn' | 'round'

function stops(timeline: Timeline, jump: Jump, n: number): boolean {
  if (jump === 'step') return true
  return jump === 'turn' ? isTurn(timeline, n) : isRound(timeline, n)
}

/** The next stop from a place, or the one before it; at an end of the line the end itself. */
export function jumpFrom(timeline: Timeline, n: number, jump: Jump, way: 1 | -1): number {
  let to = n + way
  while (to > 0 && to < lengthOf(timeline) && !stops(timeline, jump, to)) to += way
  return Math.max(0, Math.min(lengthOf(timeline), to))
}

/** The turn that a place belongs to: from its first decision to the place where the next one begins. */
export function turnAround(timeline: Timeline, n: number): { readonly from: number; readonly to: number } {
  let from = n
  while (!isTurn(timeline, from)) from--
  return { from, to: n === lengthOf(timeline) ? n : jumpFrom(timeline, n, 'turn', 1) }
}
