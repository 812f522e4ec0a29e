import {
  type Better,
  costliestTurns,
  type Grade,
  type Review,
  type ReviewedDeal,
  type ReviewedDecision,
  type ReviewedTurn,
} from '@amyitis/bots'
import { winners } from '@amyitis/engine'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'

/** A turning point as it is shown: where it lies on the line, who it is about, and what it did to the win chance. */
export type Turning =
  | {
      readonly kind: 'turn'
      /** The position in which the turn began. */
      readonly n: number
      readonly round: number
      readonly seat: number
      /** Win chance given away: below 0, or 0 if the turn only gave away points. */
      readonly change: number
      readonly turn: ReviewedTurn
      readonly better: Better | null
    }
  | {
      readonly kind: 'deal'
      readonly n: number
      readonly round: number
      /** Whom the cards helped most. */
      readonly seat: number
      readonly change: number
      readonly deal: ReviewedDeal
    }

function dealt(deal: ReviewedDeal): Turning {
  const gains = deal.after.map((chance, seat) => chance - deal.before[seat])
  const change = Math.max(...gains)
  return { kind: 'deal', n: deal.n, round: deal.round, seat: gains.indexOf(change), change, deal }
}

const played = (turn: ReviewedTurn): Turning => ({
  kind: 'turn',
  n: turn.n - 1,
  round: turn.round,
  seat: turn.seat,
  change: -turn.loss,
  turn,
  better: turn.better,
})

/** The turning points of a reviewed game, in its order. */
export function turningsOf({ turningPoints, turns, deals }: Review): Turning[] {
  return turningPoints.flatMap((point): Turning[] => {
    if (point.kind === 'deal') return deals.filter(({ round }) => round === point.round).map(dealt)
    return turns.filter(({ n }) => n === point.n).map(played)
  })
}

/** The turns of some seats that cost them most, in the order of the game: a player's own, when others turned it more. */
export const ownTurnings = (review: Pick<Review, 'turns'>, seats: readonly number[]): Turning[] =>
  costliestTurns(review, seats).map(played)

const COSTLY: readonly Grade[] = ['mistake', 'blunder']

/** The mistakes of some seats, or of everybody if there are none, for which the bot knows something better. */
export const costlyTurns = ({ turns }: Pick<Review, 'turns'>, seats: readonly number[]): ReviewedTurn[] =>
  turns.filter(
    ({ grade, seat, better }) =>
      better !== null && COSTLY.includes(grade) && (seats.length === 0 || seats.includes(seat)),
  )

/** Does a place belong to a turning point: to its turn, or to the deal? */
export const isAt = (turning: Turning, n: number): boolean =>
  n >= turning.n && n < turning.n + (turning.kind === 'turn' ? turning.turn.decisions : 1)

/** Win chances of every seat, place by place, as far as they are judged. A game that is over has been won (R1.1). */
export function chancesOf({ positions, ...timeline }: Timeline, decisions: readonly ReviewedDecision[]): number[][] {
  const chances = decisions.map((decision) => {
    const total = decision.chances.reduce((sum, chance) => sum + chance, 0)
    return decision.chances.map((chance) => chance / total)
  })
  const length = lengthOf({ positions, ...timeline })
  const last = positions[length]
  if (chances.length < length || last.decision !== undefined) return chances
  const won = winners(last)
  return [...chances, last.seats.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0))]
}

/** The judgement of the turn that a place lies in; at the place where it begins, of the turn to come. */
export const turnAt = ({ turns }: Pick<Review, 'turns'>, n: number): ReviewedTurn | undefined =>
  turns.find((turn) => n >= turn.n - 1 && n < turn.n - 1 + turn.decisions)
