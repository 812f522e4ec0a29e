import { dealt, type Event, formatMove, type Game, play, rewind } from '@amyitis/engine'

/** One answered decision, and what came of it. */
export interface Step {
  readonly seat: number
  readonly move: string
  /** Does it begin a turn? */
  readonly opens: boolean
  readonly events: readonly Event[]
}

/**
 * Plays a game once more from its beginning, one decision after the other. The game itself stays as it is; the one that
 * is handed out goes on changing.
 */
export function* replay(game: Game): Generator<Step & { game: Game }> {
  const again = rewind(game, 0)
  for (const entry of game.entries) {
    const move = formatMove(entry.move)
    const played = play(again, move, entry.deal === undefined ? game.dealer : dealt(entry.deal))
    yield { seat: entry.seat, move, opens: entry.opens, events: played.ok ? played.events : [], game: again }
  }
}

/** What happened in a game, decision by decision. */
export const historyOf = (game: Game): Step[] => Array.from(replay(game), ({ game: _, ...step }) => step)
