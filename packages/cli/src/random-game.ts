import {
  type Box,
  type Dealer,
  drawSetup,
  layOut,
  listLegal,
  MoveList,
  type Position,
  playMove,
  proceed,
  type Random,
} from '@amyitis/engine'

const list = new MoveList()

/** Plays one game with uniformly random legal moves. */
export function playRandomGame(box: Box, random: Random, dealer: Dealer): { pos: Position; decisions: number } {
  const pos = layOut(box, drawSetup(box, random))
  proceed(pos, dealer)
  let decisions = 0
  while (pos.decision !== undefined) {
    listLegal(pos, list)
    playMove(pos, list.moves[random(list.length)], dealer)
    decisions++
  }
  return { pos, decisions }
}
