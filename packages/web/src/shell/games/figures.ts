import type { GameHead } from '../../game/saved.ts'
import { isHuman } from '../../game/seats.ts'

/** The seat of the only person at a table; undefined if several sat around the screen, or nobody. */
export function ownSeat({ seats }: Pick<GameHead, 'seats'>): number | undefined {
  const people = seats.flatMap((seat, i) => (isHuman(seat) ? [i] : []))
  return people.length === 1 ? people[0] : undefined
}

export type GameResult = 'running' | 'won' | 'lost' | 'over'

/** How a game stands for the person at it; `over` if it had several. */
export function resultOf(head: Pick<GameHead, 'seats' | 'summary'>): GameResult {
  if (head.summary.player !== undefined) return 'running'
  const seat = ownSeat(head)
  if (seat === undefined) return 'over'
  return head.summary.winners.includes(seat) ? 'won' : 'lost'
}

export interface Figures {
  readonly finished: number
  readonly won: number
  readonly average: number
  readonly best: GameHead
}

const pointsOf = (head: GameHead): number => head.summary.scores[ownSeat(head) ?? 0]

/** What the finished games of one person tell; undefined if there are none. */
export function figuresOf(games: readonly GameHead[]): Figures | undefined {
  const own = games.filter((head) => ['won', 'lost'].includes(resultOf(head)))
  const [first, ...more] = own
  if (first === undefined) return undefined
  return {
    finished: own.length,
    won: own.filter((head) => resultOf(head) === 'won').length,
    average: own.reduce((sum, head) => sum + pointsOf(head), 0) / own.length,
    best: more.reduce((best, head) => (pointsOf(head) > pointsOf(best) ? head : best), first),
  }
}

export const bestPoints = ({ best }: Figures): number => pointsOf(best)
