import { type Dealer, type Event, formatMove, type Game, play, rewind } from '@amyitis/engine'

/** One answered decision, and what came of it. */
export interface Step {
  readonly seat: number
  readonly move: string
  readonly events: readonly Event[]
}

/** A dealer that lays the cards of a record. */
const laying =
  (cards: readonly number[]): Dealer =>
  (_, __, groups) => {
    for (let i = 0; i < groups.length; i++) groups[i] = cards[i]
  }

/** Plays a game once more from its beginning, one decision after the other; `game` is changed in place. */
export function* replay(game: Game): Generator<Step & { game: Game }> {
  const again = rewind(game, 0)
  for (const entry of game.entries) {
    const move = formatMove(entry.move)
    const played = play(again, move, entry.deal === undefined ? game.dealer : laying(entry.deal))
    yield { seat: entry.seat, move, events: played.ok ? played.events : [], game: again }
  }
}

/** What happened in a game, decision by decision. */
export const historyOf = (game: Game): Step[] =>
  Array.from(replay(game), ({ seat, move, events }) => ({ seat, move, events }))
