import { type Event, fixedDealer, formatMove, type Game, play, rewind } from '@amyitis/engine'

/** A decision and its events. */
export interface Step {
  readonly seat: number
  readonly move: string
  /** Does it start a turn? */
  readonly opens: boolean
  readonly events: readonly Event[]
}

/** Replays a game decision by decision. The game itself stays unchanged; the yielded game keeps changing. */
export function* replay(game: Game): Generator<Step & { game: Game }> {
  const again = rewind(game, 0)
  for (const entry of game.entries) {
    const move = formatMove(entry.move)
    const played = play(again, move, entry.deal === undefined ? game.dealer : fixedDealer(entry.deal))
    yield { seat: entry.seat, move, opens: entry.opens, events: played.ok ? played.events : [], game: again }
  }
}

/** What happened in a game, decision by decision. */
export const historyOf = (game: Game): Step[] => Array.from(replay(game), ({ game: _, ...step }) => step)
