import { turnContinues } from '@amyitis/bots'
import { apply, type Event, type Game, opensTurn } from '@amyitis/engine'
import type { Posed } from '../model/posed.ts'

/** What has been played in an attempt so far. */
export interface Attempt {
  readonly game: Game
  /** How many moves were played before the puzzle. */
  readonly from: number
  /** What the last move set in motion. */
  readonly latest: readonly Event[]
}

export const beginAttempt = ({ game }: Pick<Posed, 'game'>): Attempt => ({
  game,
  from: game.entries.length,
  latest: [],
})

/** The attempt after a legal move. */
export function playOn(attempt: Attempt, move: string): Attempt {
  const played = apply(attempt.game, move)
  if (!played.ok) throw new RangeError(`${move}: ${played.refusal.code}`)
  return { ...attempt, game: played.game, latest: played.events }
}

/** The moves played so far. */
export const turnOf = ({ game, from }: Attempt): number[] => game.entries.slice(from).map(({ move }) => move)

export const isTurnOver = ({ game, from }: Attempt, seat: number): boolean =>
  game.entries.length > from && !turnContinues(game.position, seat)

/** The attempt with the first turn of a line played after it; everything that happens in it is the latest. */
export function withReply(attempt: Attempt, line: readonly string[]): Attempt {
  let now = attempt
  const latest: Event[] = []
  for (const [i, move] of line.entries()) {
    if (i > 0 && opensTurn(now.game.position)) break
    now = playOn(now, move)
    latest.push(...now.latest)
  }
  return line.length === 0 ? attempt : { ...now, latest }
}
