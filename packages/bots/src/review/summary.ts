import { type Game, winners } from '@amyitis/engine'
import { accuracyOf, costOf, GRADES, gameAccuracy, gradeOf, INACCURACY } from './accuracy.ts'
import type { Review, ReviewedDeal, ReviewedDecision, ReviewedSeat, ReviewedTurn, TurningPoint } from './reviewed.ts'

const MAX_TURNING_POINTS = 5

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Summarises the decisions of one turn. */
export function turnOf(decisions: readonly ReviewedDecision[]): ReviewedTurn {
  const [first] = decisions
  const { after } = decisions[decisions.length - 1]
  const loss = sum(decisions.map((decision) => decision.loss))
  const points = sum(decisions.map((decision) => decision.points))
  const cost = costOf({ loss, points })
  const worst = decisions.reduce((one, other) => (costOf(other) > costOf(one) ? other : one))
  const earlier = decisions.slice(0, decisions.indexOf(worst)).map(({ move }) => move)
  return {
    n: first.n,
    decisions: decisions.length,
    round: first.round,
    seat: first.seat,
    moves: decisions.map(({ move }) => move),
    forced: decisions.every(({ forced }) => forced),
    ...(decisions.every(({ proven }) => proven) && { proven: true }),
    before: Math.min(1, after + loss),
    after,
    loss,
    points,
    accuracy: accuracyOf(cost),
    grade: gradeOf(cost),
    better: worst.better === null ? null : { ...worst.better, moves: [...earlier, ...worst.better.moves] },
  }
}

/** How well a seat played, and how lucky its deals were. */
function seatOf(seat: number, turns: readonly ReviewedTurn[], deals: readonly ReviewedDeal[]): ReviewedSeat {
  const own = turns.filter((turn) => turn.seat === seat && !turn.forced)
  const count = (grade: string) => own.filter((turn) => turn.grade === grade).length
  return {
    accuracy: gameAccuracy(own) ?? null,
    turns: own.length,
    grades: Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as ReviewedSeat['grades'],
    loss: sum(own.map(({ loss }) => loss)),
    points: sum(own.map(({ points }) => points)),
    luck: sum(deals.map(({ before, after }) => after[seat] - before[seat])),
  }
}

/** The largest swings by turns and deals, in game order. */
function turningPoints(turns: readonly ReviewedTurn[], deals: readonly ReviewedDeal[]): TurningPoint[] {
  const all: TurningPoint[] = [
    ...turns.map(({ n, loss }): TurningPoint => ({ kind: 'turn', n, swing: loss })),
    ...deals.map(({ round, n, swing }): TurningPoint => ({ kind: 'deal', round, n, swing })),
  ]
  const place = ({ kind, n }: TurningPoint) => (kind === 'deal' ? n + 0.5 : n)
  return all
    .filter(({ swing }) => swing >= INACCURACY)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MAX_TURNING_POINTS)
    .sort((a, b) => place(a) - place(b))
}

/** The share of all win chance changing hands that deals account for. */
function luckShareOf(turns: readonly ReviewedTurn[], deals: readonly ReviewedDeal[]): number {
  const dealt = sum(deals.map(({ swing }) => swing))
  const given = sum(turns.map(({ loss }) => loss))
  return dealt + given === 0 ? 0 : dealt / (dealt + given)
}

/** The whole review: players, turning points and luck follow from turns and deals. */
export function summarise(
  { position, entries }: Game,
  decisions: readonly ReviewedDecision[],
  turns: readonly ReviewedTurn[],
  deals: readonly ReviewedDeal[],
): Review {
  const { box } = position
  return {
    players: box.players,
    palace: box.palace,
    edition: box.edition.id,
    scores: position.seats.map(({ score }) => score),
    winners: position.decision === undefined ? winners(position) : null,
    complete: decisions.length === entries.length,
    decisions,
    turns,
    deals,
    seats: position.seats.map((_, seat) => seatOf(seat, turns, deals)),
    turningPoints: turningPoints(turns, deals),
    luckShare: luckShareOf(turns, deals),
  }
}
