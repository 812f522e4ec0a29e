import type { Event, State } from '@amyitis/engine'
import type { Step } from '../../game/game-in-progress.ts'

/** R11.2, R11.3 What is counted at the end, in this order. */
const FINAL_SOURCES = ['R11.2', 'R11.3'] as const
export type FinalSource = (typeof FINAL_SOURCES)[number]

type ScoreEvent = Extract<Event, { type: 'score' }>

/** One thing after the other. */
type FinaleStep =
  | { readonly kind: 'dusk'; readonly ms: number }
  /** The points of a seat from one source go up one by one; also said if there are none. */
  | {
      readonly kind: 'count'
      readonly source: FinalSource
      readonly seat: number
      readonly points: number
      readonly ms: number
    }
  | { readonly kind: 'garland'; readonly ms: number }

export interface FinalePlan {
  readonly steps: readonly FinaleStep[]
  /** Scores before the final scoring, and at the end. */
  readonly before: readonly number[]
  readonly totals: readonly number[]
  /** 1 for the first; equal for those who are level. */
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
  /** Seats, the first first. */
  readonly order: readonly number[]
}

export const POINT_MS = 90
const DUSK_MS = 1300
const REST_MS = 420
const GARLAND_MS = 1500

/** Is it given in the final scoring? */
export const isFinal = (event: Event): event is ScoreEvent =>
  event.type === 'score' && (FINAL_SOURCES as readonly string[]).includes(event.clause)

/** R11.2, R11.3 The points of the final scoring, in the order in which they are given; none if the game was conceded. */
export function finalScores(steps: readonly Pick<Step, 'events'>[]): ScoreEvent[] {
  const last = steps[steps.length - 1]?.events ?? []
  return last.some(({ type }) => type === 'over') ? last.filter(isFinal) : []
}

const pointsOf = (scored: readonly ScoreEvent[], seat: number, source?: FinalSource): number =>
  scored
    .filter((event) => event.seat === seat && (source === undefined || event.clause === source))
    .reduce((sum, { points }) => sum + points, 0)

/** The ceremony at the end of a game. `ranks` are given where somebody has conceded. */
export function finalePlan(
  steps: readonly Pick<Step, 'events'>[],
  state: Pick<State, 'seats' | 'winners'>,
  ranks?: readonly number[],
): FinalePlan {
  const scored = finalScores(steps)
  const totals = state.seats.map(({ score }) => score)
  const seats = totals.map((_, seat) => seat)
  const places = ranks ?? totals.map((total) => 1 + totals.filter((other) => other > total).length)
  const played = steps.at(-1)?.events.some(({ type }) => type === 'over') ?? false
  const counts = FINAL_SOURCES.flatMap((source) =>
    seats.map((seat): FinaleStep => {
      const points = pointsOf(scored, seat, source)
      return { kind: 'count', source, seat, points, ms: REST_MS + POINT_MS * points }
    }),
  )
  return {
    steps: [
      ...(played ? [{ kind: 'dusk', ms: DUSK_MS } as const, ...counts] : []),
      { kind: 'garland', ms: GARLAND_MS },
    ],
    before: totals.map((total, seat) => total - pointsOf(scored, seat)),
    totals,
    ranks: places,
    winners: state.winners ?? [],
    order: seats.toSorted((a, b) => places[a] - places[b] || a - b),
  }
}

/** The score of each seat while the points of a step are being counted. */
export function scoresAt({ steps, before }: FinalePlan, at: number, counted: number): number[] {
  const scores = [...before]
  steps.forEach((step, i) => {
    if (step.kind === 'count' && i <= at) scores[step.seat] += i < at ? step.points : Math.min(counted, step.points)
  })
  return scores
}

/** How a result is put to one reader: `you` is their seat, if they have one of their own. */
export type Headline =
  | { readonly kind: 'you-win' | 'you-share' }
  | { readonly kind: 'wins'; readonly seat: number }
  | { readonly kind: 'share'; readonly seats: readonly number[] }

export function headlineOf({ winners }: Pick<FinalePlan, 'winners'>, you: number | undefined): Headline {
  if (you !== undefined && winners.includes(you)) return { kind: winners.length === 1 ? 'you-win' : 'you-share' }
  return winners.length === 1 ? { kind: 'wins', seat: winners[0] } : { kind: 'share', seats: winners }
}

/** Who came next after the winners: several, if they are level. */
export function secondOf({ order, winners, ranks }: FinalePlan): number[] {
  const next = order.find((seat) => !winners.includes(seat))
  return next === undefined ? [] : order.filter((seat) => !winners.includes(seat) && ranks[seat] === ranks[next])
}

/** How far the winner is ahead; undefined if all have won, or if points did not decide. */
export function leadOf(plan: FinalePlan): number | undefined {
  const { winners, totals } = plan
  const [next] = secondOf(plan)
  if (next === undefined || winners.length === 0) return undefined
  const ahead = totals[winners[0]] - totals[next]
  return ahead > 0 ? ahead : undefined
}
