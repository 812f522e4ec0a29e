import { createHash } from 'node:crypto'
import { formatMove, type Game, legalMoves, play, rewind, toState } from '@amyitis/engine'

/** The index entry of a game: enough to detect any change of a rule, and its effect on points. */
export interface Digest {
  readonly file: string
  readonly decisions: number
  readonly rounds: number
  readonly scores: readonly number[]
  readonly winners: readonly number[] | null
  /** Points of each seat by clause. */
  readonly tally: readonly Readonly<Record<string, number>>[]
  /** SHA-256 over the state and the legal moves of every position, and over the events of every move. */
  readonly positions: string
  readonly events: string
}

const sorted = (points: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(points).sort(([a], [b]) => (a < b ? -1 : 1)))

export function digest(file: string, game: Game): Digest {
  const positions = createHash('sha256')
  const events = createHash('sha256')
  const at = rewind(game, 0)
  const look = () => positions.update(`${JSON.stringify(toState(at.position))}\n${legalMoves(at).join()}\n`)
  look()
  for (const { move } of game.entries) {
    const played = play(at, formatMove(move))
    if (!played.ok) throw new Error(`${file}: ${formatMove(move)} is refused`)
    events.update(`${JSON.stringify(played.events)}\n`)
    look()
  }
  const { round, seats, winners } = toState(at.position)
  return {
    file,
    decisions: game.entries.length,
    rounds: round,
    scores: seats.map((seat) => seat.score),
    winners,
    tally: at.tally.map(sorted),
    positions: positions.digest('hex'),
    events: events.digest('hex'),
  }
}
