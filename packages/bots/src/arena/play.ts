import { type Game, type Move, type NewGame, newGame, type Position, playMove } from '@amyitis/engine'

/** Whoever can choose a move: a bot of this package, or a program that is asked and answers in its own time. */
export interface Player {
  choose(position: Position): Move | Promise<Move>
}

/** Plays a game to its end; answers it without a record of moves, for speed. */
export async function playArenaGame(kind: NewGame, players: readonly Player[]): Promise<Game['position']> {
  const { position, dealer } = newGame(kind)
  while (position.decision !== undefined) {
    const chosen = players[position.player].choose(position)
    playMove(position, typeof chosen === 'number' ? chosen : await chosen, dealer)
  }
  return position
}
