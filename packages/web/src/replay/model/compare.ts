import { jumpFrom } from '../../timeline/marks.ts'
import { MEASURES, type Measure, measured } from '../../timeline/measures.ts'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'

/** One thing that a seat has more or less of than it had in the game. */
interface Difference {
  readonly seat: number
  readonly measure: Measure
  /** In the other line, and in the game after as many turns. */
  readonly here: number
  readonly there: number
}

export interface Comparison {
  /** How many turns the other line has gone its own way. */
  readonly turns: number
  /** The place of the game after as many turns. */
  readonly n: number
  readonly differences: readonly Difference[]
}

/** How many turns have been begun between two places of a line. */
const turnsBetween = ({ steps }: Timeline, from: number, to: number) =>
  steps.slice(from, to).filter(({ opens }, i) => opens || i === 0).length

/** Holds a place of another line against the game after as many turns: what everybody has more or less of. */
export function compare(main: Timeline, other: Timeline, n: number): Comparison | undefined {
  const turns = turnsBetween(other, other.base, n)
  if (turns === 0) return undefined
  let there = other.base
  for (let turn = 0; turn < turns && there < lengthOf(main); turn++) there = jumpFrom(main, there, 'turn', 1)
  const differences = MEASURES.flatMap((measure) => {
    const here = measured(other.positions[n], measure)
    const was = measured(main.positions[there], measure)
    return here.flatMap((value, seat) =>
      value === was[seat] ? [] : [{ seat, measure, here: value, there: was[seat] }],
    )
  })
  return { turns, n: there, differences }
}
