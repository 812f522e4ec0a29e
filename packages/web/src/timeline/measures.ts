import type { Position, Seat } from '@amyitis/engine'
import { roundsOf } from './marks.ts'
import { lengthOf, type Timeline } from './timeline.ts'

/** What can be followed over the rounds. */
export const MEASURES = ['points', 'tiles', 'talents', 'camels', 'goods', 'cubes', 'track'] as const
export type Measure = (typeof MEASURES)[number]

const OF: Readonly<Record<Measure, (seat: Seat) => number>> = {
  points: (seat) => seat.score,
  tiles: (seat) => seat.tiles,
  talents: (seat) => seat.talents,
  camels: (seat) => seat.camels,
  goods: (seat) => seat.goods.reduce((total, count) => total + count, 0),
  cubes: (seat) => seat.cubes,
  track: (seat) => seat.track,
}

/** R12.2 Only the expansion has a palace track. */
export const measuresOf = ({ box }: Position): Measure[] =>
  MEASURES.filter((measure) => measure !== 'track' || box.palace)

export const measured = (position: Position, measure: Measure): number[] => position.seats.map(OF[measure])

/** How something stood for every seat at one place of a line. */
export interface Mark {
  /** The round that begins there; undefined at the end of the line. */
  readonly round: number | undefined
  readonly n: number
  readonly values: readonly number[]
}

/** How something stood as each round began, and how it stands at the end. */
export function overRounds(timeline: Timeline, measure: Measure): Mark[] {
  const { positions } = timeline
  const mark = (n: number, round?: number): Mark => ({ round, n, values: measured(positions[n], measure) })
  return [...roundsOf(timeline).map(({ round, from }) => mark(from, round)), mark(lengthOf(timeline))]
}

/** How something went for each seat, place by place. */
export const course = ({ positions }: Timeline, measure: Measure): number[][] =>
  positions[0].seats.map((_, seat) => positions.map(({ seats }) => OF[measure](seats[seat])))
