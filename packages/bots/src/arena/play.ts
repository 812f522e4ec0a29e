import { type Game, type MoveCode, type NewGame, newGame, type Position, playMove } from '@amyitis/engine'
import { type Clock, tick } from './clock.ts'

/** Whoever can choose a move: a bot of this package, or a program that is asked and answers in its own time. */
export interface Player {
  choose(position: Position): MoveCode | Promise<MoveCode>
}

/** Plays a game to its end; answers it without a record of moves, for speed. The clocks, one a seat, run on. */
export async function playArenaGame(
  kind: NewGame,
  players: readonly Player[],
  clocks?: readonly Clock[],
): Promise<Game['position']> {
  const { position, dealer } = newGame(kind)
  while (position.decision !== undefined) {
    const seat = position.player
    const begun = performance.now()
    const chosen = players[seat].choose(position)
    const move = typeof chosen === 'number' ? chosen : await chosen
    if (clocks !== undefined) tick(clocks[seat], performance.now() - begun)
    playMove(position, move, dealer)
  }
  return position
}
