import { type Game, type MoveCode, type NewGame, newGame, type Position, playMove } from '@amyitis/engine'
import { addDecisionTime, type DecisionTimes } from './decision-times.ts'

/** Anything that can choose a move: a bot of this package, or an external program that answers asynchronously. */
export interface ArenaPlayer {
  choose(position: Position): MoveCode | Promise<MoveCode>
}

/** Plays a game to its end and returns the final position, without keeping a record. Adds to the decision times of each seat. */
export async function playArenaGame(
  kind: NewGame,
  players: readonly ArenaPlayer[],
  times?: readonly DecisionTimes[],
): Promise<Game['position']> {
  const { position, dealer } = newGame(kind)
  while (position.decision !== undefined) {
    const seat = position.player
    const start = performance.now()
    const chosen = players[seat].choose(position)
    const move = typeof chosen === 'number' ? chosen : await chosen
    if (times !== undefined) addDecisionTime(times[seat], performance.now() - start)
    playMove(position, move, dealer)
  }
  return position
}
